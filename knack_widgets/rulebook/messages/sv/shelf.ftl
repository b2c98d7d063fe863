### Det som sägs före den första given i ett besök.

ui-intro = Innan du börjar
ui-intro_close = Uppfattat

### Hyllan: vad läsaren har läst och lärt sig hittills.

ui-learned = { $read } av { $all } punkter lästa, { $tried } övade, { $sure } kan du säkert
ui-learned_chapters = Kapitel för kapitel
ui-learned_due = Att repetera i dag: { $total }
ui-learned_practise = Repetera

ui-settle = Avgör en tvist
ui-settle_here = Avgör
ui-settle_hint = Öppna det här läget i redigeraren och fråga vad som är tillåtet
ui-to_editor = Läget öppnas i redigeraren. Kort som du inte ser är okända där.

ui-path = Steg för steg
ui-path_play = Spela
ui-path_refused = Inte tillåtet
ui-path_why = Varför
ui-path_round = Öva
ui-path_traps = Fällor
ui-trap_of_day = Dagens fälla
ui-path_done = klart
ui-shelf_broken = Det här spelet kan inte visas. Programmets logg säger vad som är fel med det.

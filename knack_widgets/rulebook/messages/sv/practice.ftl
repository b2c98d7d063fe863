# Att öva: en omgång frågor, och vad läsaren har lärt sig hittills.

ui-practise = Öva
ui-practise_on = Tillbaka till frågan
ui-no_lesson = Den här lektionen går inte att öppna: { $text }
ui-no_exercise = Övningen i adressen går inte att visa: { $text }

practise-practice = Öva
practise-of = av
practise-check = Rätta
practise-choose = Välj ett svar först.
practise-chosen = Valt:
practise-which_allowed = Vilka kort får du spela nu? Tryck på alla som är tillåtna.
practise-which_refused = Vilka av korten får du inte spela nu? Tryck på dem.
practise-face_down = mörkt
practise-hint = Ledtråd
practise-hint_last = En ledtråd till
practise-next = Nästa fråga
practise-lesson = Lektion
practise-lesson_next = Nästa steg
practise-lesson_back = Förra steget
practise-lesson_own = Ditt svar
practise-lesson_own_hint = Bara för dig: det rättas inte och sparas inte. När lektionen är slut ser du det igen och kan jämföra.
practise-lesson_answers = Dina svar
practise-lesson_open = Öppna det här bordet
practise-lesson_done = Lektionen är slut.
practise-lesson_fault = Den här övningen går inte att visa
practise-finish = Visa resultatet
practise-due_scope = Repetition
practise-due_next = Repetera även: { $name }
practise-again = En omgång till
practise-print = Skriv ut tio övningar
practise-print_these = Skriv ut de här övningarna
practise-papers = Skriv ut, Moodle …
practise-moodle = För Moodle (XML)
practise-gift = För andra system (GIFT-text)
practise-leave = Tillbaka till ditt parti
practise-table = Bordet i frågan
practise-try = Pröva på bordet
practise-try_move = Pröva det här på bordet
practise-back = Tillbaka till frågan
practise-is_right = rätt
practise-is_missed = missat
practise-is_wrong = fel
practise-is_right_refused = rätt markerat: förbjudet
practise-is_missed_refused = missat: förbjudet
practise-is_wrong_refused = fel markerat: tillåtet

practise-right = Helt rätt!
practise-partly = Inte riktigt.
practise-missed_all = Det stämmer inte.

practise-result = { $right } rätt av { $total }
practise-look_again = Titta igen
practise-to_result = Tillbaka till resultatet
practise-measure = { $name }: { $tried } av { $all } punkter övade, { $sure } kan du säkert
practise-back_in = { $days ->
    [0] kommer tillbaka i dag
    [1] kommer tillbaka i morgon
   *[other] kommer tillbaka om { SPELL($days) } dagar
}

practise-bait = Spelare som inte kan regeln gör ett förbjudet drag här i { $share } fall av 100, oftast ”{ $choice }”.
practise-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[other] december
}
practise-day_scope = Fällan den { $day }
practise-share = Dela resultatet
practise-shared = Kopierat.
practise-share_right = { $game }, fällan den { $day }: rätt på första försöket
practise-share_wrong = { $game }, fällan den { $day }: jag gick i den

practise-keeping = Dina framsteg
practise-text = Det du har lärt dig sparas i den här webbläsaren och ingen annanstans. Du kan ta det med dig som en fil.
practise-take = Spara som fil
practise-bring = Lägg till från fil …
practise-forget = Radera mina framsteg
practise-printed = Bladet med facit är sparat som { $file }. Öppna filen och skriv ut den.
practise-quizzed = { $count ->
    [one] En fråga är sparad i { $file }.
   *[other] { SPELL($count, start: "yes") } frågor är sparade i { $file }.
}
practise-quiz_left = Frågor som sådana system inte kan rätta är inte med.
practise-taken = Dina framsteg är sparade i { $file }.
practise-brought = { $count ->
    [0] Filen innehöll ingenting att lägga till.
    [one] En sorts fråga har lagts till från filen.
   *[other] { SPELL($count, start: "yes") } sorters frågor har lagts till från filen.
}
practise-forgotten = Dina framsteg är raderade.
practise-undo = Ångra
practise-unreadable = I filen finns inga framsteg som går att läsa: { $text }. Ingenting har ändrats.

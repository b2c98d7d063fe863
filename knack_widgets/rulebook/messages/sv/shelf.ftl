### Det som sägs före den första given i ett besök.

ui-intro = Innan du börjar
ui-intro_close = Uppfattat

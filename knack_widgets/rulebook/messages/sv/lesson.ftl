### En lektion om chanser.

ui-lesson = För en klass: När ska man knacka?
ui-class_table = En klass vid ett bord: rum och lektioner
ui-lesson_answer = Visa svaret
ui-lesson_worlds = Världar
ui-lesson_others = De andra
ui-lesson_careful = försiktiga
ui-lesson_random = slumpmässiga
ui-lesson_span = { $low } till { $high }
ui-lesson_threads = Trådar
ui-lesson_steps = Steg
ui-lesson_worked_out_by = Räknat med
ui-lesson_behind = Efter det bästa
ui-lesson_alone = Med egna världar
ui-lesson_deal = Giv
ui-lesson_row = { $deal }, { $others }
ui-lesson_play = Spela igenom
ui-lesson_clear = Töm tabellen
ui-lesson_hand = Din hand
ui-lesson_up = Uppvänt kort

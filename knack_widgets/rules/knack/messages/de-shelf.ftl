page-about = Drei Karten, drei Stiche: Wer klopft und einen Stich macht, wird bezahlt; wer klopft und leer ausgeht, setzt eine Bete.
page-goal = Ihr spielt eure drei Karten einzeln aus, in drei Stichen. Klopfe, wenn du dir mindestens einen davon zutraust.
page-pay = Der Geber zahlt für jeden Stich einen Einsatz.
page-bete = Eine Bete ist eine Strafe von mindestens drei Einsätzen. Sie bleibt auf dem Tisch, und in den nächsten Spielen wird um sie gespielt.

page-about = Drei Stiche um einen Topf, und vorher darfst du neue Karten kaufen: Wer klopft und keinen Stich macht, setzt eine Bete, nach zweimaligem Kaufen zwei.
page-goal = Ihr spielt eure drei Karten einzeln aus, in drei Stichen. Klopfe, wenn du dir mindestens einen davon zutraust; schlechte Karten kannst du gegen neue tauschen.
page-pay = Der Geber füllt vor jedem Spiel den Topf.
page-bete = Eine Bete ist eine Strafe, so groß wie der Topf; wer zweimal gekauft hat, setzt zwei. Die Beten kommen in spätere Töpfe.

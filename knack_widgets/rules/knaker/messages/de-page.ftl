### The one line above the table: what the game is about, and what to press first.

page-aim = Werde alle deine Karten los, aber nicht zuletzt mit einer Zwei oder einer Wende: Sonst wirst du Letzter.
page-begin = { $phase ->
    [play] Wenn du dran bist: Wähle Karten und lege sie, oder spiele auf gut Glück. Ziehe dann auf drei nach.
    [blow] {""}
    [accused] {""}
    [replace] {""}
    [last-word] {""}
    [over] {""}
   *[exchange] Tausche erst, wenn du willst: Nimm ein Päckchen auf und lege dort eine bessere Karte ab. Dann „Fertig“.
}
ui-tip_risk = { $how ->
        [wide] du wirst in { $low } bis { $high } der Spiele Letzter
       *[mean] du wirst { $often_in } Letzter
    }

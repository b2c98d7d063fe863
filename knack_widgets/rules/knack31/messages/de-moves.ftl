### Knack (31) auf Deutsch: die Züge.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-look = { $seat } sieht sich Stapel { $word } an
    .you = Du siehst dir Stapel { $word } an
    .cannot = { $seat } kann jetzt keinen Stapel ansehen
    .cannot-you = Du kannst jetzt keinen Stapel ansehen
    .allowed = Erlaubt: { $seat } gibt und darf einen der beiden Stapel ansehen.
    .allowed-you = Erlaubt: Du gibst und darfst einen der beiden Stapel ansehen.
    .label = Stapel { $word } ansehen
    .brief = Stapel { $word } ansehen
verb-keep = { $seat } behält den Stapel
    .you = Du behältst den Stapel
    .cannot = { $seat } kann jetzt keinen Stapel behalten
    .cannot-you = Du kannst jetzt keinen Stapel behalten
    .allowed = Erlaubt: { $seat } hat einen Stapel angesehen und darf ihn behalten.
    .allowed-you = Erlaubt: Du hast einen Stapel angesehen und darfst ihn behalten.
    .label = Behalten
    .brief = behalten
verb-switch = { $seat } nimmt ungesehen den anderen Stapel
    .you = Du nimmst ungesehen den anderen Stapel
    .cannot = { $seat } kann jetzt nicht zum anderen Stapel wechseln
    .cannot-you = Du kannst jetzt nicht zum anderen Stapel wechseln
    .allowed = Erlaubt: { $seat } hat einen Stapel angesehen und darf den anderen nehmen, aber ungesehen.
    .allowed-you = Erlaubt: Du hast einen Stapel angesehen und darfst den anderen nehmen, aber ungesehen.
    .label = Wechseln
    .brief = wechseln
verb-swap = { $word ->
    [all] { $seat } tauscht alle drei Karten
   *[other] { $seat } tauscht { $own } gegen { $other }
}
    .you = { $word ->
    [all] Du tauschst alle drei Karten
   *[other] Du tauschst { $own } gegen { $other }
}
    .cannot = { $seat } kann jetzt nicht tauschen
    .cannot-you = Du kannst jetzt nicht tauschen
    .allowed = { $word ->
        [all] Erlaubt: { $seat } ist an der Reihe und darf alle drei Karten tauschen.
       *[other] Erlaubt: { $seat } ist an der Reihe und darf { $own } gegen { $other } tauschen.
    }
    .allowed-you = { $word ->
        [all] Erlaubt: Du bist an der Reihe und darfst alle drei Karten tauschen.
       *[other] Erlaubt: Du bist an der Reihe und darfst { $own } gegen { $other } tauschen.
    }
    .label = { $word ->
        [all] Alle drei tauschen
       *[other] { $own } gegen { $other } tauschen
    }
    .brief = { $word ->
        [all] alle tauschen
       *[other] tauschen { $shorts }
    }
verb-slide = { $seat } schiebt
    .you = Du schiebst
    .cannot = { $seat } kann jetzt nicht schieben
    .cannot-you = Du kannst jetzt nicht schieben
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf schieben.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst schieben.
    .label = Schieben
    .brief = schieben
verb-pass = { $seat } passt
    .you = Du passt
    .cannot = { $seat } kann jetzt nicht passen
    .cannot-you = Du kannst jetzt nicht passen
    .allowed = Erlaubt: { $seat } ist an der Reihe, und die zweite Runde hat begonnen.
    .allowed-you = Erlaubt: Du bist an der Reihe, und die zweite Runde hat begonnen.
    .label = Passen
    .brief = passen
verb-announce = { $seat } sagt an
    .you = Du sagst an
    .cannot = { $seat } kann jetzt nichts ansagen
    .cannot-you = Du kannst jetzt nichts ansagen
    .allowed = Erlaubt: { $seat } hat Knack oder Blitz und muss es sofort ansagen.
    .allowed-you = Erlaubt: Du hast Knack oder Blitz und musst es sofort ansagen.
    .label = Ansagen
    .brief = ansagen
verb-refresh = { $seat } erneuert die Mitte
    .you = Du erneuerst die Mitte
    .cannot = { $seat } kann die Mitte jetzt nicht erneuern
    .cannot-you = Du kannst die Mitte jetzt nicht erneuern
    .allowed = Erlaubt: In der Mitte liegen Sieben, Acht und Neun, und { $seat } ist an der Reihe.
    .allowed-you = Erlaubt: In der Mitte liegen Sieben, Acht und Neun, und du bist an der Reihe.
    .label = Mitte erneuern
    .brief = Mitte erneuern
verb-replace = { $seat } lässt die Karte ersetzen
    .you = Du lässt die Karte ersetzen
    .cannot = { $seat } kann jetzt keine Karte ersetzen lassen
    .cannot-you = Du kannst jetzt keine Karte ersetzen lassen
    .allowed = Erlaubt: { $seat } ist gefragt und darf die Karte ersetzen lassen.
    .allowed-you = Erlaubt: Du bist gefragt und darfst die Karte ersetzen lassen.
    .label = Ersetzen lassen
    .brief = ersetzen lassen
verb-decline = { $seat } lehnt ab und behält die Karte
    .you = Du lehnst ab und behältst die Karte
    .cannot = { $seat } kann jetzt kein Angebot ablehnen
    .cannot-you = Du kannst jetzt kein Angebot ablehnen
    .allowed = Erlaubt: { $seat } ist gefragt und darf ablehnen.
    .allowed-you = Erlaubt: Du bist gefragt und darfst ablehnen.
    .label = Ablehnen
    .brief = ablehnen
verb-ask-back = { $seat } bittet darum, das Getauschte zurückgeben zu dürfen
    .you = Du bittest darum, das Getauschte zurückgeben zu dürfen
    .cannot = { $seat } kann jetzt nicht ums Zurückgeben bitten
    .cannot-you = Du kannst jetzt nicht ums Zurückgeben bitten
    .allowed = Erlaubt: { $seat } hat zuletzt getauscht und darf die anderen bitten.
    .allowed-you = Erlaubt: Du hast zuletzt getauscht und darfst die anderen bitten.
    .label = Ums Zurückgeben bitten
    .brief = ums Zurückgeben bitten
verb-consent = { $seat } stimmt zu
    .you = Du stimmst zu
    .cannot = { $seat } kann jetzt nicht zustimmen
    .cannot-you = Du kannst jetzt nicht zustimmen
    .allowed = Erlaubt: { $seat } ist gefragt und darf zustimmen.
    .allowed-you = Erlaubt: Du bist gefragt und darfst zustimmen.
    .label = Zustimmen
    .brief = zustimmen
verb-refuse = { $seat } stimmt nicht zu
    .you = Du stimmst nicht zu
    .cannot = { $seat } kann jetzt die Zustimmung nicht verweigern
    .cannot-you = Du kannst jetzt die Zustimmung nicht verweigern
    .allowed = Erlaubt: { $seat } ist gefragt und muss nicht zustimmen.
    .allowed-you = Erlaubt: Du bist gefragt und musst nicht zustimmen.
    .label = Nicht zustimmen
    .brief = nicht zustimmen
verb-call-redeal = { $seat } schlägt vor, neu zu geben
    .you = Du schlägst vor, neu zu geben
    .cannot = { $seat } kann jetzt nicht vorschlagen, neu zu geben
    .cannot-you = Du kannst jetzt nicht vorschlagen, neu zu geben
    .allowed = Erlaubt: Während gespielt wird, darf jeder vorschlagen, neu zu geben, also auch { $seat }.
    .allowed-you = Erlaubt: Während gespielt wird, darf jeder vorschlagen, neu zu geben, also auch du.
    .label = Neu geben vorschlagen
    .brief = neu geben vorschlagen
verb-yes = { $seat } stimmt mit Ja
    .you = Du stimmst mit Ja
    .cannot = { $seat } kann jetzt nicht mit Ja stimmen
    .cannot-you = Du kannst jetzt nicht mit Ja stimmen
    .allowed = Erlaubt: { $seat } hat noch nicht abgestimmt.
    .allowed-you = Erlaubt: Du hast noch nicht abgestimmt.
    .label = Ja
    .brief = ja
verb-no = { $seat } stimmt mit Nein
    .you = Du stimmst mit Nein
    .cannot = { $seat } kann jetzt nicht mit Nein stimmen
    .cannot-you = Du kannst jetzt nicht mit Nein stimmen
    .allowed = Erlaubt: { $seat } hat noch nicht abgestimmt.
    .allowed-you = Erlaubt: Du hast noch nicht abgestimmt.
    .label = Nein
    .brief = nein
verb-expose = Beim Geben war eine Karte von { $seat } zu sehen: { $card }
    .you = Beim Geben war eine deiner Karten zu sehen: { $card }
    .cannot = Für eine Karte, die zu sehen war, gibt es jetzt kein Angebot
    .allowed = Erlaubt: Beim Geben war { $card } zu sehen, also muss { $seat } ein Angebot bekommen.
    .allowed-you = Erlaubt: Beim Geben war { $card } zu sehen, also musst du ein Angebot bekommen.
    .label = { $Card } war zu sehen
    .brief = { $card } war zu sehen

### Knack auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

duty-play-8-K-7-b = { $same ->
    [yes] Zwei sind dabei, und zum zweiten Stich muss der höchste Trumpf vom Buben an aufwärts ausgespielt werden, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Zwei sind dabei, und zum zweiten Stich muss der höchste Trumpf vom Buben an aufwärts ausgespielt werden: { $seat } hat { $asked } und darf { $refused } spielen.
}
    .you = { $same ->
        [yes] Zwei sind dabei, und zum zweiten Stich muss der höchste Trumpf vom Buben an aufwärts ausgespielt werden, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
       *[no] Zwei sind dabei, und zum zweiten Stich musst du deinen höchsten Trumpf vom Buben an aufwärts ausspielen: Du hast { $asked } und darfst { $refused } spielen.
    }
    .allowed = { $Card } darf gespielt werden: Sind zwei dabei, wird zum zweiten Stich der höchste Trumpf vom Buben an aufwärts ausgespielt.
duty-play-10-K-6-b = { $same ->
    [yes] Mindestens drei sind dabei, also beginnt Vorhand mit dem höchsten Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Mindestens drei sind dabei, also beginnt Vorhand mit dem höchsten Trumpf: { $seat } hat { $asked } und darf { $refused } spielen.
}
    .you = { $same ->
        [yes] Mindestens drei sind dabei, also beginnt Vorhand mit dem höchsten Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
       *[no] Mindestens drei sind dabei, also beginnst du als Vorhand mit deinem höchsten Trumpf: Du hast { $asked } und darfst { $refused } spielen.
    }
    .allowed = { $Card } darf gespielt werden: Sind mindestens drei dabei, beginnt Vorhand mit dem höchsten Trumpf.
event-as-tricks-K-12-b = Das zählt so, als hätte { $seat } drei Stiche gemacht, aber vorhandene Beten bleiben liegen
    .you = Das zählt so, als hättest du drei Stiche gemacht, aber vorhandene Beten bleiben liegen

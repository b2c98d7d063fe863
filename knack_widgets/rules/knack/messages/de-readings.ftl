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
duty-play-12-K-16-b = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um den zweiten Stich zu beginnen, und mindestens drei sind dabei: { $card } darf ausgespielt werden, aber nur verdeckt.
   *[no] { $leading ->
        [no] Verdeckt zugegeben wird nur auf ein verdecktes Ausspiel, und nur ohne Trumpf auf der Hand: { $seat } darf { $card } legen, aber nur offen.
       *[yes] { $number ->
            [2] Verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind, und hier sind es zwei: { $seat } darf { $card } ausspielen, aber nur offen.
           *[other] Verdeckt wird nur zum zweiten Stich ausgespielt: { $seat } darf { $card } ausspielen, aber nur offen.
        }
    }
}
    .you = { $hidden ->
        [yes] Du hast keinen Trumpf, um den zweiten Stich zu beginnen, und mindestens drei sind dabei: Du darfst { $card } ausspielen, aber nur verdeckt.
       *[no] { $leading ->
            [no] Verdeckt zugegeben wird nur auf ein verdecktes Ausspiel, und nur ohne Trumpf auf der Hand: Du darfst { $card } legen, aber nur offen.
           *[yes] { $number ->
                [2] Verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind, und hier sind es zwei: Du darfst { $card } ausspielen, aber nur offen.
               *[other] Verdeckt wird nur zum zweiten Stich ausgespielt: Du darfst { $card } ausspielen, aber nur offen.
            }
        }
    }
    .also = { $leading ->
        [no] Und verdeckt zugegeben wird nur auf ein verdecktes Ausspiel, ohne Trumpf auf der Hand.
       *[yes] { $number ->
            [2] { $in ->
                [2] Und verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind.
               *[other] Und verdeckt spielt nur aus, wer keinen Trumpf hat.
            }
           *[other] Und verdeckt wird nur zum zweiten Stich ausgespielt.
        }
    }
duty-play-14-K-16-b = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um das verdeckte Ausspiel zu bedienen: { $card } darf gelegt werden, aber nur verdeckt.
   *[no] Die verdeckte Karte ist ein Trumpf, also muss Trumpf bedient werden: { $seat } hat { $asked } und darf { $tried } nicht spielen.
}
    .you = { $hidden ->
        [yes] Du hast keinen Trumpf, um das verdeckte Ausspiel zu bedienen: Du darfst { $card } legen, aber nur verdeckt.
       *[no] Die verdeckte Karte ist ein Trumpf, also muss Trumpf bedient werden: Du hast { $asked } und darfst { $tried } nicht spielen.
    }
    .also = Und Trumpf muss offen bedient werden, denn die verdeckte Karte ist ein Trumpf.
    .allowed = { $Card } darf gespielt werden: Ein verdecktes Ausspiel wird mit Trumpf bedient, und wer keinen hat, legt eine Karte verdeckt.
verb-blank-K-16-b = { $seat } legt { $card } verdeckt
    .you = Du legst { $card } verdeckt
    .hidden = { $seat } legt eine Karte verdeckt
    .hidden-you = Du legst eine Karte verdeckt
    .cannot = { $seat } kann { $card } jetzt nicht verdeckt legen
    .cannot-you = Du kannst { $card } jetzt nicht verdeckt legen
    .label = { $card } verdeckt legen

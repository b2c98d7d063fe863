### Knack på svenska: det som sägs annorlunda där ett avgörande läses annorlunda.

duty-play-8-K-7-b = { $same ->
    [yes] Två är med, och till det andra sticket ska den högsta trumfen från knekten och uppåt spelas ut, men öppet: { $card } får inte spelas ut mörkt.
   *[no] Två är med, och till det andra sticket ska den högsta trumfen från knekten och uppåt spelas ut: { $seat } har { $asked } och får inte spela { $refused }.
}
    .you = { $same ->
        [yes] Två är med, och till det andra sticket ska den högsta trumfen från knekten och uppåt spelas ut, men öppet: { $card } får inte spelas ut mörkt.
       *[no] Två är med, och till det andra sticket ska du spela ut din högsta trumf från knekten och uppåt: du har { $asked } och får inte spela { $refused }.
    }
    .allowed = { $Card } får spelas: när två är med ska den högsta trumfen från knekten och uppåt spelas ut till det andra sticket.
duty-play-10-K-6-b = { $same ->
    [yes] Minst tre är med, och då börjar förhand med sin högsta trumf, men öppet: { $card } får inte spelas ut mörkt.
   *[no] Minst tre är med, och då börjar förhand med sin högsta trumf: { $seat } har { $asked } och får inte spela { $refused }.
}
    .you = { $same ->
        [yes] Minst tre är med, och då börjar förhand med sin högsta trumf, men öppet: { $card } får inte spelas ut mörkt.
       *[no] Minst tre är med, och då börjar du som förhand med din högsta trumf: du har { $asked } och får inte spela { $refused }.
    }
    .allowed = { $Card } får spelas: när minst tre är med ska förhand börja med sin högsta trumf.
event-as-tricks-K-12-b = Det räknas som att { $seat } har tagit tre stick, men de betar som finns ligger kvar
    .you = Det räknas som att du har tagit tre stick, men de betar som finns ligger kvar
duty-play-12-K-16-b = { $hidden ->
    [yes] { $seat } har ingen trumf att börja det andra sticket med, och minst tre är med: { $card } får spelas ut, men bara mörkt.
   *[no] { $leading ->
        [no] Mörkt lägger man bara på ett mörkt utspel, och bara utan trumf på hand: { $seat } får lägga { $card }, men bara öppet.
       *[yes] { $number ->
            [2] Ett kort spelas ut mörkt bara när minst tre är med, och nu är bara två med: { $seat } får spela ut { $card }, men bara öppet.
           *[other] Ett kort spelas ut mörkt bara till det andra sticket: { $seat } får spela ut { $card }, men bara öppet.
        }
    }
}
    .you = { $hidden ->
        [yes] Du har ingen trumf att börja det andra sticket med, och minst tre är med: du får spela ut { $card }, men bara mörkt.
       *[no] { $leading ->
            [no] Mörkt lägger man bara på ett mörkt utspel, och bara utan trumf på hand: du får lägga { $card }, men bara öppet.
           *[yes] { $number ->
                [2] Ett kort spelas ut mörkt bara när minst tre är med, och nu är bara två med: du får spela ut { $card }, men bara öppet.
               *[other] Ett kort spelas ut mörkt bara till det andra sticket: du får spela ut { $card }, men bara öppet.
            }
        }
    }
    .also = { $leading ->
        [no] Och mörkt lägger man bara på ett mörkt utspel, utan trumf på hand.
       *[yes] { $number ->
            [2] { $in ->
                [2] Och ett kort spelas ut mörkt bara när minst tre är med.
               *[other] Och bara den som saknar trumf spelar ut mörkt.
            }
           *[other] Och ett kort spelas ut mörkt bara till det andra sticket.
        }
    }
duty-play-14-K-16-b = { $hidden ->
    [yes] { $seat } har ingen trumf att bekänna det mörka utspelet med: { $card } får läggas, men bara mörkt.
   *[no] Det mörka kortet är en trumf, så trumf måste bekännas: { $seat } har { $asked } och får inte spela { $tried }.
}
    .you = { $hidden ->
        [yes] Du har ingen trumf att bekänna det mörka utspelet med: du får lägga { $card }, men bara mörkt.
       *[no] Det mörka kortet är en trumf, så trumf måste bekännas: du har { $asked } och får inte spela { $tried }.
    }
    .also = Och trumf måste bekännas öppet, för det mörka kortet är en trumf.
    .allowed = { $Card } får spelas: ett mörkt utspel bekänns med trumf, och den som saknar trumf lägger ett kort mörkt.
verb-blank-K-16-b = { $seat } lägger { $card } mörkt
    .you = Du lägger { $card } mörkt
    .hidden = { $seat } lägger ett kort mörkt
    .hidden-you = Du lägger ett kort mörkt
    .cannot = { $seat } kan inte lägga { $card } mörkt nu
    .cannot-you = Du kan inte lägga { $card } mörkt nu
    .label = Lägg { $card } mörkt

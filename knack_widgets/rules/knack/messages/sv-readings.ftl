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

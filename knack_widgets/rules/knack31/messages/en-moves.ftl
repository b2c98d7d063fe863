### Knack (31) in English: the moves.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-look = { $seat } looks at pile { $word }
    .you = You look at pile { $word }
    .cannot = { $seat } cannot look at a pile now
    .cannot-you = You cannot look at a pile now
    .allowed = Allowed: { $seat } deals and may look at one of the two piles.
    .allowed-you = Allowed: you deal and may look at one of the two piles.
    .label = Look at pile { $word }
    .brief = look at pile { $word }
verb-keep = { $seat } keeps the pile
    .you = You keep the pile
    .cannot = { $seat } cannot keep a pile now
    .cannot-you = You cannot keep a pile now
    .allowed = Allowed: { $seat } has looked at a pile and may keep it.
    .allowed-you = Allowed: you have looked at a pile and may keep it.
    .label = Keep
    .brief = keep
verb-switch = { $seat } takes the other pile unseen
    .you = You take the other pile unseen
    .cannot = { $seat } cannot switch to the other pile now
    .cannot-you = You cannot switch to the other pile now
    .allowed = Allowed: { $seat } has looked at a pile and may take the other, but unseen.
    .allowed-you = Allowed: you have looked at a pile and may take the other, but unseen.
    .label = Switch
    .brief = switch
verb-swap = { $word ->
    [all] { $seat } swaps all three cards
   *[other] { $seat } swaps { $own } for { $other }
}
    .you = { $word ->
    [all] You swap all three cards
   *[other] You swap { $own } for { $other }
}
    .cannot = { $seat } cannot swap now
    .cannot-you = You cannot swap now
    .allowed = { $word ->
        [all] Allowed: it is { $seat }’s turn, and all three cards may be swapped.
       *[other] Allowed: it is { $seat }’s turn, and { $own } may be swapped for { $other }.
    }
    .allowed-you = { $word ->
        [all] Allowed: it is your turn, and all three cards may be swapped.
       *[other] Allowed: it is your turn, and { $own } may be swapped for { $other }.
    }
    .label = { $word ->
        [all] Swap all three
       *[other] Swap { $own } for { $other }
    }
    .brief = { $word ->
        [all] swap all
       *[other] swap { $shorts }
    }
verb-slide = { $seat } slides
    .you = You slide
    .cannot = { $seat } cannot slide now
    .cannot-you = You cannot slide now
    .allowed = Allowed: it is { $seat }’s turn, and anyone may slide on their turn.
    .allowed-you = Allowed: it is your turn, and anyone may slide on their turn.
    .label = Slide
    .brief = slide
verb-pass = { $seat } passes
    .you = You pass
    .cannot = { $seat } cannot pass now
    .cannot-you = You cannot pass now
    .allowed = Allowed: it is { $seat }’s turn, and the second round has begun.
    .allowed-you = Allowed: it is your turn, and the second round has begun.
    .label = Pass
    .brief = pass
verb-announce = { $seat } announces
    .you = You announce
    .cannot = { $seat } cannot announce anything now
    .cannot-you = You cannot announce anything now
    .allowed = Allowed: { $seat } has Knack or Blitz and must announce it at once.
    .allowed-you = Allowed: you have Knack or Blitz and must announce it at once.
    .label = Announce
    .brief = announce
verb-refresh = { $seat } refreshes the middle
    .you = You refresh the middle
    .cannot = { $seat } cannot refresh the middle now
    .cannot-you = You cannot refresh the middle now
    .allowed = Allowed: a seven, an eight and a nine lie in the middle, and it is { $seat }’s turn.
    .allowed-you = Allowed: a seven, an eight and a nine lie in the middle, and it is your turn.
    .label = Refresh the middle
    .brief = refresh the middle
verb-replace = { $seat } has the card replaced
    .you = You have the card replaced
    .cannot = { $seat } cannot have a card replaced now
    .cannot-you = You cannot have a card replaced now
    .allowed = Allowed: { $seat } is asked and may have the card replaced.
    .allowed-you = Allowed: you are asked and may have the card replaced.
    .label = Have it replaced
    .brief = have it replaced
verb-decline = { $seat } declines and keeps the card
    .you = You decline and keep the card
    .cannot = { $seat } has no offer to decline now
    .cannot-you = You have no offer to decline now
    .allowed = Allowed: { $seat } is asked and may decline.
    .allowed-you = Allowed: you are asked and may decline.
    .label = Decline
    .brief = decline
verb-ask-back = { $seat } asks to undo the swap
    .you = You ask to undo the swap
    .cannot = { $seat } cannot ask to undo a swap now
    .cannot-you = You cannot ask to undo a swap now
    .allowed = Allowed: { $seat } made the latest swap and may ask to undo it.
    .allowed-you = Allowed: you made the latest swap and may ask to undo it.
    .label = Ask to undo the swap
    .brief = ask to undo the swap
verb-consent = { $seat } agrees
    .you = You agree
    .cannot = { $seat } has nothing to agree to now
    .cannot-you = You have nothing to agree to now
    .allowed = Allowed: { $seat } is asked and may agree.
    .allowed-you = Allowed: you are asked and may agree.
    .label = Agree
    .brief = agree
verb-refuse = { $seat } does not agree
    .you = You do not agree
    .cannot = { $seat } has nothing to refuse now
    .cannot-you = You have nothing to refuse now
    .allowed = Allowed: { $seat } is asked and need not agree.
    .allowed-you = Allowed: you are asked and need not agree.
    .label = Refuse
    .brief = refuse
verb-call-redeal = { $seat } proposes a redeal
    .you = You propose a redeal
    .cannot = { $seat } cannot propose a redeal now
    .cannot-you = You cannot propose a redeal now
    .allowed = Allowed: while cards are being swapped anybody may propose a redeal, { $seat } included.
    .allowed-you = Allowed: while cards are being swapped anybody may propose a redeal, you included.
    .label = Propose a redeal
    .brief = propose a redeal
verb-yes = { $seat } votes yes
    .you = You vote yes
    .cannot = { $seat } cannot vote yes now
    .cannot-you = You cannot vote yes now
    .allowed = Allowed: { $seat } has not voted yet.
    .allowed-you = Allowed: you have not voted yet.
    .label = Yes
    .brief = yes
verb-no = { $seat } votes no
    .you = You vote no
    .cannot = { $seat } cannot vote no now
    .cannot-you = You cannot vote no now
    .allowed = Allowed: { $seat } has not voted yet.
    .allowed-you = Allowed: you have not voted yet.
    .label = No
    .brief = no
verb-expose = A card dealt to { $seat } could be seen: { $card }
    .you = One of your cards could be seen during the deal: { $card }
    .cannot = There can be no offer now for a card that was seen
    .allowed = Allowed: { $card } could be seen during the deal, so { $seat } must be made an offer.
    .allowed-you = Allowed: { $card } could be seen during the deal, so you must be made an offer.
    .label = { $Card } was seen
    .brief = { $card } was seen

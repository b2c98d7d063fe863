### Knack (31) in English: why a move is or is not allowed, and the phases.

## Limits of a set-up

limit-setup-1 = The game is played with a single Skat pack: 32 cards, each of them once; it is enough for two to eight players.
limit-ssi-1 = With S.S.I. or without: there is no other choice.

option-ssi = Additional rules (S.S.I.)

## Somebody else's turn

turn-setup-3 = It is not { $seat }’s turn: play goes clockwise, and it is { $turn }’s turn now.
    .you = It is not your turn: play goes clockwise, and it is { $turn }’s turn now.
    .you-turn = It is not { $seat }’s turn: play goes clockwise, and it is your turn now.
turn-deal-3 = { $seat } may not look at either pile: only the dealer may, and that is { $turn }.
    .you = You may not look at either pile: only the dealer may, and that is { $turn }.
    .you-turn = { $seat } may not look at either pile: only the dealer may, and that is you.
turn-deal-4 = { $seat } has no pile to choose: that is up to the dealer, and the dealer is { $turn }.
    .you = You have no pile to choose: that is up to the dealer, and the dealer is { $turn }.
    .you-turn = { $seat } has no pile to choose: that is up to the dealer, and the dealer is you.
turn-aim-1 = It is not { $seat }’s turn yet: forehand begins, and that is { $turn }.
    .you = It is not your turn yet: forehand begins, and that is { $turn }.
    .you-turn = It is not { $seat }’s turn yet: forehand begins, and that is you.
turn-slide-1 = It is not { $seat }’s turn: whoever slides hands the turn on to the left, and it is { $turn }’s turn now.
    .you = It is not your turn: whoever slides hands the turn on to the left, and it is { $turn }’s turn now.
    .you-turn = It is not { $seat }’s turn: whoever slides hands the turn on to the left, and it is your turn now.
turn-pass-2 = It is not { $seat }’s turn: somebody has passed, the others have one more turn each, and now it is { $turn }’s.
    .you = It is not your turn: somebody has passed, the others have one more turn each, and now it is { $turn }’s.
    .you-turn = It is not { $seat }’s turn: somebody has passed, the others have one more turn each, and now it is yours.
turn-ssi-3 = { $seat } is not the one being asked: the card that was seen belongs to { $turn }, so { $turn } answers.
    .you = You are not the one being asked: the card that was seen belongs to { $turn }, so { $turn } answers.
    .you-turn = { $seat } is not the one being asked: the card that was seen is yours, so you answer.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: next the cards are dealt or the match is ended.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-choosing = { $cannot }: first the dealer has to choose one of the two piles.
    .name = the dealer’s choice
    .status = { $by ->
        [deal-4] { $you ->
            [yes] you have seen one pile: keep it or switch to the other
           *[no] { $seat } has looked at a pile and now keeps it or switches to the other
        }
       *[other] { $you ->
            [yes] you deal: look at one of your two piles
           *[no] { $seat } deals and looks at one of the two piles
        }
    }
phase-offer = { $cannot }: a card was seen during the deal, and first it must be settled whether it is replaced.
    .name = the offer
    .status = { $you ->
        [yes] your card was seen: have it replaced or decline
       *[no] { $seat } may have the card replaced or decline
    }
phase-finishing = { $cannot }: Knack or Blitz has been announced, and only the dealer still has a choice to finish.
    .name = the dealer’s choice after the announcement
    .status = { $by ->
        [deal-4] { $you ->
            [yes] the announcement has been made: keep the pile you looked at or switch to the other
           *[no] { $seat } has looked at a pile and now keeps it or switches to the other
        }
       *[other] { $you ->
            [yes] the announcement has been made: finish your choice between the piles
           *[no] { $seat } finishes the choice between the piles
        }
    }
phase-play = { $cannot }: cards are being swapped, and the player whose turn it is swaps, slides or passes.
    .name = the swapping
    .status = { $you ->
        [yes] { $last ->
            [yes] your last turn: swap or slide
           *[no] { $second ->
                [yes] your turn: swap, slide or pass
               *[no] your turn: swap or slide
            }
        }
       *[no] { $last ->
            [yes] { $seat }’s last turn
           *[no] { $seat }’s turn
        }
    }
phase-asking = { $cannot }: somebody wants to undo a swap, and that has to be answered first.
    .name = the request to undo the swap
    .status = { $you ->
        [yes] you are asked: may { $asker } undo the swap?
       *[no] { $asking ->
            [yes] the others answer your request, and { $seat } is next
           *[no] { $asker } asks to undo the swap, and { $seat } is next to answer
        }
    }
phase-voting = { $cannot }: there is a vote on a redeal, and play stops until it is settled.
    .name = the vote
    .status = { $you ->
        [yes] you are asked: a redeal, yes or no?
       *[no] { $asking ->
            [yes] the others vote on your proposal, and { $seat } is next
           *[no] { $asker } proposes a redeal, and { $seat } is next to vote
        }
    }
phase-draw = { $cannot }: the best hands are level, and all that is left is to draw cards to decide who wins.
    .name = the tie-break
    .status = it is a tie: draw cards to decide who wins
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

## Other reasons to refuse a move

card-turn-2 = { $seat } does not hold { $card }, so that card cannot be swapped away.
    .you = You do not hold { $card }, so that card cannot be swapped away.
card-ssi-3 = { $seat } does not hold { $card }: there is an offer only for a card in its owner’s hand.
    .you = You do not hold { $card }: there is an offer only for a card in its owner’s hand.
why-nothing-call-1 = { $seat } has no Knack to announce: that takes 31 in one suit.
    .you = You have no Knack to announce: that takes 31 in one suit.
why-nothing-call-3 = Nor is it a Blitz: that takes three aces.
why-unchosen-deal-3 = { $seat } cannot announce yet: the dealer has no hand before choosing one of the piles.
    .you = You cannot announce yet: you deal, and have no hand before you have chosen one of the piles.
why-unchosen-deal-4 = { $seat } cannot announce yet: the dealer has no hand before choosing one of the piles.
    .you = You cannot announce yet: you deal, and have no hand before you have chosen one of the piles.
why-order-deal-3 = { $seat } has already looked at a pile, and the dealer may look at only one.
    .you = You have already looked at a pile, and the dealer may look at only one.
why-order-deal-4 = { $verb ->
    [keep] { $seat } cannot keep a pile yet: first one of the two has to be looked at.
   *[switch] { $seat } cannot switch to the other pile yet: first one of the two has to be looked at.
}
    .you = { $verb ->
    [keep] You cannot keep a pile yet: first one of the two has to be looked at.
   *[switch] You cannot switch to the other pile yet: first one of the two has to be looked at.
}
why-middle-turn-2 = { $Card } does not lie in the middle: { $seat } can swap only for a card that lies there.
    .you = { $Card } does not lie in the middle: you can swap only for a card that lies there.
why-middle-ssi-2 = { $seat } cannot refresh the middle: a seven, an eight and a nine would have to lie there.
    .you = You cannot refresh the middle: a seven, an eight and a nine would have to lie there.
why-early-pass-6 = { $seat } cannot pass yet: that is allowed from the second round on, which begins when the turn first comes to the dealer, { $dealer }.
    .you = You cannot pass yet: that is allowed from the second round on, which begins when the turn first comes to the dealer, { $dealer }.
    .you-dealer = { $seat } cannot pass yet: that is allowed from the second round on, which begins when the turn first comes to you, the dealer.
    .you-seat-dealer = You cannot pass yet: that is allowed from the second round on, which begins when the turn first comes to you, the dealer.
why-passed-pass-2 = { $seat } cannot pass: somebody has done so already, and in the last round players only swap or slide.
    .you = You cannot pass: somebody has done so already, and in the last round players only swap or slide.
why-without-ssi-2 = { $seat } cannot refresh the middle: this match is played without S.S.I.
    .you = You cannot refresh the middle: this match is played without S.S.I.
why-without-ssi-3 = There is no offer for { $card }: this match is played without S.S.I.
why-without-ssi-6 = { $seat } cannot ask to undo a swap: this match is played without S.S.I.
    .you = You cannot ask to undo a swap: this match is played without S.S.I.
why-without-ssi-7 = { $seat } cannot propose a redeal: this match is played without S.S.I.
    .you = You cannot propose a redeal: this match is played without S.S.I.
why-last-ssi-6 = { $seat } cannot undo anything: only whoever made the latest move may ask, and it must have been a swap.
    .you = You cannot undo anything: only whoever made the latest move may ask, and it must have been a swap.
why-answered-ssi-6 = No answer is due from { $seat }: whoever asks does not answer, and whoever has agreed does not answer twice.
    .you = No answer is due from you: whoever asks does not answer, and whoever has agreed does not answer twice.
why-answered-ssi-7 = { $seat } has already voted: everybody has one vote, and whoever makes the proposal thereby votes yes.
    .you = You have already voted: everybody has one vote, and whoever makes the proposal thereby votes yes.
why-late-ssi-3 = There can be no offer for { $card } now: it comes after the deal, before the dealer looks at a pile or somebody announces, and for one card at a time.
why-exposed-ssi-3 = There has already been an offer for { $card }, and there is only one for each card.

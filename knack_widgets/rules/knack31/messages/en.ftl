### Knack (31) in English: why a move goes or does not go, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-setup-1 = The game takes a single Skat pack, 32 cards, each of them once; it is enough for two to eight players.
limit-ssi-1 = With S.S.I. or without: there is nothing else to choose.

option-ssi = Additional rules (S.S.I.)

## Somebody else's turn

turn-setup-3 = It is not { $seat } who plays now: play goes clockwise, and it has come to { $turn }.
turn-deal-3 = { $seat } may not look at either pile: only the dealer may, and that is { $turn }.
turn-deal-4 = { $seat } has no pile to choose: that is for the dealer, and the dealer is { $turn }.
turn-aim-1 = It is not { $seat } who plays now: forehand begins, and that is { $turn }.
turn-slide-1 = It is not { $seat } who plays now: whoever slides hands the turn on to the left, and it has come to { $turn }.
turn-pass-2 = It is not { $seat } who plays now: somebody has passed, the others have one more turn each, and now it is with { $turn }.
turn-ssi-3 = It is not { $seat } who is asked: the card that was seen belongs to { $turn }, so { $turn } answers.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: what is due is to deal the cards or to end the match.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] deal the next one
    }
phase-choosing = { $cannot }: first the dealer has to choose one of the two piles.
    .name = the dealer’s choice
    .status = { $by ->
        [deal-4] { $you ->
            [yes] you have seen one pile: keep it or switch to the other
           *[no] { $seat } has looked at a pile and is to keep it or switch to the other
        }
       *[other] { $you ->
            [yes] you deal: look at one of your two piles
           *[no] { $seat } deals and is to look at one of the two piles
        }
    }
phase-offer = { $cannot }: a card was seen during the deal, and first it must be settled whether it is replaced.
    .name = the offer
    .status = { $you ->
        [yes] your card was seen: have it replaced or decline
       *[no] { $seat } is to have the card replaced or decline
    }
phase-finishing = { $cannot }: Knack or Blitz has been announced, and only the dealer is still to finish the choice.
    .name = the dealer’s choice after the announcement
    .status = { $by ->
        [deal-4] { $you ->
            [yes] the announcement has been made: keep the pile you looked at or switch to the other
           *[no] { $seat } has looked at a pile and is to keep it or switch to the other
        }
       *[other] { $you ->
            [yes] the announcement has been made: finish your choice between the piles
           *[no] { $seat } is to finish the choice between the piles
        }
    }
phase-play = { $cannot }: the play is on, and whoever has the turn swaps, slides or passes.
    .name = the swapping
    .status = { $you ->
        [yes] { $last ->
            [yes] you have one more turn: swap or slide
           *[no] { $second ->
                [yes] it is your turn: swap, slide or pass
               *[no] it is your turn: swap or slide
            }
        }
       *[no] { $last ->
            [yes] { $seat } is to play and has one more turn
           *[no] { $seat } is to play
        }
    }
phase-asking = { $cannot }: somebody wants to give back what was swapped, and that has to be answered first.
    .name = the request to give back
    .status = { $you ->
        [yes] you are asked: may { $asker } give back what was swapped?
       *[no] the others answer the request by { $asker }, and next is { $seat }
    }
phase-voting = { $cannot }: there is a vote on dealing again, and until it is settled play rests.
    .name = the vote
    .status = { $you ->
        [yes] you are asked: deal again, yes or no?
       *[no] the others vote on what { $asker } has proposed, and next is { $seat }
    }
phase-draw = { $cannot }: several are level, and all that is left is to draw cards for the win.
    .name = the draw for the win
    .status = draw cards for the win
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = nothing more to do

## Other reasons to refuse a move

card-turn-2 = { $seat } does not hold { $card }, so that card cannot be swapped away.
card-ssi-3 = { $seat } does not hold { $card }: there is an offer only for a card in the player’s hand.
why-nothing-call-1 = { $seat } has no Knack to announce: that takes 31 in one suit.
why-nothing-call-3 = Nor is it enough for a Blitz: that takes three aces.
why-order-deal-3 = { $seat } has already looked at a pile, and the dealer may not look at more than one.
why-order-deal-4 = { $verb ->
    [keep] { $seat } cannot keep a pile yet: first one of the two has to be looked at.
   *[switch] { $seat } cannot switch to the other pile yet: first one of the two has to be looked at.
}
why-middle-turn-2 = { $Card } does not lie in the middle: { $seat } can swap only for a card that lies there.
why-middle-ssi-2 = { $seat } cannot refresh the middle: a seven, an eight and a nine would have to lie there.
why-early-pass-6 = { $seat } cannot pass yet: that is allowed from the second round on, which begins when the turn first comes to the dealer, and that is { $dealer }.
why-passed-pass-2 = { $seat } cannot pass: somebody has done so already, and in the last round players only swap or slide.
why-without-ssi-2 = { $seat } cannot refresh the middle: you are playing without S.S.I.
why-without-ssi-3 = There is no offer for { $card }: you are playing without S.S.I.
why-without-ssi-6 = { $seat } cannot ask to give back: you are playing without S.S.I.
why-without-ssi-7 = { $seat } cannot propose to deal again: you are playing without S.S.I.
why-last-ssi-6 = { $seat } cannot give anything back: only whoever made the latest move, a swap, may ask for that.
why-answered-ssi-6 = No answer is due from { $seat }: whoever asks does not answer, and whoever has agreed does not answer twice.
why-answered-ssi-7 = { $seat } has already voted: everybody has one vote, and whoever makes the proposal says yes by it.
why-late-ssi-3 = There can be no offer for { $card } now: it comes after the deal, before the dealer looks at a pile or somebody announces, and for one card at a time.
why-exposed-ssi-3 = There has already been an offer for { $card }, and each card gets only one.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-look = { $seat } looks at pile { $word }
    .cannot = { $seat } cannot look at a pile now
    .goes = That goes: { $seat } deals and may look at one of the two piles.
    .label = Look at pile { $word }
    .brief = look at pile { $word }
verb-keep = { $seat } keeps the pile
    .cannot = { $seat } cannot keep a pile now
    .goes = That goes: { $seat } has looked at a pile and may keep it.
    .label = Keep
    .brief = keep
verb-switch = { $seat } takes the other pile unseen
    .cannot = { $seat } cannot switch to the other pile now
    .goes = That goes: { $seat } has looked at a pile and may take the other, but unseen.
    .label = Switch
    .brief = switch
verb-swap = { $word ->
    [all] { $seat } swaps all three cards
   *[other] { $seat } swaps { $own } for { $other }
}
    .cannot = { $seat } cannot swap now
    .goes = { $word ->
        [all] That goes: { $seat } has the turn and may swap all three cards.
       *[other] That goes: { $seat } has the turn and may swap { $own } for { $other }.
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
    .cannot = { $seat } cannot slide now
    .goes = That goes: { $seat } has the turn and may slide.
    .label = Slide
    .brief = slide
verb-pass = { $seat } passes
    .cannot = { $seat } cannot pass now
    .goes = That goes: { $seat } has the turn, and the second round has begun.
    .label = Pass
    .brief = pass
verb-announce = { $seat } announces
    .cannot = { $seat } cannot announce anything now
    .goes = That goes: { $seat } has Knack or Blitz and must announce it at once.
    .label = Announce
    .brief = announce
verb-refresh = { $seat } refreshes the middle
    .cannot = { $seat } cannot refresh the middle now
    .goes = That goes: a seven, an eight and a nine lie in the middle, and { $seat } has the turn.
    .label = Refresh the middle
    .brief = refresh the middle
verb-replace = { $seat } has the card replaced
    .cannot = { $seat } cannot have a card replaced now
    .goes = That goes: { $seat } is asked and may have the card replaced.
    .label = Have it replaced
    .brief = have it replaced
verb-decline = { $seat } declines and keeps the card
    .cannot = { $seat } has no offer to decline now
    .goes = That goes: { $seat } is asked and may decline.
    .label = Decline
    .brief = decline
verb-ask-back = { $seat } asks to give back what was swapped
    .cannot = { $seat } cannot ask to give back now
    .goes = That goes: { $seat } made the latest swap and may ask the others.
    .label = Ask to give back
    .brief = ask to give back
verb-consent = { $seat } agrees
    .cannot = { $seat } has nothing to agree to now
    .goes = That goes: { $seat } is asked and may agree.
    .label = Agree
    .brief = agree
verb-refuse = { $seat } does not agree
    .cannot = { $seat } has nothing to refuse now
    .goes = That goes: { $seat } is asked and need not agree.
    .label = Refuse
    .brief = refuse
verb-call-redeal = { $seat } proposes to deal again
    .cannot = { $seat } cannot propose to deal again now
    .goes = That goes: during the play anybody may propose to deal again, and so may { $seat }.
    .label = Propose to deal again
    .brief = propose to deal again
verb-yes = { $seat } votes yes
    .cannot = { $seat } cannot vote yes now
    .goes = That goes: { $seat } has not voted yet.
    .label = Yes
    .brief = yes
verb-no = { $seat } votes no
    .cannot = { $seat } cannot vote no now
    .goes = That goes: { $seat } has not voted yet.
    .label = No
    .brief = no
verb-expose = A card dealt to { $seat } could be seen: { $card }
    .cannot = There can be no offer now for a card that was seen
    .goes = That goes: { $card } could be seen during the deal, so { $seat } must be made an offer.
    .label = { $Card } was seen
    .brief = { $card } was seen

## Events that this text gives its own reasons for

event-turn-deal-3 = { $seat } deals and is to look at one of the two piles
event-turn-deal-4 = { $seat } is to keep the pile or switch to the other
event-opens-deal-4 = The pile that is left is now the middle: { $first }, { $second } and { $third }
event-turn-aim-1 = { $seat } is forehand and begins
event-announces-call-1 = “Knack!” says { $seat }
event-announces-call-3 = “Blitz!” says { $seat }
event-forgot-call-2 = { $seat } had Knack or Blitz and has forgotten to announce it
event-deal-ends-call-6 = The announcement ends the deal on the spot
event-turn-turn-1 = { $seat } still has the turn
event-slides-slide-1 = { $seat } slides and takes nothing from the middle
event-turn-slide-1 = The turn is now with { $seat }
event-renewed-slide-2 = All have slid one after another: into the middle come { $first }, { $second } and { $third }
event-ends-round-pass-1 = { $seat } passes and wants the round to end
event-turn-pass-2 = { $seat } is to play and has one more turn
event-round-over-pass-3 = The turn has gone round once: the round is over
event-compared-pass-4 = Everybody turns the cards up and compares
event-worth-call-4 = { $seat } has three aces, so a Blitz
event-worth-three-4 = { $seat } has three of a kind, which count { $value }
event-worth-aim-3 = { $seat } gets to { $value } in one suit
event-wins-deal-call-5 = { $seat } wins the deal with a Blitz
event-wins-deal-call-6 = { $seat } wins the deal with a Knack
event-wins-deal-pass-5 = { $seat } has the most points and wins the deal
event-wins-deal-ssi-10 = Among the others { $seat } has the most points and wins the deal
event-wins-deal-ssi-12 = { $seat } drew highest and wins the deal
event-refreshes-ssi-2 = A seven, an eight and a nine lay in the middle: { $seat } refreshes it, and in come { $first }, { $second } and { $third }
event-exposed-ssi-3 = During the deal { $card } could be seen: { $seat } may have that card replaced
event-turn-ssi-3 = { $seat } is asked: have it replaced or decline
event-turn-ssi-4 = { $seat } has not chosen yet and may finish the choice
event-chosen-before-ssi-5 = { $seat }, who dealt, has already chosen, and the choice stands
event-refuses-ssi-6 = { $seat } does not agree: the swap stands
event-given-back-ssi-6 = All the others have agreed: { $seat } gives back what was swapped and has the turn again
event-turn-ssi-7 = { $seat } is next to vote
event-redeal-ssi-7 = { $count } are in favour, which is more than half: the same dealer deals again
event-no-redeal-ssi-7 = More than half can no longer be in favour: the deal is not dealt again
event-taken-back-ssi-8 = All moves since the earliest Knack or Blitz are taken back
event-loses-deal-ssi-9 = { $seat } has thereby lost the deal
event-again-ssi-14 = { $count } drew equally high and draw again for the win

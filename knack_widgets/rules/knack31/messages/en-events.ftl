### Knack (31) in English: events.

## Events that this text gives its own reasons for

event-turn-deal-3 = { $seat } deals and looks at one of the two piles
    .you = You deal and look at one of the two piles
event-turn-deal-4 = { $seat } now keeps the pile or switches to the other
    .you = You now keep the pile or switch to the other
event-opens-deal-4 = The pile that is left is now the middle: { $first }, { $second } and { $third }
event-turn-aim-1 = { $seat } is forehand and begins
    .you = You are forehand and begin
event-announces-call-1 = “Knack!” says { $seat }
    .you = “Knack!” you say
event-announces-call-3 = “Blitz!” says { $seat }
    .you = “Blitz!” you say
event-forgot-call-2 = { $seat } had Knack or Blitz and has forgotten to announce it
    .you = You had Knack or Blitz and have forgotten to announce it
event-deal-ends-call-6 = The announcement ends the deal on the spot
event-turn-turn-1 = It is still { $seat }’s turn
    .you = It is still your turn
event-slides-slide-1 = { $seat } slides and takes nothing from the middle
    .you = You slide and take nothing from the middle
event-turn-slide-1 = Now it is { $seat }’s turn
    .you = Now it is your turn
event-renewed-slide-2 = Everybody has slid, one after another: { $first }, { $second } and { $third } now lie in the middle
event-ends-round-pass-1 = { $seat } passes and wants the round to end
    .you = You pass and want the round to end
event-turn-pass-2 = Now it is { $seat }’s last turn
    .you = Now it is your last turn
event-round-over-pass-3 = The turn has come back to whoever passed: the round is over
event-compared-pass-4 = All hands are turned up and compared
event-worth-call-4 = { $seat } has three aces, so a Blitz
    .you = You have three aces, so a Blitz
event-worth-three-4 = { $seat } has three of a kind, worth { $value }
    .you = You have three of a kind, worth { $value }
event-worth-aim-3 = { $seat } has { $value } in one suit
    .you = You have { $value } in one suit
event-wins-deal-call-5 = { $seat } wins the deal with a Blitz
    .you = You win the deal with a Blitz
event-wins-deal-call-6 = { $seat } wins the deal with a Knack
    .you = You win the deal with a Knack
event-wins-deal-pass-5 = { $seat } has the most points and wins the deal
    .you = You have the most points and win the deal
event-wins-deal-ssi-10 = Of the others, { $seat } has the most points and wins the deal
    .you = Of the others, you have the most points and win the deal
event-wins-deal-ssi-12 = { $seat } drew highest and wins the deal
    .you = You drew highest and win the deal
event-refreshes-ssi-2 = A seven, an eight and a nine lay in the middle: { $seat } refreshes it, and { $first }, { $second } and { $third } now lie there
    .you = A seven, an eight and a nine lay in the middle: you refresh it, and { $first }, { $second } and { $third } now lie there
event-exposed-ssi-3 = During the deal { $card } could be seen: { $seat } may have that card replaced
    .you = During the deal { $card } could be seen: you may have that card replaced
event-turn-ssi-3 = { $seat } is asked: have it replaced or decline
    .you = You are asked: have it replaced or decline
event-turn-ssi-4 = { $seat } has not chosen yet and may finish the choice
    .you = You have not chosen yet and may finish the choice
event-chosen-before-ssi-5 = { $seat } dealt and has already chosen, and the choice stands
    .you = You dealt and have already chosen, and the choice stands
event-refuses-ssi-6 = { $seat } does not agree: the swap stands
    .you = You do not agree: the swap stands
event-given-back-ssi-6 = All the others have agreed: { $seat } undoes the swap and plays again
    .you = All the others have agreed: you undo the swap and play again
event-turn-ssi-7 = { $seat } is next to vote
    .you = You are next to vote
event-redeal-ssi-7 = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
} are in favour, more than half: the same dealer deals again
event-no-redeal-ssi-7 = A majority is out of reach: there is no redeal
event-taken-back-ssi-8 = All moves since the earliest Knack or Blitz are taken back
event-loses-deal-ssi-9 = { $seat } has thereby lost the deal
    .you = You have thereby lost the deal
event-again-ssi-14 = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
} players tied for highest and draw again

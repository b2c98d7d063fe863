"""A second telling: what the answer of an exercise is, worked out anew of a state, each kind in its own plain way."""

from __future__ import annotations

from knack_widgets.rules import IllegalMove, OptionError, Record, State, games
from knack_widgets.study.exercise import Exercise


def right_choices(exercise: Exercise, state: State) -> frozenset[str]:
    """The right choices of an exercise, if its position were this state."""
    return TOLD[exercise.kind](exercise, state)


def legal(exercise: Exercise, state: State) -> frozenset[str]:
    """What can be played, one by one."""
    found = set()
    for choice in exercise.choices:
        try:
            state.play(choice)
        except IllegalMove:
            continue
        found.add(choice)
    return frozenset(found)


def refused(exercise: Exercise, state: State) -> frozenset[str]:
    """What cannot."""
    return frozenset(exercise.choices) - legal(exercise, state)


def forbidding(exercise: Exercise, state: State) -> frozenset[str]:
    """What the error says."""
    try:
        state.play(str(exercise.move))
    except IllegalMove as error:
        return frozenset(error.verdict.clauses)
    return frozenset()


def alone(exercise: Exercise, state: State) -> frozenset[str]:
    """Each choice struck in the position."""
    able = [choice for choice in exercise.choices if choice in games[exercise.game].strikable]
    return frozenset(
        choice for choice in able if state.evolve(setup=state.setup.strike(choice)).judge(str(exercise.move)).legal
    )


def turn(exercise: Exercise, state: State) -> frozenset[str]:
    """Who is on turn after the move."""
    return frozenset((str(state.play(str(exercise.move)).turn),))


def taker(exercise: Exercise, state: State) -> frozenset[str]:
    """Whose count of tricks goes up."""
    after = state.play(str(exercise.move))
    return frozenset(
        str(seat) for seat, (now, then) in enumerate(zip(after.tricks, state.tricks, strict=True)) if now > then
    )


def change(exercise: Exercise, state: State) -> frozenset[str]:
    """The balance after, less the balance before."""
    whose = exercise.problem.facts["whose"]
    after = state.play(str(exercise.move))
    return frozenset((str(after.balances[whose] - state.balances[whose]),))


def cited(exercise: Exercise, state: State) -> frozenset[str]:
    """The effects that the events after the move cite."""
    after = state.play(str(exercise.move))
    cited = {event[-1] for event in after.events if event[0] != "turn"}
    return frozenset(one for one in cited if games[exercise.game].clauses[one].kind == "effect")


def in_force(exercise: Exercise, state: State) -> frozenset[str]:
    """What the seat's view says is in force, as far as it is offered."""
    return frozenset(state.view(exercise.seat).in_force).intersection(exercise.choices)


def worth(exercise: Exercise, state: State) -> frozenset[str]:
    """What the scene says the hand is worth."""
    view = state.view(exercise.seat)
    return frozenset((f"{view.scene.worth(view.hands[exercise.seat]):g}",))


def allowed(exercise: Exercise, state: State) -> frozenset[str]:
    """The set-ups with which a record can be opened."""
    del state
    found = set()
    for choice in exercise.choices:
        name, _, text = choice.partition(" ")
        option = games[exercise.game].options.get(name)
        listed = [choice for choice in (option.choices if option else ()) if str(choice).lower() == text]
        value = listed[0] if listed else int(text)
        base = dict(exercise.problem.facts["base"])
        base[name] = value
        try:
            Record(exercise.game, base.pop("players"), options=base)
        except (OptionError, ValueError):
            continue
        found.add(choice)
    return frozenset(found)


def inside(exercise: Exercise, state: State) -> frozenset[str]:
    """The cards that are dealt."""
    cards = state.by_chance(1).args
    return frozenset(choice for choice in exercise.choices if choice in cards)


COUNTED = ("swap", "slide", "pass", "refresh")


def immediate(exercise: Exercise, state: State) -> frozenset[str]:
    """Counted by hand: no counted move of the seat's own, and of others one at most, those before the position too.

    Once the deal is over, it is too late.
    """
    seat = exercise.seat
    (window,) = (one for one in state.windows if one.seat == seat)
    most = {"a": 1, "b": 0, "c": 99}[state.setup.readings.get("G-8", "a")]
    found = set()
    for choice in exercise.choices:
        moves = [] if choice == "now" else [state.read(text) for text in choice.split("; ")]
        counted = [move.seat for move in moves if move.verb in COUNTED]
        after = state
        for move in moves:
            after = after.play(move)
        over = after.phase == "deal" and after.chance
        if not over and seat not in counted and window.others + len(counted) <= most:
            found.add(choice)
    return frozenset(found)


TOLD = {
    "legal-moves": legal,
    "find-refused": refused,
    "which-clause": forbidding,
    "but-for": alone,
    "who-acts": turn,
    "who-takes": taker,
    "what-is-paid": change,
    "what-follows": cited,
    "in-force": in_force,
    "still-immediate": immediate,
    "what-is-worth": worth,
    "legal-setups": allowed,
    "in-pack": inside,
}

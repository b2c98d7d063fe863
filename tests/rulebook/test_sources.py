from pathlib import Path
from random import Random

import pytest

from knack_widgets.rulebook.fingerprints import fingerprint, load_source, parse_source
from knack_widgets.rulebook.recogniser import cut_up, recognise
from knack_widgets.rulebook.sentences import Words, normal_form
from knack_widgets.rulebook.textfiles import TextError, text_ids
from tools.propose import propose, propose_report

from .copies import (
    MADE_UP,
    MADE_UP_IDS,
    STRANGERS,
    all_originals,
    joined,
    made_up_source,
    original,
    proposed_source,
    spoiled,
    text_for,
)


def good_source() -> str:
    return propose("pepper", MADE_UP).replace('title = ""', 'title = "Pepparkort"')


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('lang = "sv"', 'lang = "da"', "lang = 'da'"),
        ('file = "pepper.txt"', 'file = "../pepper.txt"', "bare name"),
        ('title = "Pepparkort"', "", "expected title, lang, file"),
        ("[sentences]", "[sentences", "line 5"),
        ("chapter2 = ", "chapter9 = ", "no clause or heading chapter9"),
        ('"chapter1.2" = ', '"chapter1.3" = ', r"no clause or heading chapter1\.3"),
        ('"chapter1.2" = ', "#", r"no fingerprint for chapter1\.2"),
        ("#2", "#3", "numbered"),
        ("#2", "", "is listed for"),
        ("#2", "#1", "repeats"),
        ('["5-', '["5+', "expected a list of fingerprints"),
        ("[sentences]", 'author = "Anna"\n[sentences]', "author and year together"),
        ("[sentences]", "retells = true\n[sentences]", "retells = true only with both"),
        ("[sentences]", 'author = "Anna"\nyear = 1858\n[sentences]', "expected year ="),
        ("[sentences]", 'writer = "Anna"\n[sentences]', "nothing else"),
    ],
)
def test_a_source_is_read_strictly(old: str, new: str, message: str) -> None:
    toml, text = good_source(), text_for(good_source())
    assert old in toml
    with pytest.raises(TextError, match=message):
        parse_source(toml.replace(old, new, 1), text, "source.toml")


def test_a_source_says_whom_it_retells_or_nothing() -> None:
    toml, text = good_source(), text_for(good_source())
    plain = parse_source(toml, text, "source.toml")
    assert (plain.author, plain.year, plain.retells) == ("", "", False)
    credit = 'author = "Anna"\nyear = "1858"\nretells = true\n[sentences]'
    retold = parse_source(toml.replace("[sentences]", credit, 1), text, "source.toml")
    assert (retold.author, retold.year, retold.retells) == ("Anna", "1858", True)


def test_clauses_of_a_source_stand_in_order_and_have_fingerprints() -> None:
    toml, text = good_source(), text_for(good_source())
    lines = toml.splitlines()
    a, b = (next(i for i, line in enumerate(lines) if line.startswith(f'"chapter1.{n}"')) for n in (1, 2))
    lines[a], lines[b] = lines[b], lines[a]
    with pytest.raises(TextError, match=r"read chapter1\.2; expected chapter1\.1"):
        parse_source("\n".join(lines), text, "source.toml")
    with pytest.raises(TextError, match=r"chapter1\.1 has no fingerprint"):
        parse_source(toml.replace(lines[b], '"chapter1.1" = []'), text, "source.toml")


def test_a_proposal_is_a_source_without_a_word_of_the_original() -> None:
    proposal = propose("pepper", MADE_UP)
    words = {word.casefold() for word in Words.from_text(MADE_UP).text.split() if len(word) > 3}
    assert not words & set(proposal.casefold().split())
    assert 'chapter2 = ["5-' in proposal
    assert tuple(made_up_source().sentences) == MADE_UP_IDS
    assert proposal.count("#2") == 1


def test_a_proposal_for_a_numbered_text_keeps_its_numbers() -> None:
    proposal = propose("pepper", "Regler\n\n1. **Start:** Börja nu.\n - 1.1. **Sedan:** Sluta. Nu.\n2. Slut.")
    keys = [line.partition(" = ")[0] for line in proposal.partition("[sentences]\n")[2].splitlines()]
    assert keys == ["title", '"1"', '"1.1"', '"2"']


def test_a_proposal_wants_the_id_of_a_game() -> None:
    with pytest.raises(TextError, match="expected an id of small letters"):
        propose('../"', MADE_UP)


@pytest.mark.parametrize("game", text_ids())
def test_a_report_shows_what_a_changed_copy_has_uncovered(game: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.txt"
    first, *rest = [s.text for s in cut_up(original(game))]
    last = recognise(game, original(game), load_source(game)).sentences[-1].clause
    path.write_text("\n\n".join([first, STRANGERS[0], *rest[:-1]]), encoding="utf-8")
    report = propose_report(game, path)
    assert f"Uncovered sentences: 1 of {len(rest) + 1}\n  line 3: {STRANGERS[0]}\n" in report
    assert f"does not have: {last}\n" in report
    assert f'\n# uncovered, after title: "{fingerprint(normal_form(STRANGERS[0]))}"  # line 3, 6 words\n' in report


@pytest.mark.parametrize("path", all_originals() or [None], ids=lambda path: path.stem if path else "none")
def test_a_dry_run_over_every_original_at_hand(path: Path | None) -> None:
    if path is None:
        pytest.skip("no originals at hand")
    text = path.read_text(encoding="utf-8")
    sentences = cut_up(text)
    assert joined(sentences) == normal_form(text)
    # a chapter in one piece, or a text cut too finely, would fail here
    assert max(len(s.text.split()) for s in sentences) < 70
    assert not [s.text for s in sentences if s.text[0].islower() and len(s.text.split()) < 4 and s is not sentences[-1]]
    for read in (text, *(spoiled(text, Random(seed)) for seed in range(3))):
        reading = recognise("pepper", read, proposed_source(text))
        assert reading.unknown == ()
        assert reading.missing == ()

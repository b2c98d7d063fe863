import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knack_widgets.rulebook.fingerprints import load_source
from knack_widgets.rulebook.originals import (
    CAP,
    OriginalError,
    check_text,
    decode,
    find_original,
    open_original,
    read_copy,
    read_original,
)
from knack_widgets.rulebook.recogniser import RecognisedCopy, Sentence, cut_up, recognise
from knack_widgets.rulebook.sentences import normal_form, tidy
from knack_widgets.rulebook.textfiles import text_ids

from .copies import (
    COPIES,
    MADE_UP,
    MADE_UP_IDS,
    STRANGERS,
    copy,
    encoded,
    joined,
    made_up_source,
    spoiled,
)

FOOTNOTE = re.compile("†|‡")
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "cp1252")


def ids(reading: RecognisedCopy) -> list[str | None]:
    return [sentence.clause for sentence in reading.sentences]


def listed(source: object) -> list[str]:
    return [key for key, prints in source.sentences.items() for _ in prints]


def test_a_text_is_cut_where_its_sentences_end() -> None:
    assert [sentence.text for sentence in cut_up(MADE_UP)] == [
        "Pepparkort",
        "Början",
        "Pepparkort är till för tre personer, t.ex. syskon.",
        "Var och en får fem kort (två öppna och tre dolda).",
        "Turen",
        "Turen går runt åt höger.",
        "(Den som är yngst inleder!)",
        "Den som säger ”peppar” först får byta – men bara en gång.",
        "Turen går runt åt höger.",
        "Sedan räknas poängen: ett per kort.",
        "Böcker",
        "1. A. Påhittad, *En bok som inte finns* (Ingenstans, 1900), sid. 1–2.",
        "2. Joh. Uppdiktad, *En till* (Ingenstans, 1901), sid. 3.",
    ]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Nie (!) Karten zeigen. Das gilt z.B. für Asse!", ["Nie (!) Karten zeigen.", "Das gilt z.B. für Asse!"]),
        ("Ab der 2.Runde. Die 2te zählt.", ["Ab der 2.Runde.", "Die 2te zählt."]),
        (" - 2.1. **Slut:** Då är det slut.\n - 2.2. Ny giv", ["2.1. **Slut:**", "Då är det slut.", "2.2. Ny giv"]),
        ("Högen ligger där,\n\nsom alla ser den.\n\nSlut", ["Högen ligger där, som alla ser den.", "Slut"]),
        (
            "Zubehör: ein Blatt\nDauer: kurz und gut, so lange es eben geht",
            ["Zubehör: ein Blatt", "Dauer: kurz und gut, so lange es eben geht"],
        ),
        ("- Ett bord som står stadigt\n- Ett bord som vacklar", ["Ett bord som står stadigt", "Ett bord som vacklar"]),
        (
            "1. Ett bord som står stadigt\n2. Ett bord som vacklar",
            ["1. Ett bord som står stadigt", "2. Ett bord som vacklar"],
        ),
        ("Han sade ”slut”. Då gick alla... utom en. Ja.", ["Han sade ”slut”.", "Då gick alla... utom en.", "Ja."]),
        ("Se not.[‡] Mer finns inte.", ["Se not.[‡]", "Mer finns inte."]),
    ],
)
def test_cutting(text: str, sentences: list[str]) -> None:
    assert [sentence.text for sentence in cut_up(text)] == sentences


def test_a_sentence_is_shown_on_one_line_with_its_words_whole() -> None:
    assert [sentence.text for sentence in cut_up("\ufeffTru\u00admf tar\u200b sticket.")] == ["Trumf tar sticket."]
    assert tidy("> ## Vem  bör-\njar\u00a0här?\n") == "Vem börjar här?"
    assert tidy("- tredje- \noch fjärde-\n och Hjärter-\nEss 1–\n2") == "tredje- och fjärde- och Hjärter-Ess 1– 2"


def test_a_repeated_sentence_belongs_to_a_clause_each_time() -> None:
    reading = recognise("pepper", MADE_UP, made_up_source())
    assert ids(reading) == list(MADE_UP_IDS)
    assert [s.clause for s in reading.sentences if s.text == "Turen går runt åt höger."] == ["chapter2.1", "chapter2.4"]
    assert [s.line for s in reading.sentences if s.heading] == [1, 3, 7, 13]
    assert (reading.known, reading.missing, reading.unknown) == (13, (), ())


@cache
def read_once(name: str) -> RecognisedCopy:
    """Return the reading of a copy as it stands."""
    return recognise(name, *copy(name))


@cache
def as_it_stands(name: str) -> tuple[str | None, ...]:
    """Return the headings and clauses in the order of the copy.

    It is the book's own order, except for footnotes, which are at their marks.
    """
    return tuple(ids(read_once(name)))


@pytest.mark.parametrize("name", COPIES)
def test_every_sentence_belongs_to_a_clause_and_every_clause_has_its_sentences(name: str) -> None:
    _, source = copy(name)
    ids_in_copy = as_it_stands(name)
    assert Counter(ids_in_copy) == Counter(listed(source))
    moved = [here for here, there in zip(ids_in_copy, listed(source), strict=True) if here != there]
    assert not moved or FOOTNOTE.search(copy(name)[0])


@pytest.mark.parametrize("name", COPIES)
@settings(max_examples=12)
@given(seed=st.integers(0, 1 << 32))
def test_every_sentence_is_recognised_whatever_the_copy_looks_like(name: str, seed: int) -> None:
    text, source = copy(name)
    changed = spoiled(text, Random(seed))
    reading = recognise(name, changed, source)
    assert ids(reading) == list(as_it_stands(name))
    assert reading.missing == ()
    assert joined(reading.sentences) == normal_form(changed)


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_sentence_is_recognised_in_every_encoding(name: str, encoding: str) -> None:
    text, source = copy(name)
    for seed in range(2):
        data = encoded(spoiled(text, Random(seed)), encoding)
        assert ids(recognise(name, check_text(data), source)) == list(as_it_stands(name))


@pytest.mark.parametrize("name", COPIES)
@settings(max_examples=8)
@given(data=st.data())
def test_an_unknown_sentence_is_shown_in_its_place(name: str, data: st.DataObject) -> None:
    _, source = copy(name)
    known = read_once(name).sentences
    place = data.draw(st.integers(0, len(known)), label="place")
    stranger = data.draw(st.sampled_from(STRANGERS), label="stranger")
    parts = [(s.text, s.heading) for s in known]
    parts.insert(place, (stranger, False))
    changed = ""
    for said, heading in parts:
        # a text that does not end like a sentence ends with its paragraph
        alone = heading or not re.search(r"[.!?]\W*$", changed)
        gap = "\n\n" if alone else data.draw(st.sampled_from((" ", "\n", "\n\n")), label="gap")
        changed = changed.removesuffix("#") + gap + said + ("#" if heading else "")
    reading = recognise(name, changed, source)
    assert [sentence.text for sentence, _ in reading.unknown] == [stranger]
    assert reading.unknown[0][1] == (known[place - 1].clause if place else None)
    assert [key for key in ids(reading) if key] == list(as_it_stands(name))
    assert joined(reading.sentences) == normal_form(changed)


@pytest.mark.parametrize("name", COPIES)
def test_a_changed_sentence_is_unknown_and_its_clause_missing(name: str) -> None:
    text, source = copy(name)
    known = list(enumerate(read_once(name).sentences))
    cut = [s.text for s in cut_up(text)]
    # of a long text only a sample, which differs for each text
    for number, sentence in Random(name).sample(known, min(len(known), 15)):
        changed = [*cut]
        changed[number] = stranger = re.sub(r"(\w)(\W*)$", r"\1x\2", sentence.text)
        reading = recognise(name, "\n\n".join(changed), source)
        assert [s.text for s, _ in reading.unknown] == [stranger]
        assert ids(reading)[number] is None
        assert len(reading.missing) == 1


@given(text=st.text(st.characters(codec="utf-8"), max_size=300), at=st.integers(0, len(MADE_UP)))
def test_nothing_of_any_text_is_dropped(text: str, at: int) -> None:
    for whole in (text, MADE_UP[:at] + text + MADE_UP[at:]):
        assert joined(recognise("pepper", whole, made_up_source()).sentences) == normal_form(whole)
        assert joined(cut_up(whole)) == normal_form(whole)


def test_a_heading_that_begins_a_sentence_is_part_of_the_sentence() -> None:
    reading = recognise("pepper", "Turen\nTuren går runt åt höger. Turen är din.\n\nTuren är slut", made_up_source())
    assert [(s.text, s.clause) for s in reading.sentences] == [
        ("Turen", "chapter2"),
        ("Turen går runt åt höger.", "chapter2.1"),
        ("Turen är din.", None),
        ("Turen är slut", None),
    ]


def test_a_known_sentence_that_goes_on_is_another_sentence() -> None:
    reading = recognise("pepper", "Turen går runt åt höger, utom ibland. Slut.", made_up_source())
    assert ids(reading) == [None, None]


def test_html_and_markup_of_a_copy_do_no_harm() -> None:
    text = 'Se <script>alert(1)</script> & *ett **två** tre*, snake_case_namn, ![x](http://a.b/c.png) "så".'
    (sentence,) = cut_up(text)
    assert sentence.html == (
        "Se &lt;script&gt;alert(1)&lt;/script&gt; &amp; <em>ett <strong>två</strong> tre</em>, snake_case_namn,"
        " ![x](http://a.b/c.png) &quot;så&quot;."
    )
    assert Sentence("Det heter *bet*, _bet_ och **så**: 2 * 3 * 4.", None, False, 1).html == (
        "Det heter <em>bet</em>, <em>bet</em> och <strong>så</strong>: 2 * 3 * 4."
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "empty"),
        (b"", "empty"),
        ("\ufeff \r\n – *\n", "empty"),
        ("å" * (CAP // 2 + 1), "larger than 1024 KiB"),
        (b"a" * (CAP + 1), "larger than 1024 KiB"),
        (bytes(range(256)), "not plain text"),
        (b"%PDF-1.7 etc", "not plain text"),
        ("PK\x03\x04 docx", "not plain text"),
        ("a. " * (CAP // 12), "does not look like a rule text"),
    ],
    ids=["empty", "no bytes", "no letters", "large text", "large file", "binary", "PDF", "zip", "fragments"],
)
def test_what_is_no_text_is_refused_with_a_reason(content: str | bytes, message: str) -> None:
    with pytest.raises(OriginalError, match=message):
        read_original(text_ids()[0], content)


def test_a_copy_as_large_as_allowed_is_read() -> None:
    assert check_text("å" * (CAP // 2)) == "å" * (CAP // 2)
    assert check_text(b"a" * CAP) == "a" * CAP


def test_bytes_are_decoded_as_they_say_or_as_they_look() -> None:
    word = "Förhand – ”ess”"
    for encoding in ENCODINGS:
        assert decode(word.encode(encoding)) == word
    assert decode("Kön".encode("latin-1") + b"\x81") == "Kön\x81"


def test_a_copy_is_looked_for_in_three_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = text_ids()[0]
    file = load_source(game).file
    named, here, data = tmp_path / "named", tmp_path / "work" / "originals", tmp_path / "data" / "originals"
    for folder in (named, here, data):
        folder.mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setenv("KNACK_ORIGINALS", str(named))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    assert find_original(game) is None
    assert open_original(game) is None
    for folder in (data, here, named):
        (folder / file).write_text("Ett exemplar.")
        path = find_original(game)
        assert path is not None
        assert path.resolve() == folder / file
    monkeypatch.delenv("KNACK_ORIGINALS")
    assert find_original(game) == Path("originals") / file
    reading = open_original(game)
    assert reading is not None
    assert [s.text for s, _ in reading.unknown] == ["Ett exemplar."]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(OriginalError, match=r"gone\.txt: No such file"):
        read_copy(tmp_path / "gone.txt")
    (tmp_path / "large.txt").write_bytes(b"a" * (CAP + 1))
    with pytest.raises(OriginalError, match=r"large\.txt: The copy is larger"):
        read_copy(tmp_path / "large.txt")

"""Permalinks: what goes in comes out, and whatever else comes in is told."""

import zlib
from base64 import urlsafe_b64encode
from random import Random
from urllib.parse import parse_qsl

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knack_widgets.rules import Record, RecordError
from knack_widgets.rules.packing import MAX_QUERY, record_of
from knack_widgets.widgets import permalink
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.permalink import LinkTooLong, query, step_of

from .helpers import LANGS, NAMES, asked, page, random_record


def packed(data):
    return urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def arguments(link):
    return dict(parse_qsl(link, strict_parsing=True))


@pytest.mark.parametrize("seed", range(8))
def test_a_link_restores_exactly_the_position_it_was_made_in(seed):
    random = Random(seed)
    players = random.randrange(2, 6)
    controls = [random.choice(("me", "careful", "random")) for _ in range(players)]
    record = random_record(random, players, deals=random.randrange(1, 4), tries=0.1)
    desk = Desk.open("knack", record=record, controls=controls, lang=random.choice(LANGS))
    asked(desk, "step", to=random.randrange(len(record.steps) + 1))
    link = asked(desk, "permalink").copy
    assert len(link) <= MAX_QUERY
    other = Desk.open("knack")
    follow(other, arguments(link))
    assert other.notice is None
    assert (other.line, other.match.controls, other.lang) == (desk.line, desk.match.controls, desk.lang)
    mine, theirs = page(desk), page(other)
    for data in (mine, theirs):
        (data["table"]["refusal"] or {}).pop("serial", None)
    assert theirs["table"] == mine["table"]
    assert theirs["steps"] == mine["steps"]
    assert theirs["marks"] == mine["marks"]


def test_names_travel_whatever_they_are():
    names = ["<script>alert(1)</script>", "Ærø & Søn?=#%"]
    desk = Desk.open("knack", names)
    other = Desk.open("knack")
    follow(other, arguments(desk.permalink()))
    assert list(other.state.setup.names) == names


def long_desk():
    desk = Desk.open("knack", NAMES[:2], controls=["me", "me"], lang="en")
    for seed in range(170):
        asked(desk, "deal", seed=str(seed))
        asked(desk, "move", move=f"{desk.state.turn} fold")
    return desk


def test_a_match_that_is_too_long_for_an_address_is_told_so():
    desk = long_desk()
    with pytest.raises(LinkTooLong) as caught:
        desk.permalink()
    assert caught.value.length > MAX_QUERY
    texts = []
    for lang in LANGS:
        asked(desk, "lang", lang=lang)
        notice = asked(desk, "permalink")
        assert (notice.kind, notice.copy) == ("error", None)
        texts.append(notice.text)
    assert texts[2] == "The match is too long for a link: save it as a file instead."
    assert len(set(texts)) == 3


def test_a_link_is_as_long_as_it_may_be_and_not_longer(monkeypatch):
    record = random_record(Random(1))
    link = query(record, 3, "sv")
    monkeypatch.setattr(permalink, "MAX_QUERY", len(link))
    assert query(record, 3, "sv") == link
    monkeypatch.setattr(permalink, "MAX_QUERY", len(link) - 1)
    with pytest.raises(LinkTooLong):
        query(record, 3, "sv")


# -- damage


def refused(text, *words):
    with pytest.raises(RecordError) as caught:
        record_of(text)
    assert len(str(caught.value)) < 600
    for word in words:
        assert word in str(caught.value)


SOUND = packed(random_record(Random(2), 2, 1).dumps().encode())


def test_a_sound_record_is_read():
    assert record_of(SOUND) == random_record(Random(2), 2, 1)


@pytest.mark.parametrize(
    "text", ["", "x", "====", "AAAA", "é", "\ud800", "\0", "a b", SOUND[:-1], SOUND[:-8], SOUND[4:], SOUND.swapcase()]
)
def test_a_damaged_link_is_refused(text):
    refused(text, "damaged")


@pytest.mark.parametrize("cut", range(1, len(SOUND), 17))
def test_a_truncated_link_is_refused(cut):
    refused(SOUND[:cut])


def test_a_link_that_is_too_long_is_refused_before_it_is_unpacked():
    refused("A" * (MAX_QUERY + 1), "characters")


def test_a_bomb_is_not_unpacked_beyond_its_limit():
    bomb = packed(b"\n" * 5_000_000)
    assert len(bomb) < MAX_QUERY
    refused(bomb, "1 MiB")


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"[[[[", b'format = "x"', b'format = "knack-widgets/1"\ngame = "bridge"']
)
def test_what_is_no_record_is_refused_as_a_file_would_be(data):
    with pytest.raises(RecordError) as file:
        Record.loads(data)
    refused(packed(data), str(file.value))


@settings(max_examples=100)
@given(
    st.text(max_size=60)
    | st.binary(max_size=40).map(packed)
    | st.integers(0, len(SOUND) - 1).map(lambda i: SOUND[:i] + ("A" if SOUND[i] != "A" else "B") + SOUND[i + 1 :])
)
def test_whatever_a_link_holds_it_is_a_record_or_refused(text):
    try:
        record = record_of(text)
    except RecordError:
        return
    assert isinstance(record, Record)


@pytest.mark.parametrize(("text", "step"), [("0", 0), ("3", 3), ("003", 3), ("", 4)])
def test_steps(text, step):
    record = record_of(SOUND)
    assert step_of({"step": text}, record) == (step if text else len(record.steps))


@pytest.mark.parametrize("text", ["-1", "1.0", "x", "²", "٣", "9999999", "999999", "1e3", " 1"])
def test_steps_that_are_none(text):
    with pytest.raises(RecordError, match="expected a number from 0"):
        step_of({"step": text}, record_of(SOUND))

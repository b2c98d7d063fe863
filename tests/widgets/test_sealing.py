"""What the browser keeps cannot be read there, and comes back whole or not at all."""

from base64 import urlsafe_b64encode
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from knack_widgets.rules import NotationError, Record, games
from knack_widgets.widgets import sealing
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot


@pytest.fixture(autouse=True)
def _no_key_is_given(monkeypatch):
    monkeypatch.delenv("KNACK_SEAL_KEY", raising=False)


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """Where the key is kept."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda _: tmp_path)
    return tmp_path


@pytest.mark.parametrize("text", ["", "x", "åäö ♠", "0" * 100_000])
def test_what_is_sealed_is_opened_again(text):
    assert sealing.unseal(sealing.seal(text, "knack"), "knack") == text


VECTORS = [
    ("", "knack", "", "addbcd72f8032005bcc5248cb92a53c26a09fc235d7f3f6d67142ae44b130c32"),
    ("a record", "knack", "anna", "0a38c0b414756a196b6b3a9fc6a865be6a602ffd36aaf66b7969143488d350cd"),
    (
        "0 knock\n" * 40,
        "knaker",
        "0123456789abcdef01234567",
        "8d1770938ff44eea1093f5ee63055b962c13fce9589132d94ef7dadf0c6cbf2e",
    ),
]
KEY = bytes(range(32))


@pytest.fixture
def known_key(monkeypatch):
    monkeypatch.setattr(sealing, "key", lambda: KEY)


def plainly(text, game, reader):
    """The construction as its description says, by the library alone."""
    master = HKDF(algorithm=SHA256(), length=64, salt=None, info=b"knack-widgets, what pages keep").derive(KEY)
    data = text.encode() + b"\x80"
    data += b"\0" * (-len(data) % 256)
    box = AESSIV(master).encrypt(data, [b"knack1", game.encode(), reader.encode()])
    return "knack1." + urlsafe_b64encode(box).decode()


@pytest.mark.usefixtures("known_key")
@pytest.mark.parametrize(("text", "game", "reader", "digest"), VECTORS)
def test_vectors(text, game, reader, digest):
    box = sealing.seal(text, game, reader)
    assert box == plainly(text, game, reader)
    assert sha256(box.encode()).hexdigest() == digest
    assert sealing.unseal(box, game, (reader,)) == text


def test_the_hands_cannot_be_read_out_of_what_a_page_keeps():
    desk = Desk.open("knaker", seed=3)
    (line,) = snapshot(desk)["matches"][0]["lines"]
    plain = sealing.unseal(line["record"], "knaker")
    assert Record.loads(plain).moves == desk.record().moves
    assert plain[:40] not in line["record"]


@pytest.mark.parametrize("game", games)
def test_how_long_it_is_tells_nothing_of_the_cards(game):
    lengths = set()
    for seed in range(40):
        desk = Desk.open(game, seed=seed)
        (line,) = snapshot(desk)["matches"][0]["lines"]
        lengths.add(len(line["record"]))
    assert len(lengths) == 1


@pytest.mark.parametrize(
    ("game", "readers"), [("kopknack", ("anna",)), ("knack", ("bo",)), ("knack", ("", "bo")), ("knack", ())]
)
def test_it_opens_for_the_reader_and_the_game_it_was_made_for(game, readers):
    box = sealing.seal("a record", "knack", "anna")
    assert sealing.unseal(box, "knack", ("bo", "anna")) == "a record"
    with pytest.raises(NotationError, match="cannot be read here"):
        sealing.unseal(box, game, readers)


def test_another_readers_match_is_refused_and_nothing_is_lost():
    anna, bo = (Desk.open("knack", seed=seed) for seed in (1, 2))
    anna.readers, bo.readers = ("anna",), ("bo", "carl")
    before = bo.line
    do(bo, {"do": "restore_snapshot", **snapshot(anna)})
    assert bo.notice.kind == "error"
    assert bo.line is before
    bo.readers = ("bo", "anna")
    do(bo, {"do": "restore_snapshot", **snapshot(anna)})
    assert bo.notice is None
    assert bo.line.steps == anna.line.steps


@pytest.mark.parametrize(
    "junk", ["", "x", "AAAA", "å", "=" * 50, "A" * 200, "knack1.", "knack1.AAAA", "knack1." + "A" * 400]
)
def test_junk_is_refused(junk):
    with pytest.raises(NotationError, match="cannot be read here"):
        sealing.unseal(junk, "knack")


def test_a_changed_letter_is_noticed():
    text = sealing.seal("a record", "knack")
    for at in (0, 7, 20, len(text) - 4):
        other = "A" if text[at] != "A" else "B"
        with pytest.raises(NotationError):
            sealing.unseal(text[:at] + other + text[at + 1 :], "knack")


def test_another_machines_seal_is_refused(monkeypatch):
    text = sealing.seal("a record", "knack")
    monkeypatch.setattr(sealing, "key", lambda: b"k" * sealing.KEY_BYTES)
    with pytest.raises(NotationError):
        sealing.unseal(text, "knack")


def test_keys_for_two_purposes_have_nothing_in_common():
    keep, cookies = sealing.derive_key(sealing.KEEPING, 32), sealing.derive_key(sealing.COOKIES, 32)
    assert len({keep, cookies, sealing.key()}) == 3


def test_the_key_is_made_once_and_for_its_owner_alone(monkeypatch, tmp_path):
    monkeypatch.setattr("platformdirs.user_data_path", lambda _: tmp_path / "data")
    first, second = sealing.key.__wrapped__(), sealing.key.__wrapped__()
    assert first == second
    assert len(first) == sealing.KEY_BYTES
    assert (tmp_path / "data" / "seal.key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("moment", ["secrets.token_bytes", "os.fdopen", "os.fsync", "os.link"])
def test_kernels_that_begin_together_have_one_key(moment, monkeypatch, folder):
    """The second one asks while the first is busy making it, whatever it is at."""
    module, name = moment.split(".")
    place = sealing if hasattr(sealing, name) else getattr(sealing, module)
    act, second = getattr(place, name), []

    def interrupted(*given):
        monkeypatch.setattr(place, name, act)
        second.append(sealing.key.__wrapped__())
        return act(*given)

    monkeypatch.setattr(place, name, interrupted)
    first = sealing.key.__wrapped__()
    assert second == [first]
    assert [file.name for file in folder.iterdir()] == ["seal.key"]


@pytest.mark.parametrize("lacking", [OSError(1, "Operation not permitted"), AttributeError("link")])
def test_a_disk_without_links_has_a_key_as_well(lacking, monkeypatch, folder):
    def link(*_):
        raise lacking

    monkeypatch.setattr(sealing.os, "link", link)
    assert sealing.key.__wrapped__() == sealing.key.__wrapped__()
    assert [file.name for file in folder.iterdir()] == ["seal.key"]


def test_a_key_that_is_none_makes_room_for_one(folder):
    (folder / "seal.key").write_bytes(b"half a key")
    assert sealing.key.__wrapped__() == sealing.key.__wrapped__() == (folder / "seal.key").read_bytes()


def test_a_key_that_is_none_and_stays_is_not_used(folder):
    (folder / "seal.key").mkdir()
    assert len(sealing.key.__wrapped__()) == sealing.KEY_BYTES


def test_without_a_folder_the_key_is_the_kernels_own(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("x")
    monkeypatch.setattr("platformdirs.user_data_path", lambda _: tmp_path / "file")
    assert len(sealing.key.__wrapped__()) == sealing.KEY_BYTES


def test_servers_that_are_given_one_key_open_what_any_of_them_has_sealed(monkeypatch, tmp_path):
    monkeypatch.setenv("KNACK_SEAL_KEY", "a long secret of the school's, ä\udc80")
    keys = []
    for name in ("one", "other"):
        monkeypatch.setattr("platformdirs.user_data_path", lambda _, name=name: tmp_path / name)
        keys.append(sealing.key.__wrapped__())
    monkeypatch.setenv("KNACK_SEAL_KEY", "another secret")
    assert keys[0] == keys[1] != sealing.key.__wrapped__()
    assert len(keys[0]) == sealing.KEY_BYTES
    monkeypatch.setenv("KNACK_SEAL_KEY", "")  # none
    assert sealing.key.__wrapped__() == (tmp_path / "other" / "seal.key").read_bytes()


def test_where_the_browser_runs_the_rules_nothing_is_sealed(monkeypatch):
    monkeypatch.setattr(sealing.sys, "platform", "emscripten")
    assert sealing.seal("a record", "knack") == sealing.unseal("a record", "knack") == "a record"

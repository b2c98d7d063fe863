"""What the browser keeps cannot be read there, and comes back whole or not at all."""

import pytest

from knack_widgets.rules import NotationError
from knack_widgets.widgets import sealing
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.keeping import kept
from knack_widgets.widgets.permalink import packed


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
    assert sealing.opened(sealing.sealed(text)) == text


def test_the_hands_cannot_be_read_out_of_what_a_page_keeps():
    desk = Desk.open("knaker", seed=3)
    (line,) = kept(desk)["matches"][0]["lines"]
    plain = packed(desk.record())
    assert plain[:40] not in line["record"]
    assert sealing.opened(line["record"])[:20] == plain[:20]


@pytest.mark.parametrize("junk", ["", "x", "AAAA", "å", "=" * 50, "A" * 200])
def test_junk_is_refused(junk):
    with pytest.raises(NotationError, match="cannot be read here"):
        sealing.opened(junk)


def test_a_changed_letter_is_noticed():
    text = sealing.sealed("a record")
    for at in (0, 20, len(text) - 4):
        other = "A" if text[at] != "A" else "B"
        with pytest.raises(NotationError):
            sealing.opened(text[:at] + other + text[at + 1 :])


def test_another_machines_seal_is_refused(monkeypatch):
    text = sealing.sealed("a record")
    monkeypatch.setattr(sealing, "key", lambda: b"k" * sealing.KEY_BYTES)
    with pytest.raises(NotationError):
        sealing.opened(text)


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
    assert sealing.sealed("a record") == sealing.opened("a record") == "a record"

"""Settings and template: one place, found by our command and by plain `voila`, and what they are meant to be."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from traitlets import TraitError
from voila.paths import collect_template_paths

from knack_widgets.serving import resource_paths
from knack_widgets.serving.app import BookServer
from knack_widgets.serving.delivery.addresses import is_free
from knack_widgets.serving.rooms.process_client import RoomSettings

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = resource_paths.JUPYTER / "voila" / "templates" / "knack"


def test_places_in_a_checkout() -> None:
    assert resource_paths.notebooks() == ROOT / "notebooks"
    assert resource_paths.settings() == ROOT


def test_places_in_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheel holds copies inside the package; they are the ones to take where there is no checkout."""
    monkeypatch.setattr(resource_paths, "PACKAGE", tmp_path / "knack_widgets")
    monkeypatch.setattr(resource_paths, "CHECKOUT", tmp_path)
    for find, missing in ((resource_paths.notebooks, "notebooks"), (resource_paths.settings, "voila.json")):
        with pytest.raises(FileNotFoundError, match=missing):
            find()
    (tmp_path / "knack_widgets" / "notebooks").mkdir(parents=True)
    (tmp_path / "knack_widgets" / "notebooks" / "index.ipynb").touch()
    (tmp_path / "knack_widgets" / "serving").mkdir()
    (tmp_path / "knack_widgets" / "serving" / "voila.json").touch()
    assert resource_paths.notebooks() == tmp_path / "knack_widgets" / "notebooks"
    assert resource_paths.settings() == tmp_path / "knack_widgets" / "serving"


def test_the_template_of_this_checkout_comes_first_and_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    resource_paths.offer_template()
    resource_paths.offer_template()
    assert os.environ["JUPYTER_PATH"] == os.pathsep.join([str(resource_paths.JUPYTER), str(tmp_path)])
    assert collect_template_paths(["voila", "nbconvert"], "knack", prune=True)[0] == str(TEMPLATE)


def test_the_server_reads_the_settings_and_not_those_of_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "voila.json").write_text('{"VoilaConfiguration": {"template": "lab"}}')
    resource_paths.offer_template()
    ours = BookServer()
    ours.load_config_file("voila", path=ours.config_file_paths)
    assert ours.config.VoilaConfiguration.template == "knack"
    assert ours.config.VoilaConfiguration.preheat_kernel is True
    assert ours.config.MappingKernelManager.cull_idle_timeout == 900
    # A dead kernel that were started again would run the notebook for nobody, and the page would wait for ever.
    assert ours.config.KernelRestarter.restart_limit == 0


NAMESPACE = re.compile(r"http://www\.w3\.org/(2000/(svg|xmlns/)|1999/(xhtml|xlink)|XML/1998/namespace)")


@pytest.mark.apart
def test_plain_voila_takes_the_same_settings(tmp_path: Path) -> None:
    """`voila notebooks/` in a checkout, asked what it would do."""
    ask = (
        "from voila.app import Voila; app = Voila(); app.initialize(['notebooks'])\n"
        "print(app.voila_configuration.template, app.voila_configuration.preheat_kernel, app.template_paths[0])"
    )
    env = os.environ | {"JUPYTER_PATH": str(resource_paths.JUPYTER), "JUPYTER_CONFIG_DIR": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["knack", "True", str(TEMPLATE)]


def test_readers_cannot_choose_another_template() -> None:
    """A template is code; and `?template=` would start a kernel of its own beside the pool."""
    settings = json.loads((ROOT / "voila.json").read_text())["VoilaConfiguration"]
    assert (settings["allow_template_override"], settings["allow_theme_override"]) == ("NO", "NO")


def test_no_address_of_another_host_in_the_template() -> None:
    """But for the names of namespaces, which nobody fetches, and for what licences say, which no page shows."""
    for file in TEMPLATE.rglob("*"):
        if file.is_file() and not file.name.endswith("LICENSES.txt"):
            text = NAMESPACE.sub("", file.read_text(encoding="utf-8"))
            assert "http://" not in text, file
            assert "https://" not in text, file
            assert "@import" not in text, file
            assert "@font-face" not in text, file


def test_every_word_of_the_page_is_in_three_languages() -> None:
    from jinja2 import Environment, FileSystemLoader

    words = Environment(loader=FileSystemLoader(TEMPLATE), autoescape=True).get_template("words.macro.html.j2").module
    for key, told in words.WORDS.items():
        assert sorted(told) == ["de", "en", "sv"], key
        assert all(told.values()), key


def test_a_taken_port_is_seen_before_kernels_are_told_of_it() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert not is_free("127.0.0.1", taken.getsockname()[1])
        assert not is_free("", taken.getsockname()[1])


def test_the_letters_with_which_codes_begin_may_be_written_small() -> None:
    assert RoomSettings(room_letters="abc").room_letters == "ABC"
    for letters in ("", "ABO", "A1"):
        with pytest.raises(TraitError, match="expected some of"):
            RoomSettings(room_letters=letters)

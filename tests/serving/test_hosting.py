"""What hosts read: binder/, the Makefile's and CI's commands. (That a Binder really comes up is shown elsewhere.)"""

import json
import re
import tomllib
from pathlib import Path
from urllib.parse import quote

from jupyter_server_proxy.config import ServerProcess

from knack_widgets import cli

ROOT = Path(__file__).resolve().parents[2]
BINDER = ROOT / "binder"
PROXIED = json.loads((BINDER / "jupyter_server_config.json").read_text())["ServerProxy"]["servers"]


def test_the_proxy_starts_our_server_under_its_own_name(monkeypatch, tmp_path: Path) -> None:
    """The name is in the command, too: it is part of the address that our pages have to write."""
    calls = []
    monkeypatch.setattr("knack_widgets.serving.app.serve", lambda folder, options: calls.append((folder, options)))
    for name, settings in PROXIED.items():
        ServerProcess(name=name, **settings)  # refuses what it does not know
        command, *words = [word.format(port=4321, base_url="/user/anna/") for word in settings["command"]]
        assert command in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
        assert cli.main(words) == 0
        folder, options = calls.pop()
        assert folder is None
        assert set(options) == {
            "--no-browser",
            "--Voila.ip=127.0.0.1",
            "--port=4321",
            f"--Voila.base_url=/user/anna/{name}/",
            "--Voila.server_url=/",
        }
        assert settings["launcher_entry"]["path_info"] == f"{name}/"


def test_the_link_format_is_told_as_it_is() -> None:
    told = (BINDER / "README.md").read_text()
    (name,) = PROXIED
    assert f"| the shelf | `{name}/` |" in told
    assert f"urlpath={quote(f'{name}/knack?lang=de', safe='')}" in told


def test_every_requirement_of_the_server_is_pinned_within_what_the_project_allows() -> None:
    from packaging.requirements import Requirement

    pins = {}
    for line in (BINDER / "requirements.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            found = re.fullmatch(r"([\w.-]+)==([\w.]+)", line)
            assert found, line
            pins[found[1].lower().replace(".", "-")] = found[2]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for text in (*project["dependencies"], *project["optional-dependencies"]["serve"], "jupyter-server-proxy"):
        wanted = Requirement(text)
        assert wanted.specifier.contains(pins[wanted.name.lower().replace(".", "-")]), text


def test_the_values_for_kubernetes_fit_the_rest() -> None:
    import yaml  # comes with the Jupyter server

    hub = ROOT / "hosting" / "hub"
    values = yaml.safe_load((hub / "values.yaml").read_text())
    singleuser, here = values["singleuser"], (hub / "jupyterhub_config.py").read_text()
    (name,) = PROXIED
    assert singleuser["defaultUrl"] == f"/{name}/"
    assert f'default_url = "{singleuser["defaultUrl"]}"' in here
    assert f"/ {json.dumps(singleuser['cmd'])})" in here
    assert f'mem_limit = "{singleuser["memory"]["limit"]}"' in here
    assert f'"--timeout={values["cull"]["timeout"]}", "--cull-every={values["cull"]["every"]}"' in here
    # placeholders that no reader may push aside hold places for nobody
    assert values["scheduling"]["userPlaceholder"]["replicas"] == 0 or values["scheduling"]["podPriority"]["enabled"]
    # and who may log in has to be said
    assert any(key.startswith("allow") for key in values["hub"]["config"]["Authenticator"])
    told = (hub / "README.md").read_text()
    image = "{name}:{tag}".format(**singleuser["image"])
    assert f"--image-name {image} " in re.sub(r"\s+", " ", told)
    for line in re.findall(r"^\| (`.*?) \|", told, re.M):
        for path in re.findall(r"`([\w.]+)", line):
            at = values
            for key in path.split("."):
                at = at[key]


def test_scripts_can_be_run() -> None:
    for script in (BINDER / "postBuild", BINDER / "start", ROOT / ".ci" / "run"):
        assert script.read_text().startswith("#!/usr/bin/env bash\n")
        assert script.stat().st_mode & 0o111, script


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text()
    assert "resolved" not in lock
    addresses = [line.strip() for line in lock.splitlines() if "http" in line]
    assert [line for line in addresses if not line.startswith('"url": "https://opencollective.com/')] == []

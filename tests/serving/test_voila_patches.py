"""Voilà's replaced names: the code on which each patch relies is as it was when the patch was written."""

from __future__ import annotations

import ast
import inspect
from hashlib import sha256
from importlib import import_module
from operator import attrgetter
from typing import Any

import pytest

from knack_widgets.serving import voila_patches
from knack_widgets.serving.delivery.template_cache import Exporter
from knack_widgets.serving.voila_patches import PATCHES, PRIVATE, Patch

from ..rules.test_house import named, tree
from .test_wings import SERVING

SOURCES = {
    "voila.app:Voila.init_settings": "8bdfde58d6a80170",
    "voila.exporter:VoilaExporter": "2a40c169a57638cc",
    "voila.handler:VoilaHandler.get_generator": "e448c5331781f52f",
    "voila.notebook_renderer:NotebookRenderer.generate_content_generator": "c674d9d114b7f37c",
    "voila.notebook_renderer:NotebookRenderer.generate_content_hybrid": "e90b011fcfb8a29b",
    "voila.notebook_renderer:NotebookRenderer.initialize": "3c70eb656f497ddf",
    "voila.request_info_handler:RequestInfoSocketHandler": "28f7bd35a0c0509a",
    "voila.voila_kernel_manager:voila_kernel_manager_factory": "97982b8714294b06",
}
"""Voilà's code on which the patches rely, and the hash of its source in the version that they name."""


def find(name: str) -> Any:
    """Return an object by the name of its module and its own, as in `voila.app:Voila`."""
    module, _, path = name.partition(":")
    return attrgetter(path)(import_module(module))


def source_hash(name: str) -> str:
    """Return the hash of an object's source, without the white space at the ends of lines."""
    lines = inspect.getsource(find(name)).splitlines()
    return sha256("\n".join(line.rstrip() for line in lines).encode()).hexdigest()[:16]


def relied_on() -> set[str]:
    """Return the names of Voilà's code on which a patch relies."""
    return {name for patch in PATCHES for name in patch.relies_on} | set(PRIVATE)


@pytest.mark.parametrize("name", sorted(relied_on()))
def test_voila_has_the_code_for_which_the_patches_were_written(name: str) -> None:
    assert source_hash(name) == SOURCES[name], f"Voilà has changed {name}: read it, mend the patch, enter the new hash"


def test_every_hash_belongs_to_a_patch() -> None:
    assert set(SOURCES) == relied_on()


@pytest.mark.parametrize("patch", PATCHES, ids=lambda patch: f"{patch.module}.{patch.name}")
def test_a_replaced_name_is_used_by_its_module(patch: Patch) -> None:
    source = ast.parse(inspect.getsource(import_module(patch.module)))
    assert any(isinstance(node, ast.Call) and ast.unparse(node.func) == patch.name for node in ast.walk(source))


def test_a_page_of_voila_is_made_by_the_replacements(monkeypatch: pytest.MonkeyPatch) -> None:
    for patch in PATCHES:
        monkeypatch.setattr(import_module(patch.module), patch.name, None)
    monkeypatch.setattr(Exporter, "light", True)
    monkeypatch.setattr(Exporter, "static_edition", "")
    voila_patches.apply(light=False, static_edition="https://book.example/")
    assert [getattr(import_module(patch.module), patch.name) for patch in PATCHES] == [
        patch.replacement for patch in PATCHES
    ]
    assert (Exporter.light, Exporter.static_edition) == (False, "https://book.example/")


def test_no_other_file_replaces_a_name_of_voila() -> None:
    """A name is replaced by assignment to an attribute of a module, or by `setattr`."""
    places = []
    for path in sorted(SERVING.rglob("*.py")):
        names = {
            (each.asname or each.name).partition(".")[0]
            for node in ast.walk(tree(path))
            if isinstance(node, (ast.Import, ast.ImportFrom))
            and (getattr(node, "module", None) or node.names[0].name).partition(".")[0] == "voila"
            for each in node.names
        }
        for node in ast.walk(tree(path)):
            targets = node.targets if isinstance(node, ast.Assign) else []
            text = [ast.unparse(each) for each in targets if isinstance(each, ast.Attribute)]
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
                text.append(ast.unparse(node.args[0]))
            places += [named(path) for each in text if each.partition(".")[0] in names or "import_module" in each]
    assert sorted(set(places)) == ["serving/voila_patches.py"]

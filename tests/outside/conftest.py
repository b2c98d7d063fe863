"""The games of this folder are installed while its tests run."""

from collections.abc import Iterator

import pytest

from tests.outside import installed

collect_ignore = ["fishing/fishing_game", "fishing/notebooks", "lowsix/lowsix_game"]


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("outside")):
        yield

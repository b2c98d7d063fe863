"""Games from outside, which must pass these tests too."""

from collections.abc import Iterator

import pytest

from knack_widgets.testing import matches
from tests.outside import installed


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("outside")):
        yield
    matches.forget()

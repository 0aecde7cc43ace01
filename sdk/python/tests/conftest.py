from __future__ import annotations

import pytest
from shells import AsyncShell, Shell, SyncShell


@pytest.fixture(params=[SyncShell, AsyncShell], ids=["sync", "async"])
def shell(request: pytest.FixtureRequest) -> Shell:
    made: Shell = request.param()
    return made

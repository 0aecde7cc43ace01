"""The asynchronous client under trio: the same code, another loop."""

from __future__ import annotations

import pytest
import trio
from samples import ID, accepted, frames, log
from scripted_server import Exchange, serving, streams
from shells import QUICK

from model_runtime_client import AsyncModelRuntimeClient

#: A body closed before its end leaves generators of httpx to the collector, which trio tells of.
pytestmark = pytest.mark.filterwarnings("ignore:Async generator 'httpx:ResourceWarning")


def test_events_are_read_and_resumed() -> None:
    values = log(20)

    async def read(url: str) -> list[int]:
        async with AsyncModelRuntimeClient(url, retry=QUICK) as client:
            return [event.sequence async for event in client.events(ID)]

    with serving(streams(frames(values[:9])), streams(frames(values[9:]))) as server:
        assert trio.run(read, server.url) == list(range(1, 21))


def test_a_cancelled_scope_closes_the_connection() -> None:
    gone: list[bool] = []

    def silent(exchange: Exchange) -> None:
        exchange.stream(frames([accepted()]))
        gone.append(exchange.gone())

    async def read(url: str) -> None:
        async with AsyncModelRuntimeClient(url) as client:
            with trio.CancelScope() as scope:
                async with client.events(ID) as events:
                    async for _ in events:
                        scope.cancel()

    with serving(silent) as server:
        trio.run(read, server.url)
    assert gone == [True]

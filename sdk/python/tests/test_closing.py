"""Whoever stops is let go at once, and the socket is closed."""

from __future__ import annotations

import asyncio
import threading

import pytest
from samples import ID, accepted, delta, frame, frames
from scripted_server import Exchange, serving
from shells import AsyncShell, Shell

from model_runtime_client import (
    AbortedError,
    AsyncModelRuntimeClient,
    IncompleteError,
    ModelRuntimeClient,
    RetryPolicy,
)

HOWS = ["stream", "client"]


class Watched:
    """A server that says something, then waits for the connection to close."""

    def __init__(self, said: bytes | None) -> None:
        self._said = said
        self.said = threading.Event()
        self.gone: list[bool] = []
        self.over = threading.Event()

    def __call__(self, exchange: Exchange) -> None:
        if self._said is not None:
            exchange.stream(self._said)
        self.said.set()
        self.gone.append(exchange.gone())
        self.over.set()


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("said", [None, b"", frame({**accepted(), "execution_id": "e"})])
def test_closing_from_outside_ends_a_silent_call(
    shell: Shell, how: str, said: bytes | None
) -> None:
    watched = Watched(said)
    with serving(watched) as server:
        error = shell.stop(server.url, how, lambda: watched.said.wait(20))
    assert isinstance(error, AbortedError)
    assert error.kind == "aborted"
    assert watched.gone == [True]
    assert len(server.exchanges) == 1


@pytest.mark.parametrize("how", HOWS)
def test_closing_from_outside_ends_a_wait_before_the_next_try(shell: Shell, how: str) -> None:
    with serving(lambda exchange: exchange.stream()) as server:
        error = shell.stop(server.url, how, lambda: server.asked(0).finished.wait(20))
    assert isinstance(error, AbortedError)
    assert len(server.exchanges) == 1


def test_closing_the_client_ends_a_plain_call(shell: Shell) -> None:
    watched = Watched(None)
    with serving(watched) as server:
        error = shell.stop(server.url, "client", lambda: watched.said.wait(20), "get")
    assert isinstance(error, AbortedError)
    assert watched.gone == [True]


@pytest.mark.parametrize("said", [None, b"", frame({**accepted(), "execution_id": "e"})])
def test_cancelling_the_task_closes_the_connection(said: bytes | None) -> None:
    watched = Watched(said)
    with serving(watched) as server:
        error = AsyncShell().stop(server.url, "task", lambda: watched.said.wait(20))
    assert isinstance(error, asyncio.CancelledError)
    assert watched.gone == [True]


def test_cancelling_the_task_ends_a_wait_before_the_next_try() -> None:
    with serving(lambda exchange: exchange.stream()) as server:
        started = server.asked
        error = AsyncShell().stop(server.url, "task", lambda: started(0).finished.wait(20))
    assert isinstance(error, asyncio.CancelledError)
    assert len(server.exchanges) == 1


def test_leaving_the_loop_closes_the_connection(shell: Shell) -> None:
    watched = Watched(frames([accepted(), delta(2)]))
    with serving(watched) as server:
        close = shell.leave(server.url, ID)
        server.asked(0).finished.wait(20)
        assert watched.over.wait(20)
        assert watched.gone == [True]
        close()


def test_a_context_closes_the_connection_on_every_way_out(shell: Shell) -> None:
    del shell
    watched = Watched(frames([accepted(), delta(2)]))
    with serving(watched) as server, ModelRuntimeClient(server.url) as client:
        with client.events(ID) as events:
            iterator = iter(events)
            assert next(iterator).sequence == 1
        server.asked(0).finished.wait(20)
        assert watched.over.wait(20)
        assert watched.gone == [True]
        with pytest.raises(AbortedError):
            next(iterator)


def test_closing_a_stream_leaves_other_calls_of_the_client_alone() -> None:
    first, second = Watched(b""), Watched(frames([accepted()]))
    with serving(first, second) as server, ModelRuntimeClient(server.url) as client:
        silent = client.events(ID)

        def read() -> None:
            with pytest.raises(AbortedError):
                list(silent)

        thread = threading.Thread(target=read)
        thread.start()
        assert first.said.wait(20)
        other = client.events(ID)
        iterator = iter(other)
        assert next(iterator).sequence == 1
        silent.close()
        thread.join(20)
        assert first.over.wait(20)
        assert first.gone == [True]
        assert second.gone == []
        other.close()


def test_a_closed_client_makes_no_call() -> None:
    with serving(lambda exchange: exchange.stream()) as server:
        client = ModelRuntimeClient(server.url)
        client.close()
        client.close()
        with pytest.raises(AbortedError):
            client.get(ID)
        with pytest.raises(AbortedError):
            list(client.events(ID))
    assert server.exchanges == []


def test_a_transport_of_the_caller_is_left_open() -> None:
    import httpx

    with serving(lambda exchange: exchange.stream()) as server:
        with httpx.Client() as http:
            policy = RetryPolicy(max_reconnects=0)
            with ModelRuntimeClient(server.url, http_client=http, retry=policy) as client:
                with pytest.raises(IncompleteError):
                    list(client.events(ID))
            assert not http.is_closed

        async def work() -> None:
            async with httpx.AsyncClient() as http:
                async with AsyncModelRuntimeClient(server.url, http_client=http) as client:
                    assert repr(client) == f"AsyncModelRuntimeClient('{server.url}')"
                assert not http.is_closed

        asyncio.run(work())

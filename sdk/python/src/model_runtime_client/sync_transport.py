"""The connections of the client for threads."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from .interrupt import Interrupt
from .tls import trust


class SyncTransport:
    """Where requests go out, and who is waiting for an answer right now."""

    def __init__(self, given: httpx.Client | None) -> None:
        self._sockets = Interrupt()
        self._calls: weakref.WeakSet[Interrupt] = weakref.WeakSet()
        self._lock = threading.Lock()
        self._closed = False
        self._busy = 0
        self._own: list[httpx.Client] = []
        if given is None:
            self._plain, self._streams = self._own = _make_clients()
        else:
            self._plain = self._streams = given

    def pick(self, stream: bool) -> httpx.Client:
        return self._streams if stream else self._plain

    def enrol(self) -> Interrupt:
        """The interrupt of a new call, which :meth:`close` sets."""
        interrupt = Interrupt()
        with self._lock:
            self._calls.add(interrupt)
            closed = self._closed
        if closed:
            interrupt.set()
        return interrupt

    def watch(self, stream: Any) -> None:
        """Takes a network stream under control of :meth:`close`."""
        self._sockets.watch(stream)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keeps file descriptors from being closed, and given anew, under a thread that reads."""
        with self._lock:
            self._busy += 1
        try:
            yield
        finally:
            with self._lock:
                self._busy -= 1
            self._close_when_idle()

    def close(self) -> None:
        """Ends every call and shuts every socket; threads that wait are woken."""
        with self._lock:
            self._closed = True
            interrupts = list(self._calls)
        for interrupt in interrupts:
            interrupt.set()
        if self._own:
            self._sockets.set()
        self._close_when_idle()

    def _close_when_idle(self) -> None:
        with self._lock:
            idle = self._closed and self._busy == 0
            clients, self._own = (self._own, []) if idle else ([], self._own)
        for client in clients:
            client.close()


def _make_clients() -> list[httpx.Client]:
    plain = httpx.Client(verify=trust(), limits=httpx.Limits(max_connections=None))
    # A stream has a connection of its own, known from its first byte: one that an earlier call left
    # behind could not be shut before its answer comes.
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    return [plain, httpx.Client(verify=trust(), limits=limits)]

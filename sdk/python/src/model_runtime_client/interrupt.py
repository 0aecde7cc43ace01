"""How one thread stops what another one waits for."""

from __future__ import annotations

import contextlib
import socket
import threading
import weakref
from typing import Any


class Interrupt:
    """Ends a wait, and the sockets of a call, from any thread."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._sockets: weakref.WeakSet[socket.socket] = weakref.WeakSet()

    @property
    def is_set(self) -> bool:
        return self._event.is_set()

    def set(self) -> None:
        """Interrupts, once and for all."""
        with self._lock:
            self._event.set()
            sockets = list(self._sockets)
        for each in sockets:
            _shut(each)

    def wait(self, seconds: float) -> None:
        """Waits that long, or until it is interrupted."""
        self._event.wait(seconds)

    def watch(self, stream: Any) -> None:
        """Takes a network stream of httpx, as its extensions hand it out, under control."""
        get = getattr(stream, "get_extra_info", None)
        found = get("socket") if callable(get) else None
        if not isinstance(found, socket.socket):
            return
        with self._lock:
            self._sockets.add(found)
            late = self._event.is_set()
        if late:
            _shut(found)


def _shut(found: socket.socket) -> None:
    # Closing would not wake a thread that waits for the socket; and TLS needs no farewell.
    with contextlib.suppress(OSError):
        socket.socket.shutdown(found, socket.SHUT_RDWR)

"""An HTTP server on a real socket whose every byte a test decides."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

#: Long enough for a slow machine; nothing waits for it to pass when things go well.
PATIENCE = 20.0


@dataclass
class Exchange:
    """One request, and the socket to answer it on."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    #: How many requests came before this one.
    number: int
    _socket: socket.socket
    _server: ScriptedServer
    finished: threading.Event = field(default_factory=threading.Event)

    def head(self, status: int = 200, **headers: str) -> None:
        lines = [f"HTTP/1.1 {status} Status", "connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.send("\r\n".join([*lines, "", ""]).encode())

    def stream(self, data: bytes = b"", **headers: str) -> None:
        self.head(200, content_type="text/event-stream", **headers)
        self.send(data)

    def json(self, status: int, body: Any, **headers: str) -> None:
        data = json.dumps(body).encode()
        self.head(status, content_type="application/json", content_length=str(len(data)), **headers)
        self.send(data)

    def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            self._socket.sendall(data)

    def reset(self) -> None:
        """Ends the connection without a farewell."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def gone(self) -> bool:
        """Waits until the client has closed the connection; false when it does not."""
        readable, _, _ = select.select([self._socket], [], [], PATIENCE)
        try:
            return bool(readable) and self._socket.recv(1) == b""
        except OSError:
            return True

    def hold(self) -> None:
        """Says nothing more, until the client goes or the test is over."""
        while not self._server.over.is_set():
            readable, _, _ = select.select([self._socket], [], [], 0.05)
            if readable:
                return


Answer = Callable[[Exchange], None]


class ScriptedServer:
    """Every request is answered by ``answer``; the connection is closed afterwards."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self._asked = threading.Condition()
        self.over = threading.Event()
        self.exchanges: list[Exchange] = []
        self.failures: list[BaseException] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.over.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(PATIENCE)
        for exchange in self.exchanges:
            exchange.finished.wait(PATIENCE)

    def asked(self, number: int) -> Exchange:
        """Waits for a request, counted from 0."""
        with self._asked:
            assert self._asked.wait_for(lambda: len(self.exchanges) > number, PATIENCE)
        return self.exchanges[number]

    def _accept(self) -> None:
        while not self.over.is_set():
            try:
                accepted, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(accepted,), daemon=True).start()

    def _serve(self, accepted: socket.socket) -> None:
        with accepted:
            exchange = self._read(accepted)
            if exchange is None:
                return
            try:
                self._answer(exchange)
            except BaseException as error:
                self.failures.append(error)
            finally:
                exchange.finished.set()

    def _read(self, accepted: socket.socket) -> Exchange | None:
        data = b""
        while b"\r\n\r\n" not in data:
            try:
                piece = accepted.recv(65536)
            except OSError:
                return None
            if not piece:
                return None
            data += piece
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ")
        pairs = [line.partition(":") for line in lines]
        headers = {name.lower(): value.strip() for name, _, value in pairs}
        while len(body) < int(headers.get("content-length", "0")):
            body += accepted.recv(65536)
        with self._asked:
            number = len(self.exchanges)
            exchange = Exchange(method, path, headers, body, number, accepted, self)
            self.exchanges.append(exchange)
            self._asked.notify_all()
        return exchange


@contextmanager
def serving(*answers: Answer) -> Iterator[ScriptedServer]:
    """A server that gives these answers in turn, the last one again and again."""

    def answer(exchange: Exchange) -> None:
        answers[min(exchange.number, len(answers) - 1)](exchange)

    server = ScriptedServer(answer)
    try:
        yield server
    finally:
        server.close()
    if server.failures:
        raise server.failures[0]


def streams(data: bytes) -> Answer:
    """An event stream of these bytes, ended in good order."""
    return lambda exchange: exchange.stream(data)


def answers(status: int, body: Any = None, **headers: str) -> Answer:
    """A whole answer of JSON."""
    return lambda exchange: exchange.json(status, body, **headers)

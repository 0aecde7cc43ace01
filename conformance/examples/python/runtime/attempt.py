"""One attempt on one target: at most one request, its answer read as it comes."""

import http.client
import json
import socket
import zlib

from .failures import Failure, failure_of_status, failure_of_stream, lost, malformed, not_reached, silent, TARGET
from .provider import Provider
from .sse import EventReader, FrameTooLong

ERROR_BODY_BYTES = 1 << 20
CONNECT_SECONDS = 10
SILENCE_SECONDS = 60


class Stopped(Exception):
    """The execution ends: cancel or deadline."""


class Attempt:
    """Output goes to the execution as it comes; `run` returns the finish reason or raises `Failure`."""

    def __init__(self, execution, provider: Provider):
        self.execution, self.provider = execution, provider
        self.answer = provider.dialect(execution)

    def run(self) -> str:
        provider, execution = self.provider, self.execution
        if provider.key is None:
            raise not_reached("the credential of the provider is missing", TARGET)
        kind = http.client.HTTPSConnection if provider.base.scheme == "https" else http.client.HTTPConnection
        connection = kind(provider.base.hostname, provider.base.port, timeout=CONNECT_SECONDS)
        try:
            connection.connect()
        except OSError:
            connection.close()
            raise not_reached("the provider refused the connection") from None
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sock.settimeout(SILENCE_SECONDS)
        wire = connection.sock
        with execution.changed:
            if execution.stop is not None:
                connection.close()
                raise Stopped
            execution.on_stop = lambda: _cut(wire)
        try:
            return self._exchange(connection)
        except Failure:
            # A call that was cut on purpose breaks in any way it likes.
            if execution.stop is not None:
                raise Stopped from None
            raise
        finally:
            with execution.changed:
                execution.on_stop = None
            _cut(wire)
            connection.close()

    def _exchange(self, connection) -> str:
        try:
            headers = {
                "authorization": f"Bearer {self.provider.key}",
                "content-type": "application/json",
                "accept": "text/event-stream",
            }
            body = self.answer.body(self.provider.model, self.execution.request)
            connection.request("POST", self.provider.base.path + self.answer.path, json.dumps(body), headers)
            answer = connection.getresponse()
        except TimeoutError:
            raise silent() from None
        except (OSError, http.client.HTTPException, ValueError):
            raise lost() from None
        if answer.status != 200:
            raise failure_of_status(answer.status, _error_in(self._whole(answer)), answer.headers)
        if "event-stream" not in (answer.getheader("content-type") or ""):
            error = _error_in(self._whole(answer))
            raise failure_of_stream(error) if error else malformed("is no event stream")
        return self._stream(answer)

    def _chunks(self, answer):
        unzip = zlib.decompressobj(47) if answer.getheader("content-encoding") in ("gzip", "deflate") else None
        while True:
            try:
                chunk = answer.read1(65536)
            except TimeoutError:
                raise silent() from None
            except http.client.IncompleteRead:
                return
            except (OSError, http.client.HTTPException, ValueError, AttributeError):
                raise lost() from None
            if self.execution.stop is not None:
                raise Stopped
            if not chunk:
                return
            try:
                yield unzip.decompress(chunk) if unzip else chunk
            except zlib.error:
                raise malformed("is malformed") from None

    def _whole(self, answer) -> bytes:
        body = b""
        try:
            for chunk in self._chunks(answer):
                body += chunk
                if len(body) > ERROR_BODY_BYTES:
                    break
        except Failure:
            pass
        return body

    def _stream(self, answer) -> str:
        reader = EventReader()
        try:
            for chunk in self._chunks(answer):
                for data in reader.feed(chunk):
                    self.answer.frame(data)
                    if self.answer.finish is not None:
                        return self.answer.finish
        except FrameTooLong:
            raise malformed("has a frame that is too long") from None
        held = reader.held()
        if held is not None and _is_json(held):
            self.answer.frame(held)
        if self.answer.finish is None:
            raise malformed("ended before its end")
        return self.answer.finish


def _cut(wire: socket.socket) -> None:
    """Closes a connection so that whoever reads it hears of it at once."""
    try:
        wire.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def _error_in(body: bytes):
    try:
        value = json.loads(body)
    except ValueError:
        return None
    return value.get("error") if isinstance(value, dict) and isinstance(value.get("error"), dict) else None


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True

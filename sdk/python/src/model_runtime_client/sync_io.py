"""Carries commands out with threads and blocking sockets."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import httpx

from .errors import AbortedError, ModelRuntimeError
from .failures import failed
from .settings import Settings, checked_headers, redacted, request_headers, secrets_of
from .steps import Close, Command, Emit, Failed, Open, Opened, Read, Sleep
from .sync_transport import SyncTransport

HeaderSource = Mapping[str, str] | Callable[[], Mapping[str, str]]


class SyncIo:
    """One call: at most one answer is open at a time."""

    def __init__(
        self,
        settings: Settings,
        headers: HeaderSource,
        transport: SyncTransport,
    ) -> None:
        self.interrupt = transport.enrol()
        self._settings = settings
        self._headers = headers
        self._transport = transport
        self._response: httpx.Response | None = None
        self._pieces: Iterator[bytes] = iter(())
        self._secrets: list[str] = []

    def perform(self, command: Command) -> Any:
        """The outcome of a command.

        :raises AbortedError: when it was interrupted.
        """
        if self.interrupt.is_set:
            raise AbortedError("the call was closed")
        try:
            with self._transport.in_use():
                outcome = self._carry_out(command)
        except BaseException:
            self.close()
            raise
        if self.interrupt.is_set:
            # What came last is the trace of our own closing, not a failure of the other side.
            self.close()
            raise AbortedError("the call was closed")
        return outcome

    def shown(self, error: ModelRuntimeError) -> ModelRuntimeError:
        """The error without anything that the caller's headers hold."""
        return redacted(error, self._secrets)

    def close(self) -> None:
        """Closes the answer that is open, its socket with it unless it was read to its end."""
        response, self._response = self._response, None
        self._pieces = iter(())
        if response is not None:
            response.close()

    def _carry_out(self, command: Command) -> Any:
        match command:
            case Open():
                return self._open(command)
            case Read():
                return self._read()
            case Close():
                return self.close()
            case Sleep(seconds):
                return self.interrupt.wait(seconds)
            case Emit():
                raise AssertionError("events are handed out by whoever iterates")

    def _open(self, command: Open) -> Opened | Failed:
        self.close()
        given = checked_headers(self._headers() if callable(self._headers) else self._headers)
        self._secrets = secrets_of([*given.values(), *self._settings.address_headers.values()])
        timeouts = self._settings.timeouts
        http = self._transport.pick(command.stream)
        request = http.build_request(
            command.method,
            self._settings.base_url + command.path,
            headers=request_headers(self._settings, given, command.headers),
            content=command.body,
            timeout=httpx.Timeout(timeouts.response),
        )
        limits: dict[str, Any] = request.extensions["timeout"]
        request.extensions["trace"] = self._tracer(limits, time.monotonic() + timeouts.response)
        try:
            response = http.send(request, stream=True, follow_redirects=False)
        except httpx.HTTPError as error:
            return failed(error, timeouts, answered=False)
        self._watch(response.extensions.get("network_stream"))
        # The body has another limit than the head; it is looked up when reading begins.
        limits["read"] = timeouts.idle
        self._response = response
        self._pieces = response.iter_raw()
        return Opened(response.status_code, response.headers)

    def _tracer(self, limits: dict[str, Any], deadline: float) -> Callable[..., None]:
        def trace(name: str, info: Mapping[str, Any]) -> None:
            if name in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
                self._watch(info.get("return_value"))
            elif name.endswith("receive_response_headers.started"):
                # What connecting took is no longer there to wait for the answer.
                limits["read"] = max(0.001, deadline - time.monotonic())

        return trace

    def _watch(self, stream: Any) -> None:
        self.interrupt.watch(stream)
        self._transport.watch(stream)

    def _read(self) -> bytes | Failed:
        try:
            return next(self._pieces, b"")
        except httpx.HTTPError as error:
            return failed(error, self._settings.timeouts, answered=True)

"""Carries commands out with tasks."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

import anyio
import httpx

from .errors import AbortedError, ModelRuntimeError
from .failures import failed, no_answer
from .settings import Settings, checked_headers, redacted, request_headers, secrets_of
from .steps import Close, Command, Emit, Failed, Open, Opened, Read, Sleep

AsyncHeaderSource = (
    Mapping[str, str] | Callable[[], Mapping[str, str]] | Callable[[], Awaitable[Mapping[str, str]]]
)


class AsyncIo:
    """One call: at most one answer is open at a time."""

    def __init__(
        self, settings: Settings, headers: AsyncHeaderSource, http: httpx.AsyncClient
    ) -> None:
        self._settings = settings
        self._headers = headers
        self._http = http
        self._response: httpx.Response | None = None
        self._pieces: AsyncIterator[bytes] | None = None
        self._secrets: list[str] = []
        self.interrupted = False
        self._scope: anyio.CancelScope | None = None

    def interrupt(self) -> None:
        """Ends what another task of the same loop waits for."""
        self.interrupted = True
        if self._scope is not None:
            self._scope.cancel()

    async def perform(self, command: Command) -> Any:
        """The outcome of a command.

        :raises AbortedError: when it was interrupted.
        """
        if not self.interrupted:
            try:
                with anyio.CancelScope() as self._scope:
                    return await self._carry_out(command)
            except BaseException:
                await self.close()
                raise
            finally:
                self._scope = None
            await self.close()
        raise AbortedError("the call was closed")

    def shown(self, error: ModelRuntimeError) -> ModelRuntimeError:
        """The error without anything that the caller's headers hold."""
        return redacted(error, self._secrets)

    async def close(self) -> None:
        """Closes the answer that is open, its socket with it unless it was read to its end."""
        response, self._response = self._response, None
        self._pieces = None
        if response is not None:
            # Also when the task is being cancelled: that is when closing matters most.
            with anyio.CancelScope(shield=True):
                await response.aclose()

    async def _carry_out(self, command: Command) -> Any:
        match command:
            case Open():
                return await self._open(command)
            case Read():
                return await self._read()
            case Close():
                return await self.close()
            case Sleep(seconds):
                return await anyio.sleep(seconds)
            case Emit():
                raise AssertionError("events are handed out by whoever iterates")

    async def _open(self, command: Open) -> Opened | Failed:
        await self.close()
        given = checked_headers(await self._given_headers())
        self._secrets = secrets_of([*given.values(), *self._settings.address_headers.values()])
        timeouts = self._settings.timeouts
        request = self._http.build_request(
            command.method,
            self._settings.base_url + command.path,
            headers=request_headers(self._settings, given, command.headers),
            content=command.body,
            timeout=httpx.Timeout(None),
        )
        try:
            with anyio.fail_after(timeouts.response):
                response = await self._http.send(request, stream=True, follow_redirects=False)
        except TimeoutError:
            return Failed(no_answer(timeouts))
        except httpx.HTTPError as error:
            return failed(error, timeouts, answered=False)
        # Of the body every read has a limit; it is looked up when reading begins.
        request.extensions["timeout"]["read"] = timeouts.idle
        self._response = response
        self._pieces = response.aiter_raw()
        return Opened(response.status_code, response.headers)

    async def _given_headers(self) -> Mapping[str, str]:
        if not callable(self._headers):
            return self._headers
        given = self._headers()
        return await given if inspect.isawaitable(given) else given

    async def _read(self) -> bytes | Failed:
        if self._pieces is None:
            return b""
        try:
            return await anext(self._pieces, b"")
        except httpx.HTTPError as error:
            return failed(error, self._settings.timeouts, answered=True)

"""The client for tasks, of asyncio or of trio."""

from __future__ import annotations

import weakref
from collections.abc import AsyncGenerator, AsyncIterator
from types import TracebackType
from typing import Any, TypeVar

import httpx
from typing_extensions import Self

from . import calls
from .async_io import AsyncHeaderSource, AsyncIo
from .calls import Request
from .errors import AbortedError, ModelRuntimeError, ProtocolError, failed_execution
from .events import Event
from .follow import Follower
from .models import (
    CancelAccepted,
    ExecutionFailedEvent,
    ExecutionResult,
    ExecutionSnapshot,
    ExecutionSubmission,
    ProviderList,
    RuntimeInfo,
)
from .options import RetryPolicy, Timeouts
from .settings import make_settings
from .steps import Emit, Steps
from .tls import trust

T = TypeVar("T")


class AsyncModelRuntimeClient:
    """Speaks to one model runtime. It may be used by many tasks of one event loop.

    :param base_url: Such as ``http://127.0.0.1:4320``; a path in it is kept.
    :param headers: Sent with every request, or a function that is asked before each.
    :param http_client: Your own transport; it is not closed with this client. Redirects are refused
        whatever it says, and its timeouts are those of ``timeouts``.
    :param max_event_bytes: The largest event that is read, 16 MiB by default.
    :param max_body_bytes: The largest other answer that is read, 64 MiB by default.
    """

    def __init__(
        self,
        base_url: str,
        *,
        headers: AsyncHeaderSource | None = None,
        http_client: httpx.AsyncClient | None = None,
        timeouts: Timeouts | None = None,
        retry: RetryPolicy | None = None,
        max_event_bytes: int | None = None,
        max_body_bytes: int | None = None,
    ) -> None:
        self._settings = make_settings(base_url, timeouts, retry, max_event_bytes, max_body_bytes)
        self._headers: AsyncHeaderSource = {} if headers is None else headers
        self._own = http_client is None
        self._http = http_client or httpx.AsyncClient(
            verify=trust(), limits=httpx.Limits(max_connections=None)
        )
        self._running: weakref.WeakSet[AsyncIo] = weakref.WeakSet()
        self._closed = False

    def __repr__(self) -> str:
        return f"AsyncModelRuntimeClient({self._settings.base_url!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes every connection at once; calls under way in other tasks are aborted.

        Executions go on: to end one, use :meth:`cancel`.
        """
        self._closed = True
        for io in list(self._running):
            io.interrupt()
        if self._own:
            await self._http.aclose()

    async def submit(
        self, request: Request, *, idempotency_key: str | None = None
    ) -> ExecutionSubmission:
        """Submits an execution and does not wait for it.

        :param idempotency_key: Made for you when absent. The same key stands for the same
            execution, in every try of this call and in later calls.
        """
        return await self._call(calls.submit(self._settings, request, idempotency_key))

    async def get(self, execution_id: str) -> ExecutionSnapshot:
        """The state of an execution."""
        return await self._call(calls.snapshot(self._settings, execution_id))

    async def result(self, execution_id: str) -> ExecutionResult:
        """The result of an execution that has succeeded; otherwise an ``ApiError`` with 409."""
        return await self._call(calls.result(self._settings, execution_id))

    async def cancel(self, execution_id: str) -> CancelAccepted:
        """Asks the runtime to end an execution; the terminal event tells whether it did."""
        return await self._call(calls.cancel(self._settings, execution_id))

    async def runtime(self) -> RuntimeInfo:
        """What the runtime is and claims, also while it is stopping."""
        return await self._call(calls.runtime(self._settings))

    async def providers(self) -> ProviderList:
        """The configured providers and their models."""
        return await self._call(calls.providers(self._settings))

    def events(self, execution_id: str, *, after: int | None = None) -> AsyncEventStream:
        """The events of an execution, each once and in order, until the terminal one.

        Connections that end early are resumed. Leaving the loop closes the connection.

        :param after: Begin behind this sequence; absent or 0: from the start.
        """
        return AsyncEventStream(self._io(), Follower(self._settings, execution_id, after))

    async def execute(
        self, request: Request, *, idempotency_key: str | None = None
    ) -> AsyncExecution:
        """Submits an execution, to read its events and its result."""
        return AsyncExecution(self, await self.submit(request, idempotency_key=idempotency_key))

    def _io(self) -> AsyncIo:
        io = AsyncIo(self._settings, self._headers, self._http)
        if self._closed:
            io.interrupt()
        self._running.add(io)
        return io

    async def _call(self, steps: Steps[T]) -> T:
        io = self._io()
        outcome: Any = None
        try:
            while True:
                try:
                    command = steps.send(outcome)
                except StopIteration as end:
                    value: T = end.value
                    return value
                outcome = await io.perform(command)
        except ModelRuntimeError as error:
            raise io.shown(error) from error.__cause__
        finally:
            steps.close()
            await io.close()


class AsyncEventStream:
    """The events of one execution. Iterate over it; leaving the loop closes the connection.

    It is also an asynchronous context manager. :meth:`aclose` may be called by any task: an
    iteration that waits in another one ends with an ``AbortedError``.
    """

    def __init__(self, io: AsyncIo, follower: Follower) -> None:
        self._io = io
        self._follower = follower
        self._steps = follower.steps()
        self._cursor = follower.cursor
        self._busy = False

    @property
    def cursor(self) -> int:
        """The sequence of the last event that was handed out: what to resume ``after``."""
        return self._cursor

    @property
    def terminal(self) -> Event | None:
        """The terminal event, once it has come."""
        return self._follower.terminal

    async def __aiter__(self) -> AsyncGenerator[Event, None]:
        try:
            while (event := await self._next()) is not None:
                yield event
        finally:
            await self.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connection at once. The execution goes on."""
        self._io.interrupt()
        if not self._busy:
            await self._io.close()

    async def _next(self) -> Event | None:
        outcome: Any = None
        self._busy = True
        try:
            while True:
                try:
                    command = self._steps.send(outcome)
                except StopIteration:
                    return None
                if isinstance(command, Emit):
                    if self._io.interrupted:
                        raise AbortedError("the stream was closed")
                    self._cursor = self._follower.cursor
                    return command.event
                outcome = await self._io.perform(command)
        except ModelRuntimeError as error:
            self._steps.close()
            raise self._io.shown(error) from error.__cause__
        finally:
            self._busy = False


class AsyncExecution:
    """An execution that was submitted: its id, its events, its result."""

    def __init__(self, client: AsyncModelRuntimeClient, submission: ExecutionSubmission) -> None:
        self._client = client
        self.submission = submission
        #: The events from the first one.
        self.events = client.events(submission.execution_id)

    @property
    def id(self) -> str:
        return self.submission.execution_id

    def __aiter__(self) -> AsyncIterator[Event]:
        return aiter(self.events)

    async def result(self) -> ExecutionResult:
        """Reads on to the end, where that has not been done, and gives the result.

        :raises ExecutionFailedError: when the execution failed or was cancelled.
        """
        terminal = self.events.terminal
        if terminal is None:
            rest = self._client.events(self.id, after=self.events.cursor)
            async for _ in rest:
                pass
            terminal = rest.terminal
        if isinstance(terminal, ExecutionFailedEvent):
            raise failed_execution(terminal.error, terminal.sequence)
        if terminal is not None and terminal.type == "execution.failed":
            raise ProtocolError("the execution failed without an error of the protocol")
        return await self._client.result(self.id)

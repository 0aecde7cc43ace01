"""The client for threads."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from types import TracebackType
from typing import Any, TypeVar

import httpx
from typing_extensions import Self

from . import calls
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
from .sync_io import HeaderSource, SyncIo
from .sync_transport import SyncTransport

T = TypeVar("T")


class ModelRuntimeClient:
    """Speaks to one model runtime. It may be used by many threads at once.

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
        headers: HeaderSource | None = None,
        http_client: httpx.Client | None = None,
        timeouts: Timeouts | None = None,
        retry: RetryPolicy | None = None,
        max_event_bytes: int | None = None,
        max_body_bytes: int | None = None,
    ) -> None:
        self._settings = make_settings(base_url, timeouts, retry, max_event_bytes, max_body_bytes)
        self._headers: HeaderSource = {} if headers is None else headers
        self._transport = SyncTransport(http_client)

    def __repr__(self) -> str:
        return f"ModelRuntimeClient({self._settings.base_url!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes every connection at once; calls under way in other threads are aborted.

        Executions go on: to end one, use :meth:`cancel`.
        """
        self._transport.close()

    def submit(
        self, request: Request, *, idempotency_key: str | None = None
    ) -> ExecutionSubmission:
        """Submits an execution and does not wait for it.

        :param idempotency_key: Made for you when absent. The same key stands for the same
            execution, in every try of this call and in later calls.
        """
        return self._call(calls.submit(self._settings, request, idempotency_key))

    def get(self, execution_id: str) -> ExecutionSnapshot:
        """The state of an execution."""
        return self._call(calls.snapshot(self._settings, execution_id))

    def result(self, execution_id: str) -> ExecutionResult:
        """The result of an execution that has succeeded; otherwise an ``ApiError`` with 409."""
        return self._call(calls.result(self._settings, execution_id))

    def cancel(self, execution_id: str) -> CancelAccepted:
        """Asks the runtime to end an execution; the terminal event tells whether it did."""
        return self._call(calls.cancel(self._settings, execution_id))

    def runtime(self) -> RuntimeInfo:
        """What the runtime is and claims, also while it is stopping."""
        return self._call(calls.runtime(self._settings))

    def providers(self) -> ProviderList:
        """The configured providers and their models."""
        return self._call(calls.providers(self._settings))

    def events(self, execution_id: str, *, after: int | None = None) -> EventStream:
        """The events of an execution, each once and in order, until the terminal one.

        Connections that end early are resumed. Leaving the loop closes the connection.

        :param after: Begin behind this sequence; absent or 0: from the start.
        """
        return EventStream(self._io(), Follower(self._settings, execution_id, after))

    def execute(self, request: Request, *, idempotency_key: str | None = None) -> Execution:
        """Submits an execution, to read its events and its result."""
        return Execution(self, self.submit(request, idempotency_key=idempotency_key))

    def _io(self) -> SyncIo:
        return SyncIo(self._settings, self._headers, self._transport)

    def _call(self, steps: Steps[T]) -> T:
        io = self._io()
        outcome: Any = None
        try:
            while True:
                try:
                    command = steps.send(outcome)
                except StopIteration as end:
                    value: T = end.value
                    return value
                outcome = io.perform(command)
        except ModelRuntimeError as error:
            raise io.shown(error) from error.__cause__
        finally:
            steps.close()
            io.close()


class EventStream:
    """The events of one execution. Iterate over it; leaving the loop closes the connection.

    It is also a context manager. :meth:`close` may be called by any thread: an iteration that waits
    in another one ends with an ``AbortedError``.
    """

    def __init__(self, io: SyncIo, follower: Follower) -> None:
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

    def __iter__(self) -> Generator[Event, None, None]:
        try:
            while (event := self._next()) is not None:
                yield event
        finally:
            self.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection at once. The execution goes on."""
        self._io.interrupt.set()
        if not self._busy:
            self._io.close()

    def _next(self) -> Event | None:
        outcome: Any = None
        self._busy = True
        try:
            while True:
                try:
                    command = self._steps.send(outcome)
                except StopIteration:
                    return None
                if isinstance(command, Emit):
                    if self._io.interrupt.is_set:
                        raise AbortedError("the stream was closed")
                    self._cursor = self._follower.cursor
                    return command.event
                outcome = self._io.perform(command)
        except ModelRuntimeError as error:
            self._steps.close()
            raise self._io.shown(error) from error.__cause__
        finally:
            self._busy = False


class Execution:
    """An execution that was submitted: its id, its events, its result."""

    def __init__(self, client: ModelRuntimeClient, submission: ExecutionSubmission) -> None:
        self._client = client
        self.submission = submission
        #: The events from the first one.
        self.events = client.events(submission.execution_id)

    @property
    def id(self) -> str:
        return self.submission.execution_id

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def result(self) -> ExecutionResult:
        """Reads on to the end, where that has not been done, and gives the result.

        :raises ExecutionFailedError: when the execution failed or was cancelled.
        """
        terminal = self.events.terminal
        if terminal is None:
            rest = self._client.events(self.id, after=self.events.cursor)
            for _ in rest:
                pass
            terminal = rest.terminal
        if isinstance(terminal, ExecutionFailedEvent):
            raise failed_execution(terminal.error, terminal.sequence)
        if terminal is not None and terminal.type == "execution.failed":
            raise ProtocolError("the execution failed without an error of the protocol")
        return self._client.result(self.id)

"""Reading the events of an execution to its end, over as many connections as it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import calls
from .backoff import Backoff, retry_after_seconds
from .errors import (
    IncompleteError,
    ModelRuntimeError,
    ProtocolError,
    RuntimeConnectionError,
    TooLargeError,
)
from .events import TERMINAL_TYPES, Event, MalformedDataError, parse_event, read_event
from .refusals import MAX_ERROR_BYTES, refusal
from .settings import Settings
from .sse import EventTooLargeError, SseParser
from .steps import Close, Emit, Failed, Open, Opened, Read, Sleep, Steps, read_all

_PASSING = frozenset({408, 429, 500, 502, 503, 504})
_LARGEST_CURSOR = 2**53 - 1
_TERMINAL_STATUSES = frozenset({"succeeded", "failed", "cancelled"})


@dataclass(frozen=True)
class _Setback:
    """Why a connection ended without the terminal event."""

    error: ModelRuntimeError
    retry_after: float | None = None
    #: The answer was well and ended, so that nothing may be left to come.
    ended: bool = False


class Follower:
    """The state of one reading: where it is, and how long nothing new has come.

    The cursor is the sequence of the last event handed out, never an id of the stream.
    """

    def __init__(self, settings: Settings, execution_id: str, after: int | None) -> None:
        self.cursor = after or 0
        if isinstance(after, bool) or not 0 <= self.cursor <= _LARGEST_CURSOR:
            raise ValueError("after must be a sequence: a whole number from 0")
        self.terminal: Event | None = None
        self._settings = settings
        self._id = execution_id
        self._path = calls.execution_path(execution_id, "/events")
        self._backoff = Backoff(settings.retry, settings.random)
        self._at_callers_cursor = self.cursor > 0
        self._fruitless = 0
        self._probed = False

    def steps(self) -> Steps[None]:
        """Connects until the end is known.

        :raises ModelRuntimeError: see the client's ``events``.
        """
        policy = self._settings.retry
        while True:
            setback = yield from self._connection()
            if setback is None:
                return
            wait = setback.retry_after or 0
            if self._fruitless >= policy.max_reconnects or wait > policy.max_retry_after:
                raise self._given_up(setback) from setback.error
            yield Sleep(self._backoff.delay(self._fruitless, wait))
            self._fruitless += 1

    def _connection(self) -> Steps[_Setback | None]:
        headers = {"accept": "text/event-stream", "cache-control": "no-cache"}
        if self.cursor > 0:
            headers["last-event-id"] = str(self.cursor)
        opened = yield Open("GET", self._path, headers, stream=True)
        if isinstance(opened, Failed):
            return _Setback(opened.error)
        if opened.status == 204:
            yield Close()
            self._check_no_content()
            return None
        if opened.status != 200:
            return (yield from self._refused(opened))
        self._check_stream(opened)
        setback = yield from self._read()
        yield Close()
        if setback is not None and setback.ended and (yield from self._nothing_follows()):
            return None
        return setback

    def _check_no_content(self) -> None:
        """Nothing follows the cursor. Only a caller who came with one may have had the end."""
        if not self._at_callers_cursor:
            message = "the runtime has no more events, and the terminal one has not come"
            raise IncompleteError(message, status=204, last_sequence=self.cursor)

    def _refused(self, opened: Opened) -> Steps[_Setback]:
        answer = yield from read_all(opened, MAX_ERROR_BYTES)
        if isinstance(answer, Failed):
            return _Setback(answer.error)
        error = refusal(answer)
        error.last_sequence = self.cursor
        if answer.status not in _PASSING:
            raise error
        wait = retry_after_seconds(answer.headers.get("retry-after"), self._settings.now())
        return _Setback(error, wait)

    def _check_stream(self, opened: Opened) -> None:
        media_type = opened.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media_type != "text/event-stream":
            raise self._broken("the answer is not an event stream")
        if opened.headers.get("content-encoding", "identity").strip().lower() != "identity":
            raise self._broken("the event stream is encoded, though nobody asked for it")

    def _read(self) -> Steps[_Setback | None]:
        parser = SseParser(self._settings.max_event_bytes)
        while True:
            chunk = yield Read()
            if isinstance(chunk, Failed):
                return _Setback(chunk.error)
            if not chunk:
                message = "the stream ended before the terminal event"
                return _Setback(RuntimeConnectionError(message), ended=True)
            setback = yield from self._take(parser, chunk)
            if parser.retry_ms is not None:
                self._backoff.heed(parser.retry_ms)
            if self.terminal is not None or setback is not None:
                return setback

    def _take(self, parser: SseParser, chunk: bytes) -> Steps[_Setback | None]:
        try:
            for data in parser.feed(chunk):
                setback = yield from self._event(read_event(data))
                if self.terminal is not None or setback is not None:
                    return setback
        except EventTooLargeError:
            limit = self._settings.max_event_bytes
            message = f"an event is larger than {limit} bytes"
            raise TooLargeError(message, last_sequence=self.cursor) from None
        except MalformedDataError as error:
            raise self._broken(str(error)) from None
        return None

    def _event(self, value: dict[str, Any]) -> Steps[_Setback | None]:
        execution_id = value.get("execution_id", self._id)
        if str(execution_id).lower() != self._id.lower():
            raise self._broken("an event of another execution came")
        sequence: int = value["sequence"]
        if sequence > self.cursor + 1:
            message = f"event {self.cursor + 1} did not come, but a later one"
            return _Setback(self._broken(message))
        terminal = value.get("type") in TERMINAL_TYPES
        if sequence <= self.cursor and not terminal:
            return None
        event = parse_event(value)
        if terminal:
            self.terminal = event
        if sequence > self.cursor:
            self.cursor = sequence
            self._fruitless = 0
            self._at_callers_cursor = False
            yield Emit(event)
        return None

    def _nothing_follows(self) -> Steps[bool]:
        """A stream without events is right for a cursor at the end; the snapshot knows, once."""
        if not self._at_callers_cursor or self._probed:
            return False
        self._probed = True
        try:
            found = yield from calls.snapshot(self._settings, self._id)
        except ModelRuntimeError:
            return False
        return found.status in _TERMINAL_STATUSES and found.last_sequence <= self.cursor

    def _broken(self, message: str) -> ProtocolError:
        return ProtocolError(message, last_sequence=self.cursor)

    def _given_up(self, setback: _Setback) -> ModelRuntimeError:
        cause = setback.error
        if isinstance(cause, ProtocolError):
            return ProtocolError(cause.message, last_sequence=self.cursor)
        message = f"the terminal event has not come; last of all: {cause.message}"
        return IncompleteError(
            message,
            code=cause.code,
            status=cause.status,
            retry_after_ms=cause.retry_after_ms,
            last_sequence=self.cursor,
        )

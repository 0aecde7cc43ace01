"""Server-sent events, as far as the protocol needs them: data and ``retry``."""

from __future__ import annotations

from collections.abc import Iterator

BYTE_ORDER_MARK = b"\xef\xbb\xbf"

#: What a line of data holds besides its data: ``data: `` and, on the first line, a byte order mark.
_LINE_OVERHEAD = len(b"data: ") + len(BYTE_ORDER_MARK)


class EventTooLargeError(Exception):
    """The data of one event, or one line, is longer than the limit."""


class SseParser:
    """Cuts the bytes of an event stream into the data of its events.

    Line ends may be LF, CRLF or CR; chunks may end anywhere. What is held is bounded by
    ``max_event_bytes``. An event whose blank line is missing at the end is never given out.
    """

    def __init__(self, max_event_bytes: int) -> None:
        self._limit = max_event_bytes
        self._line = bytearray()
        self._data: list[bytes] = []
        self._size = 0
        self._first = True
        self._after_cr = False
        self._in_comment = False
        #: The last legal ``retry`` field, in milliseconds.
        self.retry_ms: int | None = None

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """The data of every event that this chunk completes, lines joined by LF.

        :raises EventTooLargeError: when the limit is passed; nothing may be fed afterwards.
        """
        # For bytes, `splitlines` knows exactly the three line ends of the format.
        for piece in chunk.splitlines(keepends=True):
            if self._after_cr and piece.startswith(b"\n"):
                # The second half of a CRLF that was cut; nothing else starts with a lone LF here.
                self._after_cr = False
                piece = piece[1:]
                if not piece:
                    continue
            self._after_cr = piece.endswith(b"\r")
            ended = piece.endswith((b"\n", b"\r"))
            self._hold(piece.rstrip(b"\r\n") if ended else piece)
            if ended:
                yield from self._end_line()

    def _hold(self, piece: bytes) -> None:
        if self._in_comment:
            return
        if not self._line and piece.startswith(b":"):
            # A comment may be endless: nothing of it is held.
            self._in_comment = True
            return
        self._line += piece
        if len(self._line) > self._limit + _LINE_OVERHEAD:
            raise EventTooLargeError

    def _end_line(self) -> Iterator[bytes]:
        line = bytes(self._line)
        self._line.clear()
        was_comment, self._in_comment = self._in_comment, False
        was_first, self._first = self._first, False
        if was_comment:
            return
        if was_first:
            line = line.removeprefix(BYTE_ORDER_MARK)
        if line:
            self._field(line)
        elif self._data:
            data = b"\n".join(self._data)
            self._data = []
            self._size = 0
            yield data

    def _field(self, line: bytes) -> None:
        name, _, value = line.partition(b":")
        value = value.removeprefix(b" ")
        if name == b"data":
            # The LF that joins two lines counts too, so that endless empty lines reach the limit.
            self._size += len(value) + (1 if self._data else 0)
            if self._size > self._limit:
                raise EventTooLargeError
            self._data.append(value)
        elif name == b"retry" and value and value.isdigit() and len(value) <= 15:
            self.retry_ms = int(value)

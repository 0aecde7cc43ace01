"""Reads an event stream: bytes in any pieces, the data of each event out."""

import codecs

FRAME_BYTES = 16 << 20


class FrameTooLong(Exception):
    """One frame is larger than this reader keeps."""


class EventReader:
    """Lines end with LF, CR or CRLF, also when the pieces are cut between the two; a leading byte order mark is dropped."""

    def __init__(self):
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._line: list[str] = []
        self._data: list[str] = []
        self._size = 0
        self._after_cr = self._begun = False

    def feed(self, chunk: bytes):
        """Yields the data of every event that is whole with this piece."""
        text = self._decoder.decode(chunk)
        if text and not self._begun:
            self._begun = True
            text = text.removeprefix("\ufeff")
        if self._after_cr and text:
            text = text.removeprefix("\n")
            self._after_cr = False
        self._after_cr = self._after_cr or text.endswith("\r")
        self._size += len(text)
        if self._size > FRAME_BYTES:
            raise FrameTooLong
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for rest in lines[:-1]:
            self._line.append(rest)
            line, self._line = "".join(self._line), []
            if line == "":
                data, self._data, self._size = self._data, [], 0
                if data:
                    yield "\n".join(data)
            elif line == "data" or line.startswith("data:"):
                self._data.append(line[5:].removeprefix(" "))
        self._line.append(lines[-1])

    def held(self) -> str | None:
        """What is left when the stream ends without the blank line behind its last event."""
        line = "".join(self._line)
        data = self._data + ([line[5:].removeprefix(" ")] if line.startswith("data:") else [])
        return "\n".join(data) if data else None

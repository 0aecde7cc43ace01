"""The vocabulary between what a client does and how it is done.

What to ask, when to try again and where to go on is decided once, in generators that yield commands
and are sent outcomes (``calls.py``, ``follow.py``). They touch no socket and no clock: two thin
shells carry the commands out, one with threads, one with tasks.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .errors import ModelRuntimeError
from .events import Event

T = TypeVar("T")


@dataclass(frozen=True)
class Open:
    """Send a request; answered by :class:`Opened` or :class:`Failed`."""

    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None
    #: Whether the answer is read as it comes, over a connection of its own.
    stream: bool = False


@dataclass(frozen=True)
class Opened:
    """The head of an answer; names of headers are in lower case."""

    status: int
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Read:
    """Read on; answered by bytes, none of them at the end, or by :class:`Failed`."""


@dataclass(frozen=True)
class Failed:
    """The connection failed in a way that another try may mend."""

    error: ModelRuntimeError


@dataclass(frozen=True)
class Close:
    """Close what was opened; answered by nothing."""


@dataclass(frozen=True)
class Sleep:
    """Wait; answered by nothing."""

    seconds: float


@dataclass(frozen=True)
class Emit:
    """Hand an event to the caller; answered by nothing."""

    event: Event


Command = Open | Read | Close | Sleep | Emit

Steps = Generator[Command, Any, T]
"""Commands, and what comes out in the end."""


@dataclass(frozen=True)
class Answer:
    """A whole answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def read_all(opened: Opened, limit: int) -> Steps[Answer | Failed]:
    """Reads an answer to its end, or to the first piece that passes ``limit`` bytes."""
    pieces: list[bytes] = []
    size = 0
    while size <= limit:
        piece = yield Read()
        if isinstance(piece, Failed):
            return piece
        if not piece:
            break
        pieces.append(piece)
        size += len(piece)
    yield Close()
    return Answer(opened.status, opened.headers, b"".join(pieces))

"""What a caller may set. All times are seconds."""

from __future__ import annotations

from dataclasses import dataclass

DEFAULT_MAX_EVENT_BYTES = 16 * 1024 * 1024
DEFAULT_MAX_BODY_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, kw_only=True)
class Timeouts:
    """How long to wait for the other side."""

    #: Until the head of an answer is there, the connection included.
    response: float = 30.0
    #: Between two bytes of an answer. Heartbeats are bytes.
    idle: float = 60.0

    def __post_init__(self) -> None:
        for name in ("response", "idle"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be above 0")


@dataclass(frozen=True, kw_only=True)
class RetryPolicy:
    """How often and when to try again. Waits are spread by full jitter."""

    #: How often a plain call is made again.
    max_retries: int = 2
    #: How many connections in a row may bring no new event before a stream gives up.
    max_reconnects: int = 10
    #: The bound of the first wait, doubled with each further one. ``retry:`` replaces it.
    initial_delay: float = 0.25
    #: The bound of every wait that the server did not ask for.
    max_delay: float = 10.0
    #: The longest wait that a server may ask for; longer ones end in an error at once.
    max_retry_after: float = 60.0

    def __post_init__(self) -> None:
        names = ("max_retries", "max_reconnects", "initial_delay", "max_delay", "max_retry_after")
        for name in names:
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative")

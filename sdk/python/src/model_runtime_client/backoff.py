"""When to try again."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

from .options import RetryPolicy

_SECONDS = re.compile(r"[0-9]{1,15}")


def retry_after_seconds(value: str | None, now: datetime) -> float | None:
    """The wait that a ``Retry-After`` header asks for; ``None`` without a legal one."""
    if value is None:
        return None
    value = value.strip()
    if _SECONDS.fullmatch(value):
        return float(value)
    try:
        at = parsedate_to_datetime(value)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    if at.tzinfo is None:
        at = at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - now).total_seconds())


class Backoff:
    """Waits that grow and are spread, with what the server asked for as a floor."""

    def __init__(self, policy: RetryPolicy, random: Callable[[], float]) -> None:
        self._policy = policy
        self._random = random
        self._floor = 0.0

    def heed(self, retry_ms: int) -> None:
        """The server's ``retry`` field: the least wait from now on."""
        self._floor = min(retry_ms / 1000, self._policy.max_retry_after)

    def delay(self, tries: int, retry_after: float | None = None) -> float:
        """The wait in seconds before the next try, when ``tries`` in a row brought nothing."""
        initial = max(self._policy.initial_delay, self._floor)
        ceiling = max(self._policy.max_delay, self._floor)
        # The exponent is bounded: 2 ** 1024 is no float.
        bound = min(ceiling, initial * 2.0 ** min(tries, 64))
        return max(self._floor, retry_after or 0.0, self._random() * bound)

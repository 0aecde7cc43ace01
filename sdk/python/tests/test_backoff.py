from __future__ import annotations

from datetime import datetime, timezone

import pytest

from model_runtime_client import RetryPolicy, Timeouts
from model_runtime_client.backoff import Backoff, retry_after_seconds

NOW = datetime(2026, 11, 30, 12, 0, 0, tzinfo=timezone.utc)


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("0", 0.0),
        (" 7 ", 7.0),
        ("Mon, 30 Nov 2026 12:00:05 GMT", 5.0),
        ("Monday, 30-Nov-26 12:00:05 GMT", 5.0),
        ("Mon Nov 30 12:00:05 2026", 5.0),
        ("Mon, 30 Nov 2026 11:00:00 GMT", 0.0),
        ("", None),
        ("-1", None),
        ("1.5", None),
        ("soon", None),
        ("9" * 400, None),
        (None, None),
    ],
)
def test_retry_after_is_read_in_each_of_its_forms(value: str | None, seconds: float | None) -> None:
    assert retry_after_seconds(value, NOW) == seconds


def test_waits_double_up_to_the_limit_and_are_spread() -> None:
    policy = RetryPolicy(initial_delay=0.25, max_delay=10)
    most = Backoff(policy, lambda: 1.0)
    assert [most.delay(tries) for tries in range(7)] == [0.25, 0.5, 1, 2, 4, 8, 10]
    assert most.delay(5000) == 10
    assert Backoff(policy, lambda: 0.0).delay(6) == 0
    assert Backoff(policy, lambda: 0.5).delay(1) == 0.25


def test_what_the_server_asks_for_is_a_floor() -> None:
    backoff = Backoff(RetryPolicy(initial_delay=0.25, max_retry_after=60), lambda: 0.0)
    assert backoff.delay(0, retry_after=3) == 3
    backoff.heed(2000)
    assert backoff.delay(0) == 2
    assert backoff.delay(0, retry_after=1) == 2
    backoff.heed(10**12)
    assert backoff.delay(0) == 60


def test_after_a_retry_field_waits_grow_from_it() -> None:
    backoff = Backoff(RetryPolicy(initial_delay=0.25, max_delay=10), lambda: 1.0)
    backoff.heed(2000)
    assert [backoff.delay(tries) for tries in range(4)] == [2, 4, 8, 10]


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="idle"):
        Timeouts(idle=0)
    with pytest.raises(ValueError, match="max_retries"):
        RetryPolicy(max_retries=-1)

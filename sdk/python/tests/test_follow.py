"""The resume logic without any socket: what connections bring is a list of bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from samples import ID, frame, log

from model_runtime_client import RetryPolicy
from model_runtime_client.follow import Follower
from model_runtime_client.settings import Settings, make_settings
from model_runtime_client.steps import Close, Emit, Open, Opened, Read, Sleep

HEAD = Opened(200, {"content-type": "text/event-stream"})


def settings(**policy: Any) -> Settings:
    return make_settings("http://runtime.example.test", None, RetryPolicy(**policy), None)


class Wire:
    """A runtime that holds a log and cuts its streams where it is told to."""

    def __init__(self, values: list[dict[str, Any]]) -> None:
        self.frames = [frame(value) for value in values]
        self.cuts: Iterator[int | None] = iter(())
        self.opened = 0

    def read(self, follower: Follower) -> list[int]:
        sequences: list[int] = []
        outcome: Any = None
        pieces: list[bytes] = []
        steps = follower.steps()
        while True:
            try:
                command = steps.send(outcome)
            except StopIteration:
                return sequences
            match command:
                case Open(headers=headers):
                    self.opened += 1
                    rest = b"".join(self.frames[int(headers.get("last-event-id", "0")) :])
                    cut = next(self.cuts, None)
                    pieces = [rest[:cut], b""]
                    outcome = HEAD
                case Read():
                    outcome = pieces.pop(0)
                case Emit(event):
                    sequences.append(event.sequence)
                    outcome = None
                case Sleep() | Close():
                    outcome = None


def test_a_stream_cut_once_anywhere_gives_every_event_once() -> None:
    wire = Wire(log(200))
    expected = list(range(1, 201))
    # Cuts between these meet the same states as those of the next test, which leaves none out.
    whole = len(b"".join(wire.frames))
    near = len(b"".join(wire.frames[:3]))
    places = {*range(near), *range(whole - near, whole), *range(0, whole, 397)}
    for at in sorted(places):
        wire.cuts = iter([at])
        assert wire.read(Follower(settings(), ID, None)) == expected, at


def test_a_stream_cut_at_every_byte_in_turn_gives_every_event_once() -> None:
    wire = Wire(log(200))
    longest = max(len(each) for each in wire.frames)
    # One byte more with every connection that brings nothing new, and from 0 after each event.
    state = {"at": 0, "cursor": 0}
    follower = Follower(settings(max_reconnects=longest + 1), ID, None)

    def cuts() -> Iterator[int]:
        while True:
            state["at"] = 0 if follower.cursor > state["cursor"] else state["at"] + 1
            state["cursor"] = follower.cursor
            yield state["at"]

    wire.cuts = cuts()
    assert wire.read(follower) == list(range(1, 201))
    assert wire.opened >= len(b"".join(wire.frames)) - 200


def test_progress_is_kept_over_any_number_of_connections() -> None:
    wire = Wire(log(500))
    wire.cuts = (len(wire.frames[number]) for number in range(499))
    assert wire.read(Follower(settings(max_reconnects=1), ID, None)) == list(range(1, 501))
    assert wire.opened == 500


@pytest.mark.parametrize("after", [-1, 2**53, True])
def test_a_cursor_that_is_none_is_refused(after: Any) -> None:
    with pytest.raises(ValueError, match="after"):
        Follower(settings(), ID, after)


@pytest.mark.parametrize("execution_id", ["", ".", ".."])
def test_an_id_that_would_name_another_resource_is_refused(execution_id: str) -> None:
    with pytest.raises(ValueError, match="id"):
        Follower(settings(), execution_id, None)

"""Reading events over real sockets, with threads and with tasks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from samples import (
    ID,
    accepted,
    completed,
    delta,
    event,
    failed,
    frame,
    frames,
    log,
    refusal,
    snapshot,
)
from scripted_server import Exchange, answers, serving, streams
from shells import Shell

from model_runtime_client import (
    ApiError,
    IncompleteError,
    ProtocolError,
    RetryPolicy,
    RuntimeConnectionError,
    RuntimeTimeoutError,
    Timeouts,
    TooLargeError,
)

FEW = RetryPolicy(initial_delay=0.001, max_delay=0.002, max_reconnects=3)
NONE = RetryPolicy(max_reconnects=0)


class Runtime:
    """Serves a log from the cursor that is asked for."""

    def __init__(self, count: int) -> None:
        self.log = log(count)

    def rest(self, exchange: Exchange) -> bytes:
        return frames(self.log[int(exchange.headers.get("last-event-id", "0")) :])


def test_events_come_once_and_in_order_and_end_with_the_terminal_one(shell: Shell) -> None:
    with serving(streams(frames(log(50)) + frame(delta(51)))) as server:
        reading = shell.read(server.url, ID)
    assert reading.error is None
    assert reading.sequences == list(range(1, 51))
    assert [each.to_wire() for each in reading.events] == log(50)
    asked = server.exchanges[0]
    assert asked.path == f"/v1/executions/{ID}/events"
    assert asked.headers["accept"] == "text/event-stream"
    assert "last-event-id" not in asked.headers


def test_a_stream_that_breaks_is_resumed_from_the_last_event(shell: Shell) -> None:
    runtime = Runtime(200)
    whole = len(frames(runtime.log))

    def answer(exchange: Exchange) -> None:
        # Every connection brings some events and a part of another one, then breaks.
        exchange.stream(runtime.rest(exchange)[: whole // 9 + exchange.number])
        if exchange.number % 2 == 0:
            exchange.reset()

    with serving(answer) as server:
        reading = shell.read(server.url, ID, retry=FEW)
    assert reading.error is None
    assert [each.to_wire() for each in reading.events] == runtime.log
    assert len(server.exchanges) > 8


def test_a_stream_cut_into_single_bytes_is_the_same(shell: Shell) -> None:
    data = b"\xef\xbb\xbf: hi\r\n" + frames(log(4)).replace(b"\n", b"\r\n")

    def answer(exchange: Exchange) -> None:
        exchange.stream()
        for at in range(len(data)):
            exchange.send(data[at : at + 1])

    with serving(answer) as server:
        assert [each.to_wire() for each in shell.read(server.url, ID).events] == log(4)


def test_case_80_a_server_that_ends_every_stream_at_once_is_given_up(shell: Shell) -> None:
    """case 80: tries are bounded and spread; after the terminal event there is none."""
    with serving(streams(b"")) as server:
        reading = shell.read(server.url, ID, retry=FEW)
    assert isinstance(reading.error, IncompleteError)
    assert reading.error.last_sequence == 0
    assert isinstance(reading.error.__cause__, RuntimeConnectionError)
    assert len(server.exchanges) == 4
    with serving(streams(frames(log(3)))) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3]
    assert len(server.exchanges) == 1


def test_tries_start_anew_with_each_new_event(shell: Shell) -> None:
    runtime = Runtime(30)

    def answer(exchange: Exchange) -> None:
        # Two connections bring nothing, the third one event.
        rest = runtime.rest(exchange)
        exchange.stream(
            rest[: rest.index(b"\n\n") + 2] if exchange.number % 3 == 2 else b": hi\n\n"
        )

    with serving(answer) as server:
        reading = shell.read(server.url, ID, retry=FEW)
    assert reading.error is None
    assert reading.sequences == list(range(1, 31))
    assert len(server.exchanges) == 90


def test_events_that_come_again_are_dropped(shell: Shell) -> None:
    values = log(6)
    with serving(streams(frames(values[:4])), streams(frames(values))) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3, 4, 5, 6]
    assert server.exchanges[1].headers["last-event-id"] == "4"


def test_a_gap_is_not_handed_out(shell: Shell) -> None:
    values = log(6)
    with serving(streams(frames([*values[:2], values[3]])), streams(frames(values[2:]))) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3, 4, 5, 6]
    assert server.exchanges[1].headers["last-event-id"] == "2"
    with serving(streams(frames([values[0], *values[3:]]))) as server:
        reading = shell.read(server.url, ID, retry=FEW)
    assert reading.sequences == [1]
    assert isinstance(reading.error, ProtocolError)
    assert reading.error.last_sequence == 1
    assert len(server.exchanges) == 4


def test_ids_of_the_stream_move_nothing(shell: Shell) -> None:
    values = log(3)
    first = frame(values[0]) + b"id: 99\n\nid: 7\x00\n\n"
    with serving(streams(first), streams(frames(values[1:]))) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3]
    assert server.exchanges[1].headers["last-event-id"] == "1"


def test_unknown_events_and_fields_are_handed_out_whole(shell: Shell) -> None:
    values = [accepted(), event(2, "x-note", a=1), event(3, "new.thing", b=[{}]), completed(4, c=2)]
    with serving(streams(frames(values))) as server:
        assert [each.to_wire() for each in shell.read(server.url, ID).events] == values


@pytest.mark.parametrize(
    "data",
    [
        b"data: nonsense\n\n",
        b"data: []\n\n",
        b'data: {"type":"x-a"}\n\n',
        frame({**delta(2), "execution_id": "another"}),
    ],
)
def test_what_is_no_event_of_this_execution_ends_the_reading(shell: Shell, data: bytes) -> None:
    with serving(streams(frame(accepted()) + data)) as server:
        reading = shell.read(server.url, ID)
    assert reading.sequences == [1]
    assert isinstance(reading.error, ProtocolError)
    assert reading.error.last_sequence == 1
    assert len(server.exchanges) == 1


def test_a_failed_execution_is_an_event(shell: Shell) -> None:
    with serving(streams(frames([accepted(), failed(2)]))) as server:
        reading = shell.read(server.url, ID)
    assert reading.error is None
    assert reading.events[-1].type == "execution.failed"


def test_the_terminal_event_ends_the_reading_and_closes_a_stream_that_stays_open(
    shell: Shell,
) -> None:
    gone: list[bool] = []

    def answer(exchange: Exchange) -> None:
        exchange.stream(frames(log(3)))
        gone.append(exchange.gone())

    with serving(answer) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3]
    assert gone == [True]


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 504])
def test_passing_statuses_are_tried_again(shell: Shell, status: int) -> None:
    refused = answers(status, refusal("runtime_unavailable"))
    with serving(refused, streams(frames(log(3)))) as server:
        assert shell.read(server.url, ID).sequences == [1, 2, 3]
    with serving(refused) as server:
        error = shell.read(server.url, ID, retry=FEW).error
    assert isinstance(error, IncompleteError)
    assert (error.status, error.code) == (status, "runtime_unavailable")
    assert isinstance(error.__cause__, ApiError)
    assert len(server.exchanges) == 4


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410])
def test_final_statuses_are_told_at_once(shell: Shell, status: int) -> None:
    values = log(5)
    with serving(streams(frames(values[:2])), answers(status, refusal("c", oldest=4))) as server:
        reading = shell.read(server.url, ID)
    assert isinstance(reading.error, ApiError)
    assert (reading.error.status, reading.error.code, reading.error.oldest) == (status, "c", 4)
    assert reading.error.last_sequence == 2
    assert len(server.exchanges) == 2


def test_a_wait_beyond_patience_ends_in_an_error(shell: Shell) -> None:
    with serving(answers(503, refusal("runtime_unavailable"), retry_after="3600")) as server:
        error = shell.read(server.url, ID).error
    assert isinstance(error, IncompleteError)
    assert len(server.exchanges) == 1


def test_a_caller_may_come_with_a_cursor(shell: Shell) -> None:
    runtime = Runtime(9)
    with serving(lambda exchange: exchange.stream(runtime.rest(exchange))) as server:
        assert shell.read(server.url, ID, after=6).sequences == [7, 8, 9]
        assert shell.read(server.url, ID, after=0).sequences == list(range(1, 10))
    assert server.exchanges[0].headers["last-event-id"] == "6"


def test_204_is_the_end_for_a_callers_own_cursor_alone(shell: Shell) -> None:
    def nothing(exchange: Exchange) -> None:
        exchange.head(204)

    with serving(nothing) as server:
        own = shell.read(server.url, ID, after=6)
    assert (own.events, own.error) == ([], None)
    with serving(nothing) as server:
        assert isinstance(shell.read(server.url, ID).error, IncompleteError)
    with serving(streams(frames(log(9)[:4])), nothing) as server:
        reading = shell.read(server.url, ID)
    assert reading.sequences == [1, 2, 3, 4]
    assert isinstance(reading.error, IncompleteError)
    assert reading.error.last_sequence == 4


def test_an_empty_stream_at_a_callers_cursor_is_the_end_when_the_snapshot_says_so(
    shell: Shell,
) -> None:
    asked: list[str] = []

    def answer_with(body: dict[str, Any]) -> Any:
        def answer(exchange: Exchange) -> None:
            asked.append(exchange.path.removeprefix(f"/v1/executions/{ID}"))
            if exchange.path.endswith("/events"):
                exchange.stream()
            else:
                exchange.json(200, body)

        return answer

    with serving(answer_with(snapshot("succeeded", 6))) as server:
        own = shell.read(server.url, ID, after=6)
    assert (own.events, own.error) == ([], None)
    assert asked == ["/events", ""]
    asked.clear()
    with serving(answer_with(snapshot("running", 6))) as server:
        assert isinstance(shell.read(server.url, ID, after=6, retry=FEW).error, IncompleteError)
    assert asked == ["/events", "", "/events", "/events", "/events"]


def test_silence_ends_a_connection_and_heartbeats_are_life(shell: Shell) -> None:
    values = log(3)

    def beating(exchange: Exchange) -> None:
        exchange.stream(frame(values[0]))
        for _ in range(8):
            exchange._server.over.wait(0.1)
            exchange.send(b":\n")
        exchange.send(frames(values[1:]))

    with serving(beating) as server:
        reading = shell.read(server.url, ID, timeouts=Timeouts(idle=0.6))
    assert reading.sequences == [1, 2, 3]
    assert len(server.exchanges) == 1

    def silent(exchange: Exchange) -> None:
        exchange.stream(frame(values[0]))
        exchange.hold()

    with serving(silent, streams(frames(values[1:]))) as server:
        reading = shell.read(server.url, ID, timeouts=Timeouts(idle=0.05))
        assert reading.sequences == [1, 2, 3]
    with serving(silent) as server:
        error = shell.read(server.url, ID, retry=NONE, timeouts=Timeouts(idle=0.05)).error
    assert isinstance(error, IncompleteError)
    assert isinstance(error.__cause__, RuntimeTimeoutError)


def test_the_limit_of_silence_may_be_longer_than_that_of_the_answer(shell: Shell) -> None:
    def slow(exchange: Exchange) -> None:
        exchange.stream(frame(accepted()))
        exchange._server.over.wait(0.6)
        exchange.send(frame(completed(2)))

    timeouts = Timeouts(response=0.3, idle=20)
    with serving(slow) as server:
        assert shell.read(server.url, ID, timeouts=timeouts, retry=NONE).sequences == [1, 2]


def test_a_large_event_passes_and_a_larger_one_does_not(shell: Shell) -> None:
    big = frame({**delta(2), "delta": "x" * 3_000_000})
    size = len(json.dumps({**delta(2), "delta": "x" * 3_000_000}, ensure_ascii=False))
    stream = streams(frame(accepted()) + big + frame(completed(3)))
    with serving(stream) as server:
        assert shell.read(server.url, ID, max_event_bytes=size).sequences == [1, 2, 3]
    with serving(stream) as server:
        reading = shell.read(server.url, ID, max_event_bytes=size - 1)
    assert reading.sequences == [1]
    assert isinstance(reading.error, TooLargeError)
    assert reading.error.last_sequence == 1
    assert len(server.exchanges) == 1


@pytest.mark.parametrize("line", [b"data: " + b"x" * 65536, b"x" * 65536])
def test_what_has_no_end_is_not_read_on(shell: Shell, line: bytes) -> None:
    sent = {"bytes": 0}

    def endless(exchange: Exchange) -> None:
        exchange.stream()
        exchange._socket.settimeout(20)
        try:
            while sent["bytes"] < 200_000_000:
                exchange._socket.sendall(line)
                sent["bytes"] += len(line)
        except OSError:
            pass

    with serving(endless) as server:
        error = shell.read(server.url, ID, max_event_bytes=1_000_000).error
    assert isinstance(error, TooLargeError)
    # What the kernel holds between the two ends was sent, but not taken in.
    assert sent["bytes"] < 30_000_000


@pytest.mark.parametrize("media_type", ["text/html", "application/json", "text/event-streams"])
def test_an_answer_that_is_no_event_stream_is_no_success(shell: Shell, media_type: str) -> None:
    def answer(exchange: Exchange) -> None:
        exchange.head(200, content_type=media_type)
        exchange.send(frames(log(3)))

    with serving(answer) as server:
        reading = shell.read(server.url, ID)
    assert reading.events == []
    assert isinstance(reading.error, ProtocolError)


def test_an_encoded_stream_is_refused(shell: Shell) -> None:
    with serving(lambda exchange: exchange.stream(b"x", content_encoding="gzip")) as server:
        assert isinstance(shell.read(server.url, ID).error, ProtocolError)
    assert server.exchanges[0].headers["accept-encoding"] == "identity"


def test_the_servers_retry_field_is_kept(shell: Shell) -> None:
    policy = RetryPolicy(initial_delay=0, max_delay=0, max_retry_after=0.2)
    first = b"retry: 60000\n" + frame(accepted())
    with serving(streams(first), streams(frame(completed(2)))) as server:
        assert shell.read(server.url, ID, retry=policy).sequences == [1, 2]

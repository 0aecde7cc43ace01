"""The driver as the kit starts it: a process, JSON lines in and out, several commands at once."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from samples import ID, completed, delta, event, failed, frames, log, result, submission
from scripted_server import Exchange, answers, serving, streams

DRIVER = Path(__file__).parent.parent / "driver.py"


class Driver:
    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def tell(self, **command: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command).encode() + b"\n")
        self._process.stdin.flush()

    def next(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


@pytest.fixture(params=[[], ["--sync"]], ids=["async", "sync"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    with started(request.param) as made:
        yield made


@contextmanager
def started(args: list[str]) -> Iterator[Driver]:
    command = [sys.executable, str(DRIVER), *args]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Driver(process)
        process.stdin.close()
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def test_it_says_who_it_is(driver: Driver) -> None:
    driver.tell(id="1", op="hello")
    told = driver.next()
    assert told["id"] == "1"
    assert (told["done"]["language"], told["done"]["protocol"]) == ("python", 1)


def test_events_are_told_whole_and_added_up(driver: Driver) -> None:
    fact = {"unit": "output_token", "quantity": 2, "source": "provider", "why": "counted"}
    values = [
        *log(2)[:1],
        {**delta(2, "b", 3), "mood": "bright"},
        delta(3, "a", 0),
        event(4, "tool.call.started", call_id="c", name="n"),
        event(5, "usage.reported", facts=[fact]),
        completed(6, finish_reason="tool_calls"),
    ]
    with serving(streams(frames(values))) as server:
        driver.tell(id="7", op="events", base_url=server.url, execution_id=ID)
        assert [driver.next() for _ in values] == [{"id": "7", "event": value} for value in values]
        assert driver.next()["done"] == {
            "execution_id": ID,
            "sequences": [1, 2, 3, 4, 5, 6],
            "text": "ab",
            "outputs": [{"index": 0, "text": "a"}, {"index": 3, "text": "b"}],
            "tool_calls": [{"call_id": "c", "name": "n", "arguments": "{}"}],
            "usage": [fact],
            "finish_reason": "tool_calls",
        }


def test_an_execution_is_told_from_its_start_to_its_result(driver: Driver) -> None:
    def answer(exchange: Exchange) -> None:
        if exchange.method == "POST":
            assert exchange.headers["idempotency-key"] == "k"
            exchange.json(202, submission())
        elif exchange.path.endswith("/events"):
            exchange.stream(frames(log(3)))
        else:
            exchange.json(200, result("t"))

    with serving(answer) as server:
        options = {"report": "summary", "idempotency_key": "k", "max_retries": 0}
        driver.tell(
            id="1", op="execute", base_url=server.url, request={"ability": "a"}, options=options
        )
        assert driver.next() == {"id": "1", "started": {"execution_id": ID}}
        done = driver.next()["done"]
    assert (done["sequences"], done["result"]) == ([1, 2, 3], result("t"))


def test_a_failure_is_told_with_what_is_known(driver: Driver) -> None:
    def answer(exchange: Exchange) -> None:
        if exchange.method == "POST":
            exchange.json(202, submission())
        else:
            exchange.stream(frames([*log(2)[:1], failed(2, remote_outcome="finished")]))

    with serving(answer) as server:
        options = {"report": "summary"}
        driver.tell(id="1", op="execute", base_url=server.url, request={}, options=options)
        driver.next()
        told = driver.next()
    error = told["error"]
    assert "ExecutionFailedError" in error.pop("shown")
    assert error == {
        "kind": "execution_failed",
        "code": "provider_unavailable",
        "retryable": False,
        "remote_outcome": "finished",
        "message": "it broke",
    }
    assert told["sequences"] == [1, 2]


def test_a_command_is_aborted_while_others_go_on(driver: Driver) -> None:
    silent = threading.Event()
    gone: list[bool] = []

    def answer(exchange: Exchange) -> None:
        if exchange.path.endswith("/events"):
            silent.set()
            gone.append(exchange.gone())
        else:
            exchange.json(404, {})

    with serving(answer) as server:
        driver.tell(id="1", op="events", base_url=server.url, execution_id=ID)
        assert silent.wait(20)
        driver.tell(id="2", op="get", base_url=server.url, execution_id=ID)
        assert driver.next()["error"]["status"] == 404
        driver.tell(id="3", op="abort", target="1")
        told = {answer["id"]: answer for answer in (driver.next(), driver.next())}
    assert told["3"] == {"id": "3", "done": {}}
    assert told["1"]["error"]["kind"] == "aborted"
    assert gone == [True]


def test_what_it_does_not_know_it_says(driver: Driver) -> None:
    with serving(answers(404, {})) as server:
        driver.tell(id="1", op="dance", base_url=server.url)
        assert driver.next()["error"]["kind"] == "unsupported"
        driver.tell(id="2", op="runtime", base_url=server.url, options={"colour": "blue"})
        told = driver.next()["error"]
    assert (told["kind"], told["message"]) == ("unsupported", "unknown options: colour")

from __future__ import annotations

import pytest
from samples import ID, accepted, completed, delta, failed, frames, result, submission
from scripted_server import Exchange, serving
from shells import Shell

from model_runtime_client import ExecutionFailedError, ModelRuntimeClient


def runtime(values: list[dict[str, object]]):  # type: ignore[no-untyped-def]
    def answer(exchange: Exchange) -> None:
        if exchange.method == "POST":
            exchange.json(202, submission())
        elif exchange.path.endswith("/events"):
            exchange.stream(frames(values[int(exchange.headers.get("last-event-id", "0")) :]))
        else:
            exchange.json(200, result("hello"))

    return answer


REQUEST = {"ability": "a", "input": [{"type": "text", "text": "t"}]}


def test_an_execution_has_events_and_a_result(shell: Shell) -> None:
    values = [accepted(), delta(2, "hello"), completed(3)]
    with serving(runtime(values)) as server:
        events, found = shell.run(server.url, REQUEST)
    assert [event.to_wire() for event in events] == values
    assert found.to_wire() == result("hello")


@pytest.mark.parametrize("code", ["provider_unavailable", "cancelled"])
def test_the_result_of_a_failed_execution_is_its_error(shell: Shell, code: str) -> None:
    details = {"provider_code": "p-1", "remote_outcome": "unknown", "retry_after_ms": 5}
    with serving(runtime([accepted(), failed(2, code, **details)])) as server:
        with pytest.raises(ExecutionFailedError) as caught:
            shell.run(server.url, REQUEST)
    told = {"code": code, "retryable": False, "last_sequence": 2, **details}
    assert caught.value.facts() == told
    assert caught.value.kind == "execution_failed"
    assert len(server.exchanges) == 2


def test_a_result_reads_on_where_the_loop_was_left() -> None:
    values = [accepted(), delta(2, "hello"), completed(3)]
    with serving(runtime(values)) as server, ModelRuntimeClient(server.url) as client:
        execution = client.execute(REQUEST)
        for _ in execution:
            break
        assert execution.events.cursor == 1
        assert execution.id == ID
        assert execution.result().execution_id == ID
    assert server.exchanges[2].headers["last-event-id"] == "1"

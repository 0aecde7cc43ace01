from __future__ import annotations

import json
import re
from typing import Any

import pytest
from samples import ID, refusal, result, snapshot, submission
from scripted_server import Exchange, answers, serving
from shells import QUICK, Shell

from model_runtime_client import (
    ApiError,
    ExecutionRequest,
    ModelRuntimeError,
    ProtocolError,
    RetryPolicy,
    RuntimeConnectionError,
    RuntimeTimeoutError,
    TextPart,
    Timeouts,
    TooLargeError,
)
from model_runtime_client.models import JsonPart, OutputSchema

REQUEST = {"ability": "text-generation", "input": [{"type": "text", "text": "größe 🜂"}]}


def test_a_submit_sends_the_request_as_it_was_given(shell: Shell) -> None:
    request = {**REQUEST, "metadata": {"a": 1, "b": 1.5, "c": None}, "brand_new": [True]}
    with serving(answers(202, submission())) as server:
        assert shell.call(server.url, "submit", request).execution_id == ID
    sent = server.exchanges[0]
    assert (sent.method, sent.path) == ("POST", "/v1/executions")
    assert json.loads(sent.body) == request
    assert sent.headers["content-type"] == "application/json"
    assert re.fullmatch(r"[0-9a-f-]{36}", sent.headers["idempotency-key"])


def test_a_request_of_models_is_sent_by_its_names_on_the_wire(shell: Shell) -> None:
    schema = OutputSchema(name="n", schema_={"type": "object"})
    request = ExecutionRequest(
        ability="a", input=[TextPart(text="t"), JsonPart(value=None)], output_schema=schema
    )
    with serving(answers(202, submission())) as server:
        shell.call(server.url, "submit", request)
    assert json.loads(server.exchanges[0].body) == {
        "ability": "a",
        "input": [{"type": "text", "text": "t"}, {"type": "json", "value": None}],
        "output_schema": {"name": "n", "schema": {"type": "object"}},
    }


def test_a_submit_that_is_tried_again_keeps_its_key_and_its_bytes(shell: Shell) -> None:
    with serving(
        lambda exchange: exchange.reset(),
        answers(503, refusal("runtime_unavailable")),
        answers(200, submission(replay=True)),
    ) as server:
        assert shell.call(server.url, "submit", REQUEST).idempotent_replay is True
    keys = {exchange.headers["idempotency-key"] for exchange in server.exchanges}
    assert len(server.exchanges) == 3
    assert len(keys) == 1
    assert len({exchange.body for exchange in server.exchanges}) == 1


def test_a_key_of_the_caller_is_sent_and_another_submit_gets_another(shell: Shell) -> None:
    with serving(answers(202, submission())) as server:
        shell.call(server.url, "submit", REQUEST, given={"idempotency_key": "my-key"})
        shell.call(server.url, "submit", REQUEST)
        shell.call(server.url, "submit", REQUEST)
    mine, first, second = (exchange.headers["idempotency-key"] for exchange in server.exchanges)
    assert mine == "my-key"
    assert first != second


@pytest.mark.parametrize("key", ["", "a b", "ä", "x" * 257, "a\n"])
def test_a_key_that_the_protocol_does_not_allow_is_refused(shell: Shell, key: str) -> None:
    with pytest.raises(ValueError, match="visible ASCII"):
        shell.call("http://127.0.0.1:9", "submit", REQUEST, given={"idempotency_key": key})


@pytest.mark.parametrize(
    "request_", [{"ability": "a", "x": {1}}, {"x": float("nan")}, {"x": "\ud800"}]
)
def test_a_request_that_is_no_json_is_refused(shell: Shell, request_: Any) -> None:
    with pytest.raises(ValueError, match="cannot be written as JSON") as caught:
        shell.call("http://127.0.0.1:9", "submit", request_)
    assert caught.value.__cause__ is None


def test_every_resource_has_its_call(shell: Shell) -> None:
    info = {"name": "n", "protocol_version": "9", "provider_count": 0, "features": {}, "more": [1]}
    info["features"] = {
        "routing": True,
        "flow_control": True,
        "usage_facts": True,
        "billing": False,
    }
    bodies: dict[str, tuple[int, Any]] = {
        f"GET /base/v1/executions/{ID}": (200, snapshot("running", 3)),
        f"GET /base/v1/executions/{ID}/result": (200, {**result("t"), "finish_reason": "new"}),
        f"POST /base/v1/executions/{ID}/cancel": (202, {"status": "cancellation_requested"}),
        "GET /base/v1/runtime": (200, info),
        "GET /base/v1/providers": (200, {"data": []}),
    }

    def answer(exchange: Exchange) -> None:
        exchange.json(*bodies[f"{exchange.method} {exchange.path}"])

    with serving(answer) as server:
        for name, args in [
            ("get", [ID]),
            ("result", [ID]),
            ("cancel", [ID]),
            ("runtime", []),
            ("providers", []),
        ]:
            found = shell.call(f"{server.url}/base/", name, *args)
            asked = server.exchanges[-1]
            assert found.to_wire() == bodies[f"{asked.method} {asked.path}"][1]


def test_an_id_is_quoted(shell: Shell) -> None:
    with serving(answers(404, refusal("not_found"))) as server, pytest.raises(ApiError):
        shell.call(server.url, "get", "a/b?c#d%2F")
    assert server.exchanges[0].path == "/v1/executions/a%2Fb%3Fc%23d%252F"


def test_a_runtime_that_is_stopping_is_an_answer(shell: Shell) -> None:
    features = {"routing": True, "flow_control": True, "usage_facts": True, "billing": False}
    info = {"name": "n", "protocol_version": "0.1.0", "provider_count": 1, "features": features}
    with serving(answers(503, {**info, "state": "stopping"})) as server:
        assert shell.call(server.url, "runtime").state == "stopping"
    assert len(server.exchanges) == 1


def test_a_503_without_that_body_is_tried_again_and_then_told(shell: Shell) -> None:
    with serving(answers(503, refusal("runtime_unavailable"))) as server:
        with pytest.raises(ApiError) as caught:
            shell.call(server.url, "runtime")
    assert len(server.exchanges) == 3
    assert (caught.value.status, caught.value.code) == (503, "runtime_unavailable")


def test_a_refusal_is_told_with_all_that_it_says(shell: Shell) -> None:
    body = refusal(
        "cursor_expired",
        oldest=7,
        provider_code="x-1",
        retry_after_ms=1500,
        remote_outcome="unknown",
        novel=True,
    )
    with serving(answers(410, body)) as server, pytest.raises(ApiError) as caught:
        shell.call(server.url, "get", ID)
    assert caught.value.facts() == {
        "code": "cursor_expired",
        "status": 410,
        "retryable": False,
        "remote_outcome": "unknown",
        "provider_code": "x-1",
        "retry_after_ms": 1500,
        "oldest": 7,
    }
    assert str(caught.value) == "refused: cursor_expired"
    assert caught.value.kind == "api"


@pytest.mark.parametrize(
    "body",
    [b"<html>key=hunter2</html>", b"", b"[]", b'{"error": "hunter2"}', b'{"error": {"code": "x"}}'],
)
def test_the_page_of_a_stranger_has_a_status_and_nothing_else(shell: Shell, body: bytes) -> None:
    def answer(exchange: Exchange) -> None:
        exchange.head(401, content_type="text/html")
        exchange.send(body)

    with serving(answer) as server, pytest.raises(ApiError) as caught:
        shell.call(server.url, "get", ID)
    assert caught.value.facts() == {"status": 401}
    assert "hunter2" not in repr(caught.value)


def test_a_result_that_is_not_there_says_why(shell: Shell) -> None:
    with serving(answers(409, {"status": "running"})) as server, pytest.raises(ApiError) as caught:
        shell.call(server.url, "result", ID)
    assert caught.value.facts() == {"status": 409}
    assert str(caught.value) == "the execution is running"
    error = {"code": "deadline_exceeded", "message": "too late", "retryable": False}
    with serving(answers(409, {"status": "failed", "error": error})) as server:
        with pytest.raises(ApiError) as caught:
            shell.call(server.url, "result", ID)
    assert caught.value.facts() == {"code": "deadline_exceeded", "status": 409, "retryable": False}


@pytest.mark.parametrize("body", [b"nonsense", b"[]", b'{"execution_id": 3}'])
def test_a_success_that_is_not_the_protocols_is_told(shell: Shell, body: bytes) -> None:
    def answer(exchange: Exchange) -> None:
        exchange.head(200, content_type="application/json")
        exchange.send(body)

    with serving(answer) as server, pytest.raises(ProtocolError, match="ExecutionSnapshot"):
        shell.call(server.url, "get", ID)
    assert len(server.exchanges) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("name", ["get", "events"])
def test_a_redirect_is_not_followed(shell: Shell, status: int, name: str) -> None:
    with serving(answers(200)) as other:

        def answer(exchange: Exchange) -> None:
            exchange.head(status, location=f"{other.url}/v1/executions/{ID}")

        with serving(answer) as server:
            if name == "get":
                with pytest.raises(ProtocolError) as caught:
                    shell.call(server.url, "get", ID, headers={"authorization": "Bearer hunter2"})
                error: ModelRuntimeError | None = caught.value
            else:
                error = shell.read(server.url, ID).error
    assert isinstance(error, ProtocolError)
    assert "redirect" in str(error)
    assert error.status == status
    assert (len(server.exchanges), len(other.exchanges)) == (1, 0)


def test_retry_after_is_kept(shell: Shell) -> None:
    policy = RetryPolicy(initial_delay=0, max_delay=0, max_retries=1, max_retry_after=1)
    with serving(
        answers(429, refusal("queue_full"), retry_after="1"), answers(200, snapshot("running", 1))
    ) as server:
        assert shell.call(server.url, "get", ID, retry=policy).last_sequence == 1
    with serving(answers(429, refusal("queue_full"), retry_after="2")) as server:
        with pytest.raises(ApiError) as caught:
            shell.call(server.url, "get", ID, retry=policy)
    assert len(server.exchanges) == 1
    assert caught.value.code == "queue_full"


@pytest.mark.parametrize("status", [400, 404, 409, 413, 422, 500])
def test_other_refusals_are_not_tried_again(shell: Shell, status: int) -> None:
    with serving(answers(status, refusal("invalid_request"))) as server:
        with pytest.raises(ApiError):
            shell.call(server.url, "get", ID)
    assert len(server.exchanges) == 1


def test_an_answer_that_does_not_come_is_a_timeout(shell: Shell) -> None:
    timeouts = Timeouts(response=0.05)
    with serving(lambda exchange: exchange.hold()) as server:
        with pytest.raises(RuntimeTimeoutError) as caught:
            shell.call(server.url, "get", ID, timeouts=timeouts)
        assert len(server.exchanges) == 3
    assert caught.value.kind == "timeout"


def test_a_body_that_stalls_is_a_timeout(shell: Shell) -> None:
    def answer(exchange: Exchange) -> None:
        exchange.head(200, content_length="100")
        exchange.hold()

    with serving(answer) as server, pytest.raises(RuntimeTimeoutError):
        shell.call(server.url, "get", ID, timeouts=Timeouts(idle=0.05))


def test_a_runtime_that_is_not_there_is_a_connection_error(shell: Shell) -> None:
    with serving(answers(200)) as server:
        pass
    with pytest.raises(RuntimeConnectionError) as caught:
        shell.call(server.url, "get", ID, retry=QUICK)
    assert caught.value.facts() == {}


def test_an_answer_beyond_the_limit_is_not_read_on(shell: Shell) -> None:
    body = snapshot("running", 1)
    size = len(json.dumps(body))
    with serving(answers(200, body)) as server:
        assert shell.call(server.url, "get", ID, max_body_bytes=size).last_sequence == 1
        with pytest.raises(TooLargeError):
            shell.call(server.url, "get", ID, max_body_bytes=size - 1)
    assert len(server.exchanges) == 2


def test_headers_may_come_from_a_function_that_is_asked_each_time(shell: Shell) -> None:
    tokens = iter(["one", "two", "three"])
    with serving(
        answers(503, refusal("runtime_unavailable")), answers(200, snapshot("running", 1))
    ) as server:
        shell.call(server.url, "get", ID, headers=lambda: {"X-Token": next(tokens)})
    assert [exchange.headers["x-token"] for exchange in server.exchanges] == ["one", "two"]

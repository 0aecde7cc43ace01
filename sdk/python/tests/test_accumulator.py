from __future__ import annotations

from typing import Any

import pytest
from samples import accepted, completed, delta, event, failed

from model_runtime_client import Accumulator
from model_runtime_client.events import parse_event


def folded(*values: dict[str, Any]) -> Accumulator:
    output = Accumulator()
    for value in values:
        output.add(parse_event(value))
    return output


def call(sequence: int, call_id: str = "c") -> dict[str, Any]:
    return event(sequence, "tool.call.started", call_id=call_id, name=f"tool-{call_id}")


def arguments(sequence: int, text: str, call_id: str = "c") -> dict[str, Any]:
    return event(sequence, "tool.call.arguments.delta", call_id=call_id, delta=text)


def calls(output: Accumulator) -> list[dict[str, Any]]:
    return [each.to_wire() for each in output.tool_calls]


def test_text_is_joined_by_index_in_ascending_order() -> None:
    output = folded(delta(2, "c", 7), delta(3, "a", 0), delta(4, "d", 7), delta(5, "b", 0))
    assert output.text == "abcd"
    assert [(each.index, each.text) for each in output.outputs] == [(0, "ab"), (7, "cd")]


def test_reasoning_and_refusal_are_no_text() -> None:
    output = folded(
        event(2, "output.reasoning.delta", output_index=0, delta="hm"),
        event(3, "output.refusal.delta", output_index=1, delta="no"),
        delta(4, "yes", 2),
    )
    assert (output.text, output.reasoning, output.refusal) == ("yes", "hm", "no")


def test_tool_calls_stand_in_the_order_of_their_start() -> None:
    output = folded(
        call(2, "b"),
        call(3, "a"),
        arguments(4, '{"x"', "a"),
        arguments(5, ":1}", "a"),
        completed(6),
    )
    assert calls(output) == [
        {"call_id": "b", "name": "tool-b", "arguments": "{}"},
        {"call_id": "a", "name": "tool-a", "arguments": '{"x":1}'},
    ]


@pytest.mark.parametrize("end", [(), (failed(9),), (failed(9, "cancelled"),)])
def test_calls_of_an_execution_that_has_not_succeeded_are_not_complete(end: Any) -> None:
    assert folded(call(2), arguments(3, "{}"), *end).tool_calls[0].complete is False


@pytest.mark.parametrize(
    ("events", "complete"),
    [
        ([call(2)], False),
        ([call(2), delta(3)], None),
        ([call(2), call(3, "d"), arguments(4, "{}", "d")], None),
        ([call(2), arguments(3, '{"a":')], False),
        ([call(2), arguments(3, '{"a":1}')], None),
    ],
)
def test_an_answer_that_was_cut_may_have_cut_its_last_call(
    events: list[dict[str, Any]], complete: bool | None
) -> None:
    output = folded(*events, completed(9, finish_reason="length"))
    assert output.tool_calls[0].complete is complete


def test_all_usage_facts_are_kept_in_order() -> None:
    facts = [
        {"unit": "input_token", "quantity": 3, "source": "provider"},
        {"unit": "input_token", "quantity": 0.5, "source": "runtime", "complete": False},
    ]
    output = folded(
        event(2, "usage.reported", facts=facts[:1]), event(3, "usage.reported", facts=facts[1:])
    )
    assert [fact.to_wire() for fact in output.usage] == facts


def test_a_later_whole_result_replaces_an_earlier_one() -> None:
    output = folded(
        event(
            2, "output.result", result={"a": 1}, artifacts=[{"uri": "https://media.example.test/1"}]
        ),
        event(3, "output.result", result={"b": 2}),
    )
    assert output.result == {"b": 2}
    assert output.artifacts == []


def test_the_end_is_told() -> None:
    done = folded(accepted(), completed(2, finish_reason="stop"))
    assert done.finish_reason == "stop"
    assert done.terminal is not None
    state = event(2, "output.provider_state", provider="p", model="m", data={"k": [1]})
    assert folded(state).provider_state[0].data == {"k": [1]}

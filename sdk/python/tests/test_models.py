from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from model_runtime_client import ExecutionRequest, TextPart, models
from model_runtime_client.models import ExecutionResult, MediaResult, TextResult

EXAMPLES = Path(__file__).parents[3] / "spec" / "examples"


def test_a_slip_in_a_request_shows_at_once() -> None:
    with pytest.raises(ValidationError):
        ExecutionRequest(ability="a", input=[TextPart(text="t")], temprature=1)  # type: ignore[call-arg]
    with pytest.raises(ValidationError) as caught:
        ExecutionRequest(ability="a", input=[{"type": "text", "txet": "private"}])  # type: ignore[list-item]
    assert "private" not in str(caught.value)


def test_a_request_may_be_written_as_plain_data() -> None:
    data = {
        "ability": "a",
        "input": [
            {"type": "text", "text": "t"},
            {"type": "message", "role": "user", "content": [{"type": "image", "uri": "u"}]},
            {"type": "tool_result", "call_id": "c", "output": [{"type": "json", "value": None}]},
        ],
        "tools": [{"name": "n", "parameters": {"type": "object"}}],
        "tool_choice": {"name": "n"},
        "requirements": {"async": True},
        "metadata": {"a": 1, "b": 1.5, "c": True, "d": "x"},
        "extensions": {"openai": {"request": {"x": 1}}, "other": {"y": 2}},
        "temperature": 1,
    }
    written = ExecutionRequest.model_validate(data).to_wire()
    assert written == data
    assert json.dumps(written["metadata"]) == json.dumps(data["metadata"])


@pytest.mark.parametrize(
    ("result", "kind"),
    [
        ({"outputs": [], "tool_calls": []}, TextResult),
        ({"images": [{"url": "u"}]}, MediaResult),
        ({"outputs": "three"}, MediaResult),
    ],
)
def test_a_result_is_of_text_or_of_media(result: dict[str, Any], kind: type) -> None:
    target = {"provider": "p", "model": "m"}
    value = {"execution_id": "e", "target": target, "result": result, "artifacts": [], "usage": []}
    parsed = ExecutionResult.model_validate(value)
    assert type(parsed.result) is kind
    assert parsed.to_wire() == value


def test_the_examples_of_the_specification_are_read_and_given_back() -> None:
    seen = 0
    for path in sorted(EXAMPLES.glob("*.json")):
        kind = getattr(models, path.stem.split(".")[0], None)
        if kind is None:
            continue
        adapter: TypeAdapter[Any] = TypeAdapter(kind)
        value = json.loads(path.read_text())
        parsed = adapter.validate_python(value)
        again = adapter.dump_python(parsed, mode="json", by_alias=True, exclude_unset=True)
        assert again == value, path
        seen += 1
    assert seen > 20

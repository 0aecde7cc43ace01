from __future__ import annotations

import json
from typing import Any

import pytest
from samples import ID, accepted, completed, delta, event, failed

from model_runtime_client import UnknownEvent
from model_runtime_client.events import MalformedDataError, parse_event, read_event
from model_runtime_client.models import (
    ExecutionAcceptedEvent,
    ExecutionCompletedEvent,
    ExecutionFailedEvent,
    ExtensionEvent,
    OutputDeltaEvent,
)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (accepted(), ExecutionAcceptedEvent),
        (delta(2), OutputDeltaEvent),
        (completed(3), ExecutionCompletedEvent),
        (failed(3), ExecutionFailedEvent),
        (event(2, "x-note"), ExtensionEvent),
        (event(2, "output.hologram"), UnknownEvent),
    ],
)
def test_an_event_gets_the_class_of_its_type(value: dict[str, Any], kind: type) -> None:
    assert type(parse_event(value)) is kind


@pytest.mark.parametrize(
    "value",
    [
        {**delta(2), "extra": {"deep": [1, None, {"x": 1.5}]}},
        {**completed(2), "target": {"provider": "p", "model": "m", "region": "r"}},
        {**failed(2), "error": {"code": "brand_new", "message": "", "retryable": True, "more": 1}},
        {**event(2, "output.hologram"), "model_dump": 1, "light": True, "_private": 2},
        {"sequence": 2},
        {**delta(2), "status": "dreaming"},
        event(2, "usage.reported", facts=[{"unit": "u", "quantity": 12, "source": "oracle"}]),
        event(2, "usage.reported", facts=[{"unit": "u", "quantity": 1.5, "source": "provider"}]),
        event(2, "x-note", note=None),
        delta(2, "half a pair: \ud83c"),
    ],
)
def test_an_event_gives_back_what_it_was_read_from(value: dict[str, Any]) -> None:
    parsed = parse_event(value)
    assert parsed.to_wire() == value
    assert json.dumps(parsed.to_wire(), sort_keys=True) == json.dumps(value, sort_keys=True)


@pytest.mark.parametrize(
    "value",
    [
        event(2, "output.delta"),
        event(2, "output.delta", output_index="zero", delta=1),
        {"sequence": 2, "type": 7, "time": None},
    ],
)
def test_what_is_not_shaped_as_its_type_is_handed_out_whole(value: dict[str, Any]) -> None:
    parsed = parse_event(value)
    assert type(parsed) is UnknownEvent
    assert {name: getattr(parsed, name) for name in value} == value
    assert parsed.to_wire() == value


def test_unknown_fields_are_attributes() -> None:
    parsed = parse_event({**delta(2), "mood": "bright"})
    assert isinstance(parsed, OutputDeltaEvent)
    assert parsed.mood == "bright"  # type: ignore[attr-defined]
    assert parsed.execution_id == ID


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[1]",
        b"7",
        b"null",
        b"{}",
        b'{"sequence": 0}',
        b'{"sequence": "1"}',
        b'{"sequence": true}',
        b'{"sequence": 1.5}',
        b'{"sequence": NaN}',
        b'{"sequence": 1, "x": Infinity}',
        b"[" * 100_000,
        b'{"sequence": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_event_is_malformed(data: bytes) -> None:
    with pytest.raises(MalformedDataError) as caught:
        read_event(data)
    assert "nonsense" not in str(caught.value)
    assert caught.value.__context__ is None


def test_a_whole_number_may_be_written_as_a_fraction() -> None:
    assert read_event(b'{"sequence": 2.0}') == {"sequence": 2}


def test_bytes_that_are_no_utf8_are_replaced() -> None:
    assert read_event(b'{"sequence": 1, "x": "a\xff\xe2\x82z"}')["x"] == "a\ufffd\ufffdz"

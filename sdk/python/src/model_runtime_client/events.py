"""From the data of a frame to an event."""

from __future__ import annotations

import json
from typing import Any, NoReturn, get_args

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypeAliasType

from .models import EventBase, ExecutionEvent, ExtensionEvent
from .wire_model import WireModel

TERMINAL_TYPES = frozenset({"execution.completed", "execution.failed"})


class UnknownEvent(WireModel):
    """An event that this version does not know, whole: what it carries are attributes.

    Also an event of a known type that is not shaped as the specification says. It may be ignored.
    """

    execution_id: str = ""
    sequence: int
    time: str = ""
    type: str = ""
    status: str = ""


Event = TypeAliasType("Event", ExecutionEvent | ExtensionEvent | UnknownEvent)
"""Any event that a client hands out. Tell them apart with ``match`` or ``isinstance``."""

_adapter: TypeAdapter[EventBase] = TypeAdapter(ExecutionEvent)


def _known_types() -> frozenset[str]:
    union = get_args(ExecutionEvent.__value__)[0]
    return frozenset(event.model_fields["type"].default for event in get_args(union))


_known = _known_types()


class MalformedDataError(Exception):
    """Data that is no event."""


def _refuse_constant(_: str) -> NoReturn:
    raise ValueError("not JSON")


def read_json(data: bytes) -> Any:
    """The value that JSON text stands for.

    :raises ValueError: when it is not JSON; the error says nothing of the text.
    """
    text = data.decode("utf-8", "replace")
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        pass
    # Raised out here: the decoder's own error holds the whole text.
    raise ValueError("not JSON")


def read_event(data: bytes) -> dict[str, Any]:
    """The event of a frame, as it came.

    :raises MalformedDataError: when it is not an object with an integer ``sequence`` from 1.
    """
    try:
        value = read_json(data)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise MalformedDataError("an event is not a JSON object")
    sequence = value.get("sequence")
    if isinstance(sequence, float) and sequence.is_integer():
        value["sequence"] = sequence = int(sequence)
    if not isinstance(sequence, int) or isinstance(sequence, bool) or sequence < 1:
        raise MalformedDataError("an event has no sequence")
    return value


def parse_event(value: dict[str, Any]) -> Event:
    """The typed event. It never fails: what it does not know becomes an :class:`UnknownEvent`."""
    kind = value.get("type")
    try:
        if kind in _known:
            return _adapter.validate_python(value)  # type: ignore[return-value]
        if isinstance(kind, str) and kind.startswith("x-"):
            return ExtensionEvent.model_validate(value)
        return UnknownEvent.model_validate(value)
    except (ValidationError, TypeError):
        return UnknownEvent.model_construct(_fields_set=set(value), **value)

"""What a provider says, whatever its words: text, tool calls and counters, told to the execution once."""

import json
import math
import uuid

from .failures import malformed


class Answer:
    """The answer to one request. A dialect says where it is asked (`path`), with what (`body`), and what each `frame` means."""

    path = ""

    def __init__(self, execution):
        self.execution = execution
        self.usage: dict[str, int] = {}
        self.finish: str | None = None
        self.served_model: str | None = None
        self._said: dict[tuple, list[str]] = {}
        self._indices: dict[tuple, int] = {}
        self._calls: dict[int, str] = {}
        self._whole_calls: set[str] = set()
        self._refused = False

    def body(self, model: str, request: dict) -> dict:
        raise NotImplementedError

    def frame(self, data: str) -> None:
        raise NotImplementedError

    def _start(self, index: int, item: dict) -> None:
        if index in self._calls or not isinstance(item.get("name"), str):
            return
        self._calls[index] = item["call_id"] if isinstance(item.get("call_id"), str) else f"call-{uuid.uuid4()}"
        if list(self._calls.values()).count(self._calls[index]) > 1:
            raise malformed("names two calls alike")
        self.execution.append(
            "tool.call.started", "running", call_id=self._calls[index], name=item["name"], output_index=self._index(("call", index))
        )

    def _index(self, key: tuple) -> int:
        return self._indices.setdefault(key, len(self._indices))

    def _say(self, kind: str, key: tuple, delta) -> None:
        if not isinstance(delta, str) or delta == "":
            return
        if kind == "arguments" and key[0] not in self._calls:
            raise malformed("gives arguments to no call")
        self._said.setdefault((kind, *key), []).append(delta)
        if kind == "text":
            self.execution.append("output.delta", "running", output_index=self._index(("text", *key)), delta=delta)
        else:
            self.execution.append("tool.call.arguments.delta", "running", call_id=self._calls[key[0]], delta=delta)

    def _check(self, kind: str, key: tuple, whole) -> None:
        if not isinstance(whole, str):
            return
        said = "".join(self._said.get((kind, *key), []))
        if said == "":
            self._say(kind, key, whole)
        elif said != whole:
            raise malformed("contradicts itself")

    def _count(self, counters: dict) -> None:
        """A later counter replaces an earlier one; what is no whole number from 0 is no count."""
        for unit, count in counters.items():
            if _is_count(count):
                self.usage[unit] = int(count)

    def facts(self, complete: bool) -> list[dict]:
        rest = {} if complete else {"complete": False}
        return [{"unit": unit, "quantity": count, "source": "provider", **rest} for unit, count in self.usage.items()]


def parsed(data: str) -> dict:
    """The JSON object of a frame."""
    try:
        event = json.loads(data)
    except ValueError:
        raise malformed("is malformed") from None
    if not isinstance(event, dict):
        raise malformed("is malformed")
    return event


def field(of: dict, name: str) -> dict:
    """An object inside an object; an empty one where there is none."""
    value = of.get(name)
    return value if isinstance(value, dict) else {}


def said_as_text(part: dict) -> str:
    return part["text"] if part["type"] == "text" else json.dumps(part["value"], ensure_ascii=False)


def _is_count(value) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return math.isfinite(value) and value >= 0 and value == int(value)

"""Adds up what events say."""

from __future__ import annotations

import json
from typing import Any

from .events import Event
from .models import (
    Artifact,
    ExecutionCompletedEvent,
    ExecutionFailedEvent,
    OutputDeltaEvent,
    OutputProviderStateEvent,
    OutputReasoningDeltaEvent,
    OutputRefusalDeltaEvent,
    OutputResultEvent,
    OutputText,
    ProviderState,
    ToolCall,
    ToolCallArgumentsDeltaEvent,
    ToolCallStartedEvent,
    UsageFact,
    UsageReportedEvent,
)

_Terminal = ExecutionCompletedEvent | ExecutionFailedEvent

#: Ends that say that the model did not come to its own end: its last call may lack a part.
_CUTTING = frozenset({"length", "content_filter", "refusal", "pause", "other"})


class _Parts:
    """Pieces of text by their index."""

    def __init__(self) -> None:
        self._pieces: dict[int, list[str]] = {}

    def add(self, index: int, delta: str) -> None:
        self._pieces.setdefault(index, []).append(delta)

    def joined(self) -> list[tuple[int, str]]:
        return [(index, "".join(self._pieces[index])) for index in sorted(self._pieces)]

    def text(self) -> str:
        return "".join(text for _, text in self.joined())


class _Calls:
    """Tool calls, and which of them may lack a part when the answer was cut."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._arguments: dict[str, list[str]] = {}
        self._latest: str | None = None

    def start(self, call_id: str, name: str) -> None:
        self._names.setdefault(call_id, name)
        self._latest = call_id

    def add(self, call_id: str, delta: str) -> None:
        self._arguments.setdefault(call_id, []).append(delta)
        self._latest = call_id

    def pass_by(self) -> None:
        """Other output followed, so that the latest call is whole."""
        self._latest = None

    def folded(self, terminal: _Terminal | None) -> list[ToolCall]:
        folded = []
        for call_id, name in self._names.items():
            arguments = "".join(self._arguments.get(call_id, []))
            whole = self._is_whole(terminal, call_id, arguments)
            cut: dict[str, Any] = {} if whole else {"complete": False}
            call = ToolCall(call_id=call_id, name=name, arguments=arguments or "{}", **cut)
            folded.append(call)
        return folded

    def _is_whole(self, terminal: _Terminal | None, call_id: str, arguments: str) -> bool:
        if not isinstance(terminal, ExecutionCompletedEvent):
            return False
        if terminal.finish_reason not in _CUTTING:
            return True
        # "No arguments" and "no arguments so far" look the same on the last call alone.
        return _is_json(arguments) if arguments else call_id != self._latest


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


class Accumulator:
    """The fold of an execution's events, fed one at a time, readable at any time.

    >>> output = Accumulator()
    >>> for event in client.events(execution_id):
    ...     output.add(event)
    >>> output.text
    """

    def __init__(self) -> None:
        self._text = _Parts()
        self._reasoning = _Parts()
        self._refusal = _Parts()
        self._calls = _Calls()
        #: All facts in the order of the events.
        self.usage: list[UsageFact] = []
        #: What the provider wants back in the next turn.
        self.provider_state: list[ProviderState] = []
        #: The last whole result of a media adapter, and its artifacts.
        self.result: dict[str, Any] | None = None
        self.artifacts: list[Artifact] = []
        self.finish_reason: str | None = None
        #: The terminal event, once it has come.
        self.terminal: _Terminal | None = None

    def add(self, event: Event) -> None:
        """Takes the next event; one that says nothing of the output changes nothing."""
        match event:
            case OutputDeltaEvent():
                self._say(self._text, event)
            case OutputReasoningDeltaEvent():
                self._say(self._reasoning, event)
            case OutputRefusalDeltaEvent():
                self._say(self._refusal, event)
            case ToolCallStartedEvent():
                self._calls.start(event.call_id, event.name)
            case ToolCallArgumentsDeltaEvent():
                self._calls.add(event.call_id, event.delta)
            case OutputProviderStateEvent(provider=provider, model=model, data=data):
                state = ProviderState(provider=provider, model=model, data=data)
                self.provider_state.append(state)
            case OutputResultEvent():
                self.result = event.result
                self.artifacts = event.artifacts or []
            case UsageReportedEvent():
                self.usage += event.facts
            case ExecutionCompletedEvent():
                self.finish_reason = event.finish_reason
                self.terminal = event
            case ExecutionFailedEvent():
                self.terminal = event
            case _:
                pass

    @property
    def text(self) -> str:
        """The answer: the text of every index, ascending."""
        return self._text.text()

    @property
    def outputs(self) -> list[OutputText]:
        """The text of each index, ascending."""
        return [
            OutputText(index=index, type="text", text=text) for index, text in self._text.joined()
        ]

    @property
    def reasoning(self) -> str:
        return self._reasoning.text()

    @property
    def refusal(self) -> str:
        return self._refusal.text()

    @property
    def tool_calls(self) -> list[ToolCall]:
        """The calls in the order in which they started.

        ``complete`` is false on a call that may have been cut, which is not to be run: until the
        execution has succeeded that is every one.
        """
        return self._calls.folded(self.terminal)

    def _say(
        self,
        parts: _Parts,
        event: OutputDeltaEvent | OutputReasoningDeltaEvent | OutputRefusalDeltaEvent,
    ) -> None:
        parts.add(event.output_index, event.delta)
        self._calls.pass_by()

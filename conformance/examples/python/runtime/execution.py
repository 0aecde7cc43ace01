"""One execution: its append-only log, and what the log folds to."""

import datetime
import json
import threading
import time
import uuid

TERMINAL = ("execution.completed", "execution.failed")


def now() -> str:
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


class Execution:
    def __init__(self, request: dict):
        self.id = str(uuid.uuid4())
        self.request = request
        self.accepted_at = time.monotonic()
        self.changed = threading.Condition()
        self.events: list[dict] = []
        self.frames: list[bytes] = []
        self.ended = False
        self.committed = False
        # Why it must stop: `cancelled` or `deadline_exceeded`, whichever was observed first.
        self.stop: str | None = None
        self.on_stop = None
        # Tool calls whose arguments the provider never finished.
        self.cut_calls: set[str] = set()
        self.append("execution.accepted", "accepted")

    def append(self, kind: str, status: str, **fields) -> bool:
        """Numbers, keeps and publishes one event; nothing follows a terminal one."""
        with self.changed:
            if self.ended:
                return False
            event = {"execution_id": self.id, "sequence": len(self.events) + 1, "time": now(), "type": kind, "status": status, **fields}
            data = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
            self.events.append(event)
            self.frames.append(f"id: {event['sequence']}\nevent: {kind}\ndata: {data}\n\n".encode("utf-8"))
            self.committed = self.committed or kind.startswith(("output.", "tool."))
            self.ended = kind in TERMINAL
            self.changed.notify_all()
            return True

    def request_stop(self, why: str) -> bool:
        """Asks it to end; false once it has. What waits is woken, and the provider call on the wire is cut."""
        with self.changed:
            if self.ended:
                return False
            self.stop = self.stop or why
            cut = self.on_stop
            self.changed.notify_all()
        if cut is not None:
            cut()
        return True

    def wait(self, seconds: float) -> None:
        """Sleeps, unless it has to stop."""
        until = time.monotonic() + seconds
        with self.changed:
            while self.stop is None and (left := until - time.monotonic()) > 0:
                self.changed.wait(left)

    def elapsed_ms(self) -> float:
        return (time.monotonic() - self.accepted_at) * 1000

    @property
    def status(self) -> str:
        return self.events[-1]["status"]

    def snapshot(self) -> dict:
        with self.changed:
            events = list(self.events)
        first, last = events[0], events[-1]
        shown = {
            "execution_id": self.id,
            "status": last["status"],
            "created_at": first["time"],
            "updated_at": last["time"],
            "last_sequence": last["sequence"],
            "usage": [fact for event in events if event["type"] == "usage.reported" for fact in event["facts"]],
            "ability": self.request["ability"],
        }
        if "metadata" in self.request:
            shown["metadata"] = self.request["metadata"]
        for event in events:
            if event["type"] in ("route.selected", "execution.completed"):
                shown["target"] = event["target"]
        if last["type"] == "execution.failed":
            shown["error"] = last["error"]
        if last["status"] == "succeeded":
            shown["result"] = fold(events, self.cut_calls)
            shown["artifacts"] = []
        return shown


def fold(events: list[dict], cut_calls: set[str]) -> dict:
    """The text joined per index, ascending; tool calls in the order in which they started."""
    texts: dict[int, list[str]] = {}
    calls: dict[str, dict] = {}
    for event in events:
        if event["type"] == "output.delta":
            texts.setdefault(event["output_index"], []).append(event["delta"])
        elif event["type"] == "tool.call.started":
            calls[event["call_id"]] = {"call_id": event["call_id"], "name": event["name"], "arguments": []}
        elif event["type"] == "tool.call.arguments.delta":
            calls[event["call_id"]]["arguments"].append(event["delta"])
    return {
        "outputs": [{"index": index, "type": "text", "text": "".join(texts[index])} for index in sorted(texts)],
        "tool_calls": [_call(call, cut_calls) for call in calls.values()],
    }


def _call(call: dict, cut_calls: set[str]) -> dict:
    """A call that was cut says so, for nobody may run it."""
    cut = {"complete": False} if call["call_id"] in cut_calls else {}
    return {**call, "arguments": "".join(call["arguments"]) or "{}", **cut}

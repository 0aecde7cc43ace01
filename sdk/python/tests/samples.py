"""Invented executions."""

from __future__ import annotations

import json
from typing import Any

ID = "0f8fad5b-d9cb-469f-a165-70867728950e"
TARGET = {"provider": "mock", "model": "mock-text"}

Json = dict[str, Any]


def event(sequence: int, type_: str, status: str = "running", **fields: Any) -> Json:
    base = {"execution_id": ID, "sequence": sequence, "time": "2026-11-30T12:00:00.000Z"}
    return {**base, "type": type_, "status": status, **fields}


def accepted(sequence: int = 1) -> Json:
    return event(sequence, "execution.accepted", "accepted")


def delta(sequence: int, text: str = "w", index: int = 0) -> Json:
    return event(sequence, "output.delta", output_index=index, delta=text)


def completed(sequence: int, **fields: Any) -> Json:
    return event(sequence, "execution.completed", "succeeded", target=TARGET, **fields)


def failed(sequence: int, code: str = "provider_unavailable", **fields: Any) -> Json:
    error = {"code": code, "message": "it broke", "retryable": False, **fields}
    status = "cancelled" if code == "cancelled" else "failed"
    return event(sequence, "execution.failed", status, error=error)


def log(count: int) -> list[Json]:
    """An execution of that many events, with characters of every length in it."""
    words = ["word ", "größe ", "字", "🜂 "]
    middle = [delta(number, words[number % 4]) for number in range(2, count)]
    return [accepted(), *middle, completed(count)]


def frame(value: Json) -> bytes:
    data = json.dumps(value, ensure_ascii=False)
    return f"id: {value['sequence']}\nevent: {value['type']}\ndata: {data}\n\n".encode()


def frames(values: list[Json]) -> bytes:
    return b"".join(frame(value) for value in values)


def submission(execution_id: str = ID, replay: bool = False) -> Json:
    base = {"execution_id": execution_id, "status": "accepted"}
    return {**base, "created_at": "2026-11-30T12:00:00.000Z", "idempotent_replay": replay}


def snapshot(status: str, last_sequence: int) -> Json:
    times = {"created_at": "2026-11-30T12:00:00.000Z", "updated_at": "2026-11-30T12:00:01.000Z"}
    ids = {"execution_id": ID, "status": status, "last_sequence": last_sequence}
    return {**ids, **times, "usage": []}


def result(text: str) -> Json:
    outputs = [{"index": 0, "type": "text", "text": text}]
    body = {"outputs": outputs, "tool_calls": []}
    return {"execution_id": ID, "target": TARGET, "result": body, "artifacts": [], "usage": []}


def refusal(code: str, **fields: Any) -> Json:
    return {"error": {"code": code, "message": f"refused: {code}", "retryable": False, **fields}}

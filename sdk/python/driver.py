"""Lets `model-runtime-kit conform-client` drive this client: JSON lines on stdin and stdout.

    python driver.py            the asynchronous client
    python driver.py --sync     the client for threads

Not part of the package. The protocol: conformance/CLIENTS.md.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from model_runtime_client import (
    AbortedError,
    Accumulator,
    AsyncModelRuntimeClient,
    Event,
    ModelRuntimeClient,
    ModelRuntimeError,
    RetryPolicy,
    Timeouts,
    __version__,
)

Json = dict[str, Any]

HELLO = {"name": "model-runtime-client", "language": "python", "version": __version__}

#: Times are milliseconds in the driver protocol and seconds in Python.
TIMEOUTS = {"idle_timeout_ms": "idle", "response_timeout_ms": "response"}
WAITS = {
    "initial_delay_ms": "initial_delay",
    "max_delay_ms": "max_delay",
    "max_retry_after_ms": "max_retry_after",
}
COUNTS = {"max_reconnects", "max_retries"}
OTHERS = {"idempotency_key", "headers", "max_event_bytes", "report"}

PLAIN: dict[str, Callable[[Any, Json, str | None], Any]] = {
    "submit": lambda client, command, key: client.submit(command["request"], idempotency_key=key),
    "get": lambda client, command, _: client.get(command["execution_id"]),
    "result": lambda client, command, _: client.result(command["execution_id"]),
    "cancel": lambda client, command, _: client.cancel(command["execution_id"]),
    "runtime": lambda client, _command, _: client.runtime(),
    "providers": lambda client, _command, _: client.providers(),
}


class UnsupportedError(Exception):
    """An operation or an option that this driver does not know."""


class Report:
    """What one command tells: every event, and all of them added up in the end."""

    def __init__(self, command: Json, write: Callable[[Json], None]) -> None:
        self.id: str = command["id"]
        self._write = write
        self._events = options_of(command).get("report") != "summary"
        self._execution_id: str | None = command.get("execution_id")
        self._reading = command.get("op") in ("events", "execute")
        self._output = Accumulator()
        self._sequences: list[int] = []

    def started(self, execution_id: str) -> None:
        self._execution_id = execution_id
        self._write({"id": self.id, "started": {"execution_id": execution_id}})

    def event(self, event: Event) -> None:
        self._output.add(event)
        self._sequences.append(event.sequence)
        if self._events:
            self._write({"id": self.id, "event": event.to_wire()})

    def done(self, value: Any) -> None:
        self._write({"id": self.id, "done": value})

    def read(self, result: Json | None = None) -> None:
        """The end of a command that read events."""
        output = self._output
        done: Json = {
            "execution_id": self._execution_id,
            "sequences": self._sequences,
            "text": output.text,
            "outputs": [{"index": each.index, "text": each.text} for each in output.outputs],
            "tool_calls": [call.to_wire() for call in output.tool_calls],
            "usage": [fact.to_wire() for fact in output.usage],
        }
        if output.finish_reason is not None:
            done["finish_reason"] = output.finish_reason
        if result is not None:
            done["result"] = result
        self.done(done)

    def failed(self, error: BaseException) -> None:
        shown = "".join(traceback.format_exception(error)) + repr(error)
        told: Json = {"message": str(error), "shown": shown}
        if isinstance(error, ModelRuntimeError):
            facts = error.facts()
            facts.pop("last_sequence", None)
            told = {"kind": error.kind, **facts, **told}
        elif isinstance(error, (asyncio.CancelledError, AbortedError)):
            told["kind"] = "aborted"
        else:
            # Misuse, such as a key that HTTP does not allow: Python has its own errors for it.
            told["kind"] = "unsupported"
        more: Json = {"sequences": self._sequences} if self._reading else {}
        self._write({"id": self.id, "error": told, **more})


def options_of(command: Json) -> Json:
    options: Json = command.get("options") or {}
    return options


def settings_of(command: Json) -> Json:
    """The arguments of a client.

    :raises UnsupportedError: naming the option.
    """
    options = options_of(command)
    unknown = set(options) - set(TIMEOUTS) - set(WAITS) - COUNTS - OTHERS
    if unknown:
        raise UnsupportedError(f"unknown options: {', '.join(sorted(unknown))}")
    timeouts = seconds(options, TIMEOUTS)
    policy = seconds(options, WAITS) | {name: options[name] for name in COUNTS if name in options}
    return {
        "headers": options.get("headers"),
        "timeouts": Timeouts(**timeouts),
        "retry": RetryPolicy(**policy),
        "max_event_bytes": options.get("max_event_bytes"),
    }


def seconds(options: Json, names: Mapping[str, str]) -> Json:
    return {name: options[key] / 1000 for key, name in names.items() if key in options}


class Driver:
    """What both kinds of driver share: commands by their ids, and lines that do not mix."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def write(self, line: Json) -> None:
        text = json.dumps(line, ensure_ascii=True).encode()
        with self._lock:
            sys.stdout.buffer.write(text + b"\n")
            sys.stdout.buffer.flush()

    def take(self, line: bytes) -> None:
        command: Json = json.loads(line)
        if command["op"] == "abort":
            self.abort(command["target"])
            self.write({"id": command["id"], "done": {}})
        else:
            self.begin(command)

    def abort(self, target: str) -> None:
        raise NotImplementedError

    def begin(self, command: Json) -> None:
        raise NotImplementedError


class AsyncDriver(Driver):
    """Every command is a task; aborting one is cancelling its task."""

    def __init__(self) -> None:
        super().__init__()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def abort(self, target: str) -> None:
        if target in self._tasks:
            self._tasks[target].cancel()

    def begin(self, command: Json) -> None:
        task = asyncio.get_running_loop().create_task(self._run(command))
        self._tasks[command["id"]] = task
        task.add_done_callback(lambda _: self._tasks.pop(command["id"], None))

    async def serve(self) -> None:
        while line := await asyncio.to_thread(sys.stdin.buffer.readline):
            if line.strip():
                self.take(line)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, command: Json) -> None:
        report = Report(command, self.write)
        try:
            await self._carry_out(command, report)
        except (Exception, asyncio.CancelledError) as error:
            report.failed(error)

    async def _carry_out(self, command: Json, report: Report) -> None:
        op = command["op"]
        if op == "hello":
            return report.done({**HELLO, "protocol": 1})
        key = options_of(command).get("idempotency_key")
        async with AsyncModelRuntimeClient(
            command.get("base_url", ""), **settings_of(command)
        ) as client:
            if op in PLAIN:
                return report.done((await PLAIN[op](client, command, key)).to_wire())
            if op == "events":
                events = client.events(command["execution_id"], after=command.get("after"))
                async for event in events:
                    report.event(event)
                return report.read()
            if op == "execute":
                execution = await client.execute(command["request"], idempotency_key=key)
                report.started(execution.id)
                async for event in execution:
                    report.event(event)
                return report.read((await execution.result()).to_wire())
        raise UnsupportedError(f"unknown operation: {op}")


class SyncDriver(Driver):
    """Every command is a thread; aborting one is closing its client."""

    def __init__(self) -> None:
        super().__init__()
        self._clients: dict[str, ModelRuntimeClient | None] = {}
        self._aborted: set[str] = set()
        self._threads: list[threading.Thread] = []

    def abort(self, target: str) -> None:
        with self._lock:
            self._aborted.add(target)
            client = self._clients.get(target)
        if client is not None:
            client.close()

    def begin(self, command: Json) -> None:
        thread = threading.Thread(target=self._run, args=(command,), daemon=True)
        self._threads.append(thread)
        thread.start()

    def serve(self) -> None:
        for line in sys.stdin.buffer:
            if line.strip():
                self.take(line)
        for target in list(self._clients):
            self.abort(target)
        for thread in self._threads:
            thread.join(timeout=5)

    def _run(self, command: Json) -> None:
        report = Report(command, self.write)
        try:
            self._carry_out(command, report)
        except Exception as error:
            report.failed(error)

    def _carry_out(self, command: Json, report: Report) -> None:
        op = command["op"]
        if op == "hello":
            return report.done({**HELLO, "protocol": 1})
        key = options_of(command).get("idempotency_key")
        with ModelRuntimeClient(command.get("base_url", ""), **settings_of(command)) as client:
            self._enrol(report.id, client)
            if op in PLAIN:
                return report.done(PLAIN[op](client, command, key).to_wire())
            if op == "events":
                for event in client.events(command["execution_id"], after=command.get("after")):
                    report.event(event)
                return report.read()
            if op == "execute":
                execution = client.execute(command["request"], idempotency_key=key)
                report.started(execution.id)
                for event in execution:
                    report.event(event)
                return report.read(execution.result().to_wire())
        raise UnsupportedError(f"unknown operation: {op}")

    def _enrol(self, command_id: str, client: ModelRuntimeClient) -> None:
        with self._lock:
            self._clients[command_id] = client
            aborted = command_id in self._aborted
        if aborted:
            client.close()


def main(args: list[str]) -> None:
    if args == ["--sync"]:
        SyncDriver().serve()
    elif not args:
        asyncio.run(AsyncDriver().serve())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])

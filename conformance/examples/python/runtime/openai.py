"""One OpenAI Responses target: what it can do, and one attempt on it."""

import http.client
import json
import math
import os
import socket
import uuid
import zlib
from urllib.parse import urlsplit

from .failures import Failure, failure_of_status, failure_of_stream, lost, malformed, not_reached, silent, TARGET
from .sse import EventReader, FrameTooLong

ERROR_BODY_BYTES = 1 << 20
CONNECT_SECONDS = 10
SILENCE_SECONDS = 60


class Stopped(Exception):
    """The execution ends: cancel or deadline."""


class Provider:
    def __init__(self, config: dict):
        self.id = config.get("id", "openai-responses")
        self.model = config["model"]
        self.abilities = config.get("abilities", ["text-generation"])
        capabilities = config.get("capabilities", {})
        self.input_modalities = capabilities.get("input_modalities", ["text", "json"])
        self.tools = capabilities.get("tools", False)
        self.key = os.environ.get(config["api_key_env"])
        self.base = urlsplit(config.get("base_url", "https://api.openai.com/v1").rstrip("/"))
        if self.base.scheme != "https" and self.base.hostname not in ("127.0.0.1", "localhost", "::1"):
            raise SystemExit(f"providers: base_url of {self.id} must be https, or http on loopback")

    @property
    def target(self) -> dict:
        return {"provider": self.id, "model": self.model}

    def manifest(self) -> dict:
        model = {
            "model": self.model,
            "abilities": self.abilities,
            "input_modalities": self.input_modalities,
            "output_modalities": ["text"],
            "stream": True,
            "tools": self.tools,
            "structured_output": False,
            "async": False,
            "cancel": True,
        }
        return {"provider": self.id, "protocol_version": "0.1.0", "models": [model]}

    def fits(self, request: dict) -> bool:
        """Modalities listed and modalities sent are both demanded; a flag demands only when it is true."""
        wanted = request.get("requirements", {})
        sent = {part["type"] for part in request["input"]} | set(wanted.get("input_modalities", []))
        return (
            request["ability"] in self.abilities
            and sent <= set(self.input_modalities)
            and set(wanted.get("output_modalities", [])) <= {"text"}
            and (self.tools or not wanted.get("tools", False))
            and not wanted.get("structured_output", False)
            and not wanted.get("async", False)
        )

    def body(self, request: dict) -> dict:
        extension = request.get("extensions", {}).get("openai", {}).get("request", {})
        content = [_content(part) for part in request["input"]]
        return {**extension, "model": self.model, "stream": True, "input": [{"role": "user", "content": content}]}


def _content(part: dict) -> dict:
    if part["type"] == "text":
        return {"type": "input_text", "text": part["text"]}
    if part["type"] == "json":
        return {"type": "input_text", "text": json.dumps(part["value"], ensure_ascii=False)}
    if part["type"] == "image":
        return {"type": "input_image", "image_url": part["uri"]}
    return {"type": "input_file", "file_url": part["uri"]}


class Attempt:
    """At most one request. Output goes to the execution as it comes; returns the finish reason or raises `Failure`."""

    def __init__(self, execution, provider: Provider):
        self.execution, self.provider = execution, provider
        self.usage: dict[str, int] = {}
        self.finish: str | None = None
        self.served_model: str | None = None
        self._said: dict[tuple, list[str]] = {}
        self._indices: dict[tuple, int] = {}
        self._calls: dict[int, str] = {}
        self._whole_calls: set[str] = set()
        self._refused = False

    def run(self) -> str:
        provider, execution = self.provider, self.execution
        if provider.key is None:
            raise not_reached("the credential of the provider is missing", TARGET)
        kind = http.client.HTTPSConnection if provider.base.scheme == "https" else http.client.HTTPConnection
        connection = kind(provider.base.hostname, provider.base.port, timeout=CONNECT_SECONDS)
        try:
            connection.connect()
        except OSError:
            connection.close()
            raise not_reached("the provider refused the connection") from None
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sock.settimeout(SILENCE_SECONDS)
        wire = connection.sock
        with execution.changed:
            if execution.stop is not None:
                connection.close()
                raise Stopped
            execution.on_stop = lambda: _cut(wire)
        try:
            return self._exchange(connection)
        except Failure:
            # A call that was cut on purpose breaks in any way it likes.
            if execution.stop is not None:
                raise Stopped from None
            raise
        finally:
            with execution.changed:
                execution.on_stop = None
            _cut(wire)
            connection.close()

    def _exchange(self, connection) -> str:
        try:
            headers = {
                "authorization": f"Bearer {self.provider.key}",
                "content-type": "application/json",
                "accept": "text/event-stream",
            }
            connection.request("POST", f"{self.provider.base.path}/responses", json.dumps(self.provider.body(self.execution.request)), headers)
            answer = connection.getresponse()
        except TimeoutError:
            raise silent() from None
        except (OSError, http.client.HTTPException, ValueError):
            raise lost() from None
        if answer.status != 200:
            raise failure_of_status(answer.status, _error_in(self._whole(answer)), answer.headers)
        if "event-stream" not in (answer.getheader("content-type") or ""):
            error = _error_in(self._whole(answer))
            raise failure_of_stream(error) if error else malformed("is no event stream")
        return self._stream(answer)

    def _chunks(self, answer):
        unzip = zlib.decompressobj(47) if answer.getheader("content-encoding") in ("gzip", "deflate") else None
        while True:
            try:
                chunk = answer.read1(65536)
            except TimeoutError:
                raise silent() from None
            except http.client.IncompleteRead:
                return
            except (OSError, http.client.HTTPException, ValueError, AttributeError):
                raise lost() from None
            if self.execution.stop is not None:
                raise Stopped
            if not chunk:
                return
            try:
                yield unzip.decompress(chunk) if unzip else chunk
            except zlib.error:
                raise malformed("is malformed") from None

    def _whole(self, answer) -> bytes:
        body = b""
        try:
            for chunk in self._chunks(answer):
                body += chunk
                if len(body) > ERROR_BODY_BYTES:
                    break
        except Failure:
            pass
        return body

    def _stream(self, answer) -> str:
        reader = EventReader()
        try:
            for chunk in self._chunks(answer):
                for data in reader.feed(chunk):
                    self._frame(data)
                    if self.finish is not None:
                        return self.finish
        except FrameTooLong:
            raise malformed("has a frame that is too long") from None
        held = reader.held()
        if held is not None and _is_json(held):
            self._frame(held)
        if self.finish is None:
            raise malformed("ended before its end")
        return self.finish

    def _frame(self, data: str) -> None:
        if data.strip() == "[DONE]":
            return
        try:
            event = json.loads(data)
        except ValueError:
            raise malformed("is malformed") from None
        if not isinstance(event, dict):
            raise malformed("is malformed")
        kind = event.get("type") if isinstance(event.get("type"), str) else ""
        response = event["response"] if isinstance(event.get("response"), dict) else {}
        self._count(response.get("usage"))
        if isinstance(response.get("model"), str):
            self.served_model = response["model"]
        if kind == "error" or isinstance(event.get("error"), dict):
            raise failure_of_stream(event["error"] if isinstance(event.get("error"), dict) else event)
        index = event.get("output_index")
        index = index if isinstance(index, int) and index >= 0 else 0
        item = event["item"] if isinstance(event.get("item"), dict) else {}
        if kind == "response.failed":
            raise failure_of_stream(response.get("error"))
        if kind in ("response.completed", "response.incomplete"):
            self._end(kind, response)
        elif kind == "response.output_text.delta":
            self._say("text", (index, event.get("content_index", 0)), event.get("delta"))
        elif kind == "response.output_text.done":
            self._check("text", (index, event.get("content_index", 0)), event.get("text"))
        elif kind in ("response.refusal.delta", "response.refusal.done"):
            self._refused = True
        elif kind == "response.output_item.added" and item.get("type") == "function_call":
            self._start(index, item)
        elif kind == "response.function_call_arguments.delta":
            self._say("arguments", (index,), event.get("delta"))
        elif kind == "response.function_call_arguments.done":
            self._check("arguments", (index,), event.get("arguments"))
            self._whole_calls.add(self._calls.get(index, ""))
        elif kind == "response.output_item.done":
            self._item(index, item)

    def _end(self, kind: str, response: dict) -> None:
        output = response.get("output") if isinstance(response.get("output"), list) else []
        for index, item in enumerate(output):
            if isinstance(item, dict):
                self._item(index, item)
        self.execution.cut_calls = set(self._calls.values()) - self._whole_calls
        why = response.get("incomplete_details")
        why = why.get("reason") if isinstance(why, dict) else None
        if why == "content_filter":
            self.finish = "content_filter"
        elif self._refused:
            self.finish = "refusal"
        elif kind == "response.incomplete" or response.get("status") == "incomplete":
            self.finish = "length" if why in ("max_output_tokens", "max_tokens") else "other"
        else:
            self.finish = "tool_calls" if self._calls else "stop"

    def _item(self, index: int, item: dict) -> None:
        """A whole item fills in what no delta said; where deltas said it, it must agree."""
        if item.get("type") == "function_call":
            self._start(index, item)
            self._check("arguments", (index,), item.get("arguments"))
            if item.get("status", "completed") == "completed":
                self._whole_calls.add(self._calls.get(index, ""))
            else:
                self._whole_calls.discard(self._calls.get(index, ""))
        elif item.get("type") == "message":
            parts = item.get("content") if isinstance(item.get("content"), list) else []
            for position, part in enumerate(parts):
                if part.get("type") == "output_text":
                    self._check("text", (index, position), part.get("text"))
                self._refused = self._refused or part.get("type") == "refusal"

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

    def _count(self, usage) -> None:
        """A later counter replaces an earlier one; what is no whole number from 0 is no count."""
        if not isinstance(usage, dict):
            return
        inside, outside = usage.get("input_tokens_details"), usage.get("output_tokens_details")
        inside, outside = inside if isinstance(inside, dict) else {}, outside if isinstance(outside, dict) else {}
        counters = {
            "input_token": usage.get("input_tokens"),
            "output_token": usage.get("output_tokens"),
            "cache_read_token": inside.get("cached_tokens"),
            "cache_write_token": inside.get("cache_write_tokens"),
            "reasoning_token": outside.get("reasoning_tokens"),
        }
        for unit, count in counters.items():
            if _is_count(count):
                self.usage[unit] = int(count)

    def facts(self, complete: bool) -> list[dict]:
        rest = {} if complete else {"complete": False}
        return [{"unit": unit, "quantity": count, "source": "provider", **rest} for unit, count in self.usage.items()]


def _cut(wire: socket.socket) -> None:
    """Closes a connection so that whoever reads it hears of it at once."""
    try:
        wire.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def _error_in(body: bytes):
    try:
        value = json.loads(body)
    except ValueError:
        return None
    return value.get("error") if isinstance(value, dict) and isinstance(value.get("error"), dict) else None


def _is_count(value) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return math.isfinite(value) and value >= 0 and value == int(value)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True

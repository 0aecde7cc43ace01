"""The HTTP surface."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from .checks import BODY_BYTES, JSON_DEPTH, Refusal, check_cursor, check_key, check_request
from .execution import Execution
from .runtime import Runtime
from .strict_json import NotStrict, parse

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256

    def __init__(self, address, runtime: Runtime, allowed_hosts: list[str]):
        self.runtime, self.allowed_hosts = runtime, [*LOOPBACK, *allowed_hosts]
        super().__init__(address, Handler)

    def handle_error(self, _request, _address):
        """A client that went away is no event; what else happens is answered with 500 where it happens."""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 120
    server: Server

    def log_message(self, *_args):
        """Paths and headers may hold what must not be written down."""

    def do_GET(self):
        self._answer()

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_HEAD = do_GET

    def _answer(self):
        self.begun = False
        try:
            body = self._body()
            self._guard()
            self._route(body)
        except Refusal as refusal:
            error = {"code": refusal.code, "message": refusal.message, "retryable": refusal.code in ("queue_full", "runtime_unavailable")}
            self._json(refusal.status, {"error": error}, refusal.headers)
        except (ConnectionError, TimeoutError):
            self.close_connection = True
        except Exception:
            self.close_connection = True
            if not self.begun:
                error = {"code": "internal_error", "message": "the runtime failed", "retryable": False}
                self._json(500, {"error": error})

    def _guard(self):
        """While bound to loopback: no page of another origin, and no name that merely resolves here."""
        host = self.headers.get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name.lower() not in self.server.allowed_hosts:
            raise Refusal(403, "invalid_request", "the Host is not one of this runtime's")
        origin = self.headers.get("origin")
        if origin is not None and origin.lower() != f"http://{host.lower()}":
            raise Refusal(403, "invalid_request", "the Origin is not allowed")

    def _body(self) -> bytes | None:
        """The whole body, or None for one that is too large: then nothing more is read from this connection."""
        if "chunked" in self.headers.get("transfer-encoding", "").lower():
            return self._chunked()
        length = self.headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
            self.close_connection = True
            raise Refusal(400, "invalid_request", "Content-Length must be a whole number")
        if int(length) > BODY_BYTES:
            self._skip(int(length))
            return None
        return self.rfile.read(int(length))

    def _skip(self, length: int):
        """Reads on for a while: who is still sending would not see the answer to a connection that is closed."""
        self.close_connection = True
        left = min(length, 16 * BODY_BYTES)
        while left > 0 and (chunk := self.rfile.read(min(left, 65536))):
            left -= len(chunk)

    def _chunked(self) -> bytes | None:
        body, total = [], 0
        while True:
            size = int(self.rfile.readline(64).split(b";")[0] or b"0", 16)
            if size == 0:
                while self.rfile.readline(8192).strip():
                    pass
                return b"".join(body) if total <= BODY_BYTES else None
            total += size
            if total > 16 * BODY_BYTES:
                self.close_connection = True
                return None
            chunk = self.rfile.read(size)
            if total <= BODY_BYTES:
                body.append(chunk)
            self.rfile.readline(8)

    def _route(self, body: bytes | None):
        url = urlsplit(self.path)
        method = "GET" if self.command == "HEAD" else self.command
        runtime = self.server.runtime
        match url.path.strip("/").split("/"):
            case ["v1", "runtime"]:
                self._only(method, "GET")
                info = runtime.info()
                self._json(503 if info["state"] == "stopping" else 200, info)
            case ["v1", "providers"]:
                self._only(method, "GET")
                self._json(200, {"data": [one.manifest() for one in runtime.providers]})
            case ["v1", "executions"]:
                self._only(method, "POST")
                self._submit(body)
            case ["v1", "executions", execution_id]:
                self._only(method, "GET")
                self._json(200, runtime.find(execution_id).snapshot())
            case ["v1", "executions", execution_id, "events"]:
                self._only(method, "GET")
                after = self._cursor(url.query)
                self._events(runtime.find(execution_id), after)
            case ["v1", "executions", execution_id, "result"]:
                self._only(method, "GET")
                self._result(runtime.find(execution_id))
            case ["v1", "executions", execution_id, "cancel"]:
                self._only(method, "POST")
                self._cancel(runtime.find(execution_id))
            case _:
                raise Refusal(404, "not_found", "there is no such route")

    def _only(self, method: str, allowed: str):
        if method != allowed:
            raise Refusal(405, "invalid_request", f"only {allowed} is answered here", {"allow": allowed})

    def _submit(self, body: bytes | None):
        if body is None:
            raise Refusal(413, "invalid_request", f"the body must be at most {BODY_BYTES} bytes")
        kind = [part.strip().lower() for part in self.headers.get("content-type", "").split(";")]
        if kind[0] != "application/json" or any(part not in ("charset=utf-8", 'charset="utf-8"') for part in kind[1:]):
            raise Refusal(415, "invalid_request", "the content type must be application/json")
        if self.headers.get("content-encoding", "identity").lower() != "identity":
            raise Refusal(415, "invalid_request", "the body must not be encoded")
        if "execution-partition" in self.headers:
            raise Refusal(400, "invalid_request", "Execution-Partition: this runtime has no partitions")
        key = check_key(self.headers.get_all("idempotency-key", []))
        try:
            request = parse(body, JSON_DEPTH)
        except NotStrict as reason:
            raise Refusal(400, "invalid_request", str(reason)) from None
        check_request(request)
        execution, replay = self.server.runtime.submit(request, key)
        told = {
            "execution_id": execution.id,
            "status": execution.status,
            "created_at": execution.events[0]["time"],
            "idempotent_replay": replay,
        }
        self._json(200 if replay else 202, told, {"location": f"/v1/executions/{execution.id}"})

    def _cursor(self, query: str) -> int:
        """The greater of the two, where both are given."""
        values = [value for name, value in parse_qsl(query, keep_blank_values=True) if name == "after"]
        values += self.headers.get_all("last-event-id", [])
        return max((check_cursor(value) for value in values), default=0)

    def _events(self, execution: Execution, after: int):
        self.begun = True
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("cache-control", "no-store")
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        if self.command == "HEAD":
            return
        while True:
            with execution.changed:
                while len(execution.frames) <= after and not execution.ended:
                    if not execution.changed.wait(15):
                        break
                frames = execution.frames[after : after + 512]
                last = execution.ended and after + len(frames) >= len(execution.frames)
            after += len(frames)
            block = b"".join(frames) or (b"" if last else b": alive\n\n")
            if block:
                self.wfile.write(b"%x\r\n%b\r\n" % (len(block), block))
            if last:
                self.wfile.write(b"0\r\n\r\n")
                return

    def _result(self, execution: Execution):
        shown = execution.snapshot()
        if shown["status"] != "succeeded":
            error = {"error": shown["error"]} if "error" in shown else {}
            return self._json(409, {"status": shown["status"], **error})
        result = {name: shown[name] for name in ("execution_id", "target", "result", "artifacts", "usage")}
        self._json(200, {**result, "finish_reason": execution.events[-1]["finish_reason"]})

    def _cancel(self, execution: Execution):
        if not execution.request_stop("cancelled"):
            raise Refusal(409, "conflict", "the execution has ended")
        self._json(202, {"status": "cancellation_requested"})

    def _json(self, status: int, value, headers=None):
        body = json.dumps(value, ensure_ascii=False).encode("utf-8")
        self.begun = True
        self.send_response(status)
        for name, text in {"content-type": "application/json", "content-length": str(len(body)), **(headers or {})}.items():
            self.send_header(name, text)
        if self.close_connection:
            self.send_header("connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

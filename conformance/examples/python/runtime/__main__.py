"""python -m runtime [--port PORT] [--dialect DIALECT]"""

import argparse
import json
import os
import signal
import sys
import threading

from .chat_completions import ChatCompletions
from .responses import Responses
from .runtime import Runtime
from .server import Server

DIALECTS = {"openai-responses": Responses, "openai-chat-completions": ChatCompletions}
NAMED = {"id", "model", "abilities", "api_key_env", "base_url", "capabilities", "type"}


def configuration() -> dict:
    """What MODEL_RUNTIME_CONFIG names; a field that is not known here is refused with its path."""
    path = os.environ.get("MODEL_RUNTIME_CONFIG")
    if path is None:
        return {}
    with open(path, encoding="utf-8") as file:
        config = json.load(file)
    for name in config:
        if name not in ("providers", "max_active_executions", "event_store"):
            raise SystemExit(f"{name}: not known here")
    for position, provider in enumerate(config.get("providers", [])):
        if provider.get("type") != "openai-responses":
            raise SystemExit(f"providers[{position}].type: this runtime speaks openai-responses only")
        for name in provider:
            if name not in NAMED:
                raise SystemExit(f"providers[{position}].{name}: not known here")
    return config


def lab_targets(dialect: str) -> list[dict]:
    """The providers that LAB_TARGETS names: no configuration file can name those of another dialect."""
    targets = json.loads(os.environ.get("LAB_TARGETS", '{"targets": []}'))["targets"]
    return [target for target in targets if target["dialect"] == dialect]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m runtime", description="A small model runtime, standard library only.")
    parser.add_argument("--port", type=int, default=int(os.environ.get("MODEL_RUNTIME_PORT", "4320")))
    parser.add_argument("--dialect", choices=DIALECTS, default="openai-responses", help="what the providers speak")
    flags = parser.parse_args()
    port = flags.port
    host = os.environ.get("MODEL_RUNTIME_HOST", "127.0.0.1")
    allowed = [name.strip().lower() for name in os.environ.get("MODEL_RUNTIME_ALLOWED_HOSTS", "").split(",") if name.strip()]
    grace = int(os.environ.get("MODEL_RUNTIME_SHUTDOWN_GRACE_MS", "2000")) / 1000
    config = configuration()
    if flags.dialect != "openai-responses":
        config = {**config, "providers": lab_targets(flags.dialect)}
    runtime = Runtime(config, DIALECTS[flags.dialect])
    server = Server((host, port), runtime, allowed)
    stop = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stop.set())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"listening on http://{host}:{server.server_port}", file=sys.stderr)
    stop.wait()
    runtime.drain(grace)
    server.shutdown()


main()

"""The plain calls: one request, one answer, with tries in between."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Callable, Mapping
from typing import Any, TypeVar
from urllib.parse import quote

from pydantic import BaseModel, ValidationError

from .backoff import Backoff, retry_after_seconds
from .errors import ModelRuntimeError, ProtocolError, TooLargeError
from .events import read_json
from .models import (
    CancelAccepted,
    ExecutionRequest,
    ExecutionResult,
    ExecutionSnapshot,
    ExecutionSubmission,
    ProviderList,
    RuntimeInfo,
)
from .refusals import refusal
from .settings import Settings, plain
from .steps import Answer, Failed, Open, Sleep, Steps, read_all

Model = TypeVar("Model", bound=BaseModel)

#: The request as a model, or as the JSON object that it stands for.
Request = ExecutionRequest | Mapping[str, Any]

_PASSING = frozenset({429, 502, 503, 504})
_KEY = re.compile(r"[\x21-\x7e]{1,256}")


def submit(
    settings: Settings, request: Request, idempotency_key: str | None
) -> Steps[ExecutionSubmission]:
    """Submits an execution; the same key and the same bytes in every try."""
    key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
    if not _KEY.fullmatch(key):
        raise ValueError("an idempotency key is 1 to 256 visible ASCII characters")
    headers = {"content-type": "application/json", "idempotency-key": key}
    call = _request("POST", "/v1/executions", headers, _encoded(request))
    return (yield from _call(settings, call, ExecutionSubmission))


def snapshot(settings: Settings, execution_id: str) -> Steps[ExecutionSnapshot]:
    """Asks for the snapshot of an execution."""
    call = _request("GET", execution_path(execution_id))
    return (yield from _call(settings, call, ExecutionSnapshot))


def result(settings: Settings, execution_id: str) -> Steps[ExecutionResult]:
    """Asks for the result of an execution that has succeeded."""
    call = _request("GET", execution_path(execution_id, "/result"))
    return (yield from _call(settings, call, ExecutionResult))


def cancel(settings: Settings, execution_id: str) -> Steps[CancelAccepted]:
    """Asks the runtime to cancel an execution."""
    call = _request("POST", execution_path(execution_id, "/cancel"))
    return (yield from _call(settings, call, CancelAccepted))


def runtime(settings: Settings) -> Steps[RuntimeInfo]:
    """Asks what the runtime is; one that is stopping answers 503, and that is an answer too."""

    def stopping(answer: Answer) -> bool:
        return answer.status == 503 and _parsed(answer.body, RuntimeInfo) is not None

    return (yield from _call(settings, _request("GET", "/v1/runtime"), RuntimeInfo, stopping))


def providers(settings: Settings) -> Steps[ProviderList]:
    """Asks for the configured providers."""
    return (yield from _call(settings, _request("GET", "/v1/providers"), ProviderList))


def execution_path(execution_id: str, rest: str = "") -> str:
    """The path of an execution's resource.

    :raises ValueError: when the id would name another resource.
    """
    # Dots would be taken for steps in the path, however they are written.
    if execution_id.strip(".") == "":
        raise ValueError("this is not the id of an execution")
    return f"/v1/executions/{quote(execution_id, safe='')}{rest}"


def _request(
    method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes | None = None
) -> Open:
    return Open(method, path, {"accept": "application/json", **(headers or {})}, body)


def _encoded(request: Request) -> bytes:
    try:
        text = json.dumps(plain(request), ensure_ascii=False, allow_nan=False, default=plain)
        return text.encode("utf-8")
    except (TypeError, ValueError, RecursionError) as error:
        reason = type(error).__name__
    # Raised out here: errors of the encoder hold what they could not encode.
    raise ValueError(f"the request cannot be written as JSON ({reason})")


def _call(
    settings: Settings,
    call: Open,
    model: type[Model],
    accepts: Callable[[Answer], bool] = lambda _: False,
) -> Steps[Model]:
    backoff = Backoff(settings.retry, settings.random)
    tries = 0
    while True:
        opened = yield call
        limit = settings.max_body_bytes
        answer = opened if isinstance(opened, Failed) else (yield from read_all(opened, limit))
        wait = None
        if isinstance(answer, Failed):
            error: ModelRuntimeError = answer.error
        elif len(answer.body) > limit:
            raise TooLargeError(f"the answer is larger than {limit} bytes", status=answer.status)
        elif 200 <= answer.status < 300 or accepts(answer):
            return _body(answer, model)
        else:
            error = refusal(answer)
            if answer.status not in _PASSING:
                raise error
            wait = retry_after_seconds(answer.headers.get("retry-after"), settings.now())
        if tries >= settings.retry.max_retries or (wait or 0) > settings.retry.max_retry_after:
            raise error
        yield Sleep(backoff.delay(tries, wait))
        tries += 1


def _body(answer: Answer, model: type[Model]) -> Model:
    parsed = _parsed(answer.body, model)
    if parsed is None:
        message = f"the answer is not a {model.__name__} of the protocol"
        raise ProtocolError(message, status=answer.status)
    return parsed


def _parsed(body: bytes, model: type[Model]) -> Model | None:
    try:
        return model.model_validate(read_json(body))
    except (ValueError, ValidationError):
        return None

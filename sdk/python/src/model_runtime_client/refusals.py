"""From an answer that is no success to an error."""

from __future__ import annotations

from typing import Any, get_args

from pydantic import ValidationError

from .errors import ApiError, ModelRuntimeError, ProtocolError
from .events import read_json
from .models import ExecutionError, ExecutionStatus, ResultConflict
from .steps import Answer

#: Error bodies are short; of a stranger's page nothing is kept anyway.
MAX_ERROR_BYTES = 1024 * 1024

_statuses = frozenset(get_args(get_args(ExecutionStatus.__value__)[0]))


def refusal(answer: Answer) -> ModelRuntimeError:
    """The error that an answer outside 2xx stands for."""
    status = answer.status
    if 300 <= status < 400:
        # The headers of the request, credentials among them, must not reach another place.
        message = f"the answer is a redirect ({status}), and redirects are not followed"
        return ProtocolError(message, status=status)
    try:
        body = read_json(answer.body)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        body = {}
    error = _protocol_error(body.get("error"))
    if error is not None:
        return ApiError(
            error.message,
            status=status,
            code=error.code,
            retryable=error.retryable,
            remote_outcome=error.remote_outcome,
            provider_code=error.provider_code,
            retry_after_ms=error.retry_after_ms,
            oldest=error.oldest,
        )
    conflict = _conflict(body) if status == 409 else None
    return ApiError(conflict or f"the answer has status {status}", status=status)


def _protocol_error(value: Any) -> ExecutionError | None:
    try:
        return ExecutionError.model_validate(value)
    except ValidationError:
        return None


def _conflict(body: Any) -> str | None:
    try:
        status = ResultConflict.model_validate(body).status
    except ValidationError:
        return None
    return f"the execution is {status}" if status in _statuses else None

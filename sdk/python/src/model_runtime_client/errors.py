"""Everything that a client raises. No error holds a URL, a header or a body of a stranger."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from .models import ExecutionError

ErrorKind = Literal[
    "api",
    "execution_failed",
    "incomplete",
    "protocol",
    "too_large",
    "timeout",
    "connection",
    "aborted",
]


class ModelRuntimeError(Exception):
    """Base of all errors of this package.

    What the runtime said stands in the attributes, as it came; what it did not say is ``None``.
    """

    kind: ClassVar[ErrorKind]

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        status: int | None = None,
        retryable: bool | None = None,
        remote_outcome: str | None = None,
        provider_code: str | None = None,
        retry_after_ms: int | None = None,
        oldest: int | None = None,
        last_sequence: int | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: The protocol's error code.
        self.code = code
        #: The HTTP status of the answer, where an answer is the cause.
        self.status = status
        #: Whether submitting the same request again later may succeed and doubles nothing.
        self.retryable = retryable
        #: What is known of the provider call behind a failure.
        self.remote_outcome = remote_outcome
        self.provider_code = provider_code
        self.retry_after_ms = retry_after_ms
        #: With ``cursor_expired``: the first sequence that the log still holds.
        self.oldest = oldest
        #: The last event that was handed out, to resume from; 0 before the first.
        self.last_sequence = last_sequence

    def facts(self) -> dict[str, Any]:
        """What is known, by the names of the protocol, without the message."""
        names = ("code", "status", "retryable", "remote_outcome", "provider_code")
        more = ("retry_after_ms", "oldest", "last_sequence")
        facts = {name: getattr(self, name) for name in (*names, *more)}
        return {name: value for name, value in facts.items() if value is not None}

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts().items())
        return f"{type(self).__name__}({self.message!r}{facts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.message, self.facts()))


def _rebuild(
    cls: type[ModelRuntimeError], message: str, facts: dict[str, Any]
) -> ModelRuntimeError:
    return cls(message, **facts)


class ApiError(ModelRuntimeError):
    """The runtime, or something before it, refused the call: see ``status`` and ``code``.

    ``code`` is absent where the answer is not the protocol's, such as the page of a proxy.
    """

    kind = "api"


class ExecutionFailedError(ModelRuntimeError):
    """The execution failed, or was cancelled (``code`` is ``cancelled``)."""

    kind = "execution_failed"


class IncompleteError(ModelRuntimeError):
    """The events stopped before the terminal one, and no try to go on brought anything new.

    ``last_sequence`` is the cursor to go on from later; ``__cause__`` is the last failure.
    """

    kind = "incomplete"


class ProtocolError(ModelRuntimeError):
    """The other side does not speak the protocol."""

    kind = "protocol"


class TooLargeError(ModelRuntimeError):
    """An event is larger than ``max_event_bytes``."""

    kind = "too_large"


class RuntimeTimeoutError(ModelRuntimeError):
    """No answer, or no byte, came in time."""

    kind = "timeout"


class RuntimeConnectionError(ModelRuntimeError):
    """The runtime could not be reached, or the connection broke."""

    kind = "connection"


class AbortedError(ModelRuntimeError):
    """The client or the stream was closed while a call was under way."""

    kind = "aborted"


def failed_execution(error: ExecutionError, last_sequence: int | None) -> ExecutionFailedError:
    """The error that the terminal event of an execution stands for."""
    return ExecutionFailedError(
        error.message,
        code=error.code,
        retryable=error.retryable,
        remote_outcome=error.remote_outcome,
        provider_code=error.provider_code,
        retry_after_ms=error.retry_after_ms,
        oldest=error.oldest,
        last_sequence=last_sequence,
    )

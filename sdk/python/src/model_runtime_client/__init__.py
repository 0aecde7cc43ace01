"""Client of the model runtime execution protocol."""

from .accumulator import Accumulator
from .async_client import AsyncEventStream, AsyncExecution, AsyncModelRuntimeClient
from .client import EventStream, Execution, ModelRuntimeClient
from .errors import (
    AbortedError,
    ApiError,
    ErrorKind,
    ExecutionFailedError,
    IncompleteError,
    ModelRuntimeError,
    ProtocolError,
    RuntimeConnectionError,
    RuntimeTimeoutError,
    TooLargeError,
)
from .events import Event, UnknownEvent
from .models import ExecutionRequest, ExecutionResult, ExecutionSnapshot, TextPart
from .options import RetryPolicy, Timeouts
from .version import __version__

__all__ = [
    "AbortedError",
    "Accumulator",
    "ApiError",
    "AsyncEventStream",
    "AsyncExecution",
    "AsyncModelRuntimeClient",
    "ErrorKind",
    "Event",
    "EventStream",
    "Execution",
    "ExecutionFailedError",
    "ExecutionRequest",
    "ExecutionResult",
    "ExecutionSnapshot",
    "IncompleteError",
    "ModelRuntimeClient",
    "ModelRuntimeError",
    "ProtocolError",
    "RetryPolicy",
    "RuntimeConnectionError",
    "RuntimeTimeoutError",
    "TextPart",
    "Timeouts",
    "TooLargeError",
    "UnknownEvent",
    "__version__",
]

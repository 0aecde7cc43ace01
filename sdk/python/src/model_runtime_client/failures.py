"""From an exception of the HTTP library to an error of ours."""

from __future__ import annotations

import httpx

from .errors import (
    ModelRuntimeError,
    ProtocolError,
    RuntimeConnectionError,
    RuntimeTimeoutError,
)
from .options import Timeouts
from .steps import Failed


def failed(error: httpx.HTTPError, timeouts: Timeouts, *, answered: bool) -> Failed:
    """What a failed send or read amounts to.

    The exception is not chained: it holds the request with its headers, and some show a value.

    :raises ProtocolError: when no other try can help.
    """
    if isinstance(error, (httpx.LocalProtocolError, httpx.UnsupportedProtocol)):
        raise ProtocolError("the request is not one that HTTP allows")
    return Failed(_described(error, timeouts, answered))


def _described(error: httpx.HTTPError, timeouts: Timeouts, answered: bool) -> ModelRuntimeError:
    if isinstance(error, httpx.TimeoutException):
        if answered:
            return RuntimeTimeoutError(f"not a byte came for {timeouts.idle:g} s")
        return no_answer(timeouts)
    name = type(error).__name__
    if isinstance(error, httpx.ConnectError):
        # Names the cause, such as a refused connection or a certificate, and no part of the URL.
        return RuntimeConnectionError(f"the runtime cannot be reached ({name}: {error})")
    when = "within the answer" if answered else "before the answer"
    return RuntimeConnectionError(f"the connection broke {when} ({name})")


def no_answer(timeouts: Timeouts) -> RuntimeTimeoutError:
    """The head of the answer did not come in time."""
    return RuntimeTimeoutError(f"no answer came within {timeouts.response:g} s")

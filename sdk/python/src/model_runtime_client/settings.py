"""What both clients are built from."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from random import random
from typing import Any
from urllib.parse import unquote

import httpx

from .errors import ModelRuntimeError, ProtocolError
from .options import DEFAULT_MAX_BODY_BYTES, DEFAULT_MAX_EVENT_BYTES, RetryPolicy, Timeouts
from .version import __version__

_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_FIELD_VALUE = re.compile(r"[\t\x20-\x7e]*")
#: Shorter values are words that stand in any message.
_SHORTEST_SECRET = 6


@dataclass(frozen=True)
class Settings:
    """Everything that the steps and the shells need to know, and two sources of chance and time."""

    base_url: str
    #: Headers of the address itself, from its user and password.
    address_headers: Mapping[str, str]
    timeouts: Timeouts
    retry: RetryPolicy
    max_event_bytes: int
    max_body_bytes: int
    random: Callable[[], float] = field(default=random)
    now: Callable[[], datetime] = field(default=lambda: datetime.now(timezone.utc))

    def __repr__(self) -> str:
        return f"Settings({self.base_url!r})"


def make_settings(
    base_url: str,
    timeouts: Timeouts | None,
    retry: RetryPolicy | None,
    max_event_bytes: int | None,
    max_body_bytes: int | None = None,
) -> Settings:
    """Checks what a caller gave.

    :raises ValueError: when it cannot be; the message shows no part of the URL.
    """
    event = DEFAULT_MAX_EVENT_BYTES if max_event_bytes is None else max_event_bytes
    body = DEFAULT_MAX_BODY_BYTES if max_body_bytes is None else max_body_bytes
    if event < 1 or body < 1:
        raise ValueError("max_event_bytes and max_body_bytes must be at least 1")
    address, headers = _address(base_url)
    return Settings(address, headers, timeouts or Timeouts(), retry or RetryPolicy(), event, body)


def _address(base_url: str) -> tuple[str, dict[str, str]]:
    try:
        url: httpx.URL | None = httpx.URL(base_url)
    except httpx.InvalidURL:
        url = None
    if url is None or url.scheme not in ("http", "https") or not url.host:
        raise ValueError("base_url is not a URL with http or https and a host")
    if url.query or url.fragment:
        raise ValueError("base_url must have no query and no fragment: give headers instead")
    headers = {}
    if url.userinfo:
        # httpx would write the whole URL into its log.
        pair = unquote(url.userinfo.decode("ascii")).encode()
        pair = pair if b":" in pair else pair + b":"
        headers["authorization"] = "Basic " + base64.b64encode(pair).decode("ascii")
    bare = url.copy_with(username=None, password=None)
    return str(bare).rstrip("/"), headers


def checked_headers(given: Mapping[str, str]) -> dict[str, str]:
    """The caller's headers with names in lower case.

    :raises ProtocolError: when HTTP does not allow one; the message shows no value. (The error of
        the HTTP library would.)
    """
    headers = {}
    for name, value in given.items():
        if not _TOKEN.fullmatch(name):
            raise ProtocolError("the name of a header is not one that HTTP allows")
        if not isinstance(value, str) or not _FIELD_VALUE.fullmatch(value):
            raise ProtocolError(f"the header {name.lower()} has a value that HTTP does not allow")
        headers[name.lower()] = value.strip()
    return headers


def request_headers(
    settings: Settings, given: Mapping[str, str], own: Mapping[str, str]
) -> dict[str, str]:
    """What a request is sent with: the client's own headers win over the caller's."""
    return {
        "user-agent": f"model-runtime-client-python/{__version__}",
        **settings.address_headers,
        **given,
        # What is decoded behind our back would escape the limit of an event.
        "accept-encoding": "identity",
        **own,
    }


def secrets_of(values: Iterable[str]) -> list[str]:
    """Texts of header values that must not stand in a message, longest first."""
    words = {word for value in values for word in (value, *value.split())}
    return sorted((word for word in words if len(word) >= _SHORTEST_SECRET), key=len, reverse=True)


def redacted(error: ModelRuntimeError, secrets: Iterable[str]) -> ModelRuntimeError:
    """The error, and its causes, without what we sent: the other side may have repeated it."""
    for name in ("message", "code", "provider_code"):
        text = getattr(error, name)
        for secret in secrets:
            text = text and text.replace(secret, "[redacted]")
        setattr(error, name, text)
    error.args = (error.message,)
    if isinstance(error.__cause__, ModelRuntimeError):
        redacted(error.__cause__, secrets)
    return error


def plain(value: Any) -> Any:
    """A request as plain JSON data: models by their wire names, everything else as it is."""
    to_wire = getattr(value, "to_wire", None)
    return to_wire() if callable(to_wire) else value

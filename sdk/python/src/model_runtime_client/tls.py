"""Whom to trust."""

from __future__ import annotations

import ssl
from functools import cache

import httpx


@cache
def trust() -> ssl.SSLContext:
    """The usual authorities, read once for all clients: reading them takes longer than a call."""
    return httpx.create_ssl_context()

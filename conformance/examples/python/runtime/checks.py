"""What a request may hold. Every refusal names the field and what it must be."""

import re

BODY_BYTES = 1 << 20
PARTS = 1024
URI_LENGTH = 8192
JSON_DEPTH = 64
LIMITS = {"body_bytes": BODY_BYTES, "parts": PARTS, "uri_length": URI_LENGTH, "json_depth": JSON_DEPTH}
LONGEST_MS = 86_400_000
MEDIA = ("image", "audio", "video", "file")
MODALITIES = ("text", "json", *MEDIA)


class Refusal(Exception):
    """An answer at the door: status, error code, message."""

    def __init__(self, status: int, code: str, message: str, headers=None):
        super().__init__(message)
        self.status, self.code, self.message, self.headers = status, code, message, headers or {}


def _bad(message: str) -> Refusal:
    return Refusal(400, "invalid_request", message)


def _fields(value, path: str, allowed) -> dict:
    if not isinstance(value, dict):
        raise _bad(f"{path} must be an object")
    for key in value:
        if key not in allowed:
            raise _bad(f"{path} has a field that is not known here")
    return value


def _text(value, path: str, least: int, most: int) -> None:
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise _bad(f"{path} must be a string of {least} to {most} characters")


def _whole(value, path: str, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value) or not 1 <= value <= most:
        raise _bad(f"{path} must be a whole number from 1 to {most}")


def _boolean(value, path: str) -> None:
    if not isinstance(value, bool):
        raise _bad(f"{path} must be true or false")


def _part(part, path: str) -> None:
    kind = part.get("type") if isinstance(part, dict) else None
    if kind == "text":
        _fields(part, path, ("type", "text"))
        _text(part.get("text"), f"{path}.text", 0, BODY_BYTES)
    elif kind == "json":
        _fields(part, path, ("type", "value"))
        if "value" not in part:
            raise _bad(f"{path}.value is missing")
    elif kind in MEDIA:
        _fields(part, path, ("type", "uri", "media_type"))
        _text(part.get("uri"), f"{path}.uri", 1, URI_LENGTH)
        if not re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", part["uri"]):
            raise _bad(f"{path}.uri must be an absolute URI")
        if "media_type" in part:
            _text(part["media_type"], f"{path}.media_type", 1, 256)
    else:
        raise _bad(f"{path}.type must be one of text, json, image, audio, video, file")


def _requirements(value) -> None:
    flags = ("stream", "tools", "structured_output", "async", "cancel")
    _fields(value, "requirements", ("input_modalities", "output_modalities", *flags))
    for name in ("input_modalities", "output_modalities"):
        wanted = value.get(name, [])
        if not isinstance(wanted, list) or any(one not in MODALITIES for one in wanted):
            raise _bad(f"requirements.{name} must list modalities")
    for name in flags:
        if name in value:
            _boolean(value[name], f"requirements.{name}")


def _routing(value) -> None:
    _fields(value, "routing", ("strategy", "provider_order", "allow_fallback", "max_attempts", "retry_budget_ms", "policy"))
    if "policy" in value:
        raise _bad("routing.policy: this runtime knows no policies")
    if "strategy" in value and value["strategy"] not in ("first_available", "ordered"):
        raise _bad("routing.strategy must be first_available or ordered")
    order = value.get("provider_order", [])
    if not isinstance(order, list) or any(not isinstance(one, str) for one in order):
        raise _bad("routing.provider_order must list provider ids")
    if "allow_fallback" in value:
        _boolean(value["allow_fallback"], "routing.allow_fallback")
    if "max_attempts" in value:
        _whole(value["max_attempts"], "routing.max_attempts", 32)
    if "retry_budget_ms" in value:
        _whole(value["retry_budget_ms"], "routing.retry_budget_ms", LONGEST_MS)


def _extensions(value) -> None:
    """Any keys are taken; what this adapter reads of its own must be an object."""
    if not isinstance(value, dict) or len(value) > 64:
        raise _bad("extensions must be an object of at most 64 keys")
    own = value.get("openai", {})
    if not isinstance(own, dict) or not isinstance(own.get("request", {}), dict):
        raise _bad("extensions.openai.request must be an object")


def check_request(value) -> None:
    """Raises `Refusal` for the first field that is wrong. Fields of features that this runtime does not have are not known here."""
    _fields(value, "the request", ("ability", "input", "requirements", "routing", "deadline_ms", "metadata", "extensions"))
    _text(value.get("ability"), "ability", 1, 256)
    parts = value.get("input")
    if not isinstance(parts, list) or not 1 <= len(parts) <= PARTS:
        raise _bad(f"input must hold 1 to {PARTS} parts")
    for position, part in enumerate(parts):
        _part(part, f"input[{position}]")
    if "requirements" in value:
        _requirements(value["requirements"])
    if "routing" in value:
        _routing(value["routing"])
    if "deadline_ms" in value:
        _whole(value["deadline_ms"], "deadline_ms", LONGEST_MS)
    if "metadata" in value:
        metadata = value["metadata"]
        if not isinstance(metadata, dict) or len(metadata) > 64:
            raise _bad("metadata must be an object of at most 64 entries")
        if any(not isinstance(one, (str, int, float, bool)) for one in metadata.values()):
            raise _bad("metadata values must be strings, numbers or booleans")
    if "extensions" in value:
        _extensions(value["extensions"])


def check_cursor(value: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,15}", value) or int(value) > 2**53 - 1:
        raise _bad("the cursor must be a whole number from 0 to 9007199254740991, without leading zeros")
    return int(value)


def check_key(values) -> str | None:
    if len(values) > 1:
        raise _bad("Idempotency-Key must stand once")
    if values and not re.fullmatch(r"[\x21-\x7e]{1,256}", values[0]):
        raise _bad("Idempotency-Key must be 1 to 256 visible ASCII characters")
    return values[0] if values else None

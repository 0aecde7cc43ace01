"""I-JSON in, RFC 8785 out: what a request may be, and what two equal requests have in common."""

import hashlib
import json
import math


class NotStrict(ValueError):
    """The bytes are no I-JSON; the message says why and quotes nothing."""


def parse(raw: bytes, max_depth: int):
    """Reads one I-JSON value: UTF-8, no duplicate key, no lone surrogate, no number that a double cannot hold."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise NotStrict("the body is not valid UTF-8") from None
    if _depth(text) > max_depth:
        raise NotStrict(f"the JSON is nested deeper than {max_depth}")
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant, parse_float=_float, parse_int=_int)
    except NotStrict:
        raise
    except ValueError:
        raise NotStrict("the body is not valid JSON") from None
    _refuse_surrogates(value)
    return value


def _depth(text: str) -> int:
    """How deep arrays and objects nest, counted before anything recurses."""
    depth = deepest = 0
    in_string = escaped = False
    for char in text:
        if in_string:
            if escaped:
                escaped = False
            elif char == "\\":
                escaped = True
            elif char == '"':
                in_string = False
        elif char == '"':
            in_string = True
        elif char in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif char in "]}":
            depth -= 1
    return deepest


def _object(pairs):
    value = dict(pairs)
    if len(value) != len(pairs):
        raise NotStrict("the JSON has a duplicate key")
    return value


def _refuse_constant(_name):
    raise NotStrict("the body is not valid JSON")


def _float(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise NotStrict("the JSON has a number out of range")
    return number


def _int(digits: str):
    # A number is a double: what it cannot hold exactly is rounded, as every other reader of JSON does.
    if len(digits) > 400:
        raise NotStrict("the JSON has a number out of range")
    number = int(digits)
    return number if abs(number) <= 2**53 else _float(digits)


def _refuse_surrogates(value) -> None:
    if isinstance(value, str):
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise NotStrict("the JSON has a lone surrogate") from None
    elif isinstance(value, list):
        for item in value:
            _refuse_surrogates(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            _refuse_surrogates(key)
            _refuse_surrogates(item)


def fingerprint(value) -> str:
    """The same for two requests if and only if they are the same by RFC 8785."""
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()


def canonical(value) -> str:
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, (int, float)):
        return _number(float(value))
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    # Keys are ordered by their UTF-16 code units.
    keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
    return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in keys) + "}"


def _number(number: float) -> str:
    """As ECMAScript writes it; any spelling would do here, as long as equal numbers get the same one."""
    if number == int(number) and abs(number) < 1e21:
        return str(int(number))
    return repr(number)

"""Why an attempt failed, and whether another may follow. The words are the provider's, the classes the protocol's."""

import email.utils
import re
import time

TRANSIENT, UNCERTAIN, TARGET, REQUEST = "transient", "uncertain", "target", "request"

BUSY = ("the provider is busy", "provider_unavailable", TRANSIENT)
LIMITED = ("the provider limits the rate", "rate_limited", TRANSIENT)
BROKEN = ("the provider failed", "provider_unavailable", UNCERTAIN)
SHUT = ("the provider does not serve this account", "provider_unavailable", TARGET)
UNFIT = ("the provider's model cannot take this request", "invalid_request", TARGET)
WRONG = ("the provider refused the request", "invalid_request", REQUEST)

WORDS = {
    **dict.fromkeys(("rate_limit_exceeded", "rate_limit_error", "rate_limited", "too_many_requests", "requests", "tokens"), LIMITED),
    **dict.fromkeys(("server_is_overloaded", "server_overloaded", "overloaded", "overloaded_error", "engine_overloaded"), BUSY),
    **dict.fromkeys(("service_unavailable", "service_unavailable_error", "slow_down"), BUSY),
    **dict.fromkeys(("server_error", "api_error", "internal_error", "internal_server_error"), BROKEN),
    **dict.fromkeys(("insufficient_quota", "quota_exceeded", "billing_hard_limit_reached", "billing_not_active", "billing_error"), SHUT),
    **dict.fromkeys(("invalid_api_key", "authentication_error", "permission_error", "permission_denied", "account_deactivated"), SHUT),
    **dict.fromkeys(("model_not_found", "context_length_exceeded", "unsupported_parameter", "unsupported_value"), UNFIT),
    **dict.fromkeys(("unknown_parameter", "unsupported_model"), UNFIT),
    **dict.fromkeys(("invalid_request_error", "invalid_request", "invalid_prompt", "content_filter", "content_policy_violation"), WRONG),
}


class Failure(Exception):
    """A failed attempt. `outcome`: whether the provider may have run the call (`not_started`, `unknown`, `finished`)."""

    def __init__(self, words, outcome: str, provider_code: str | None = None, retry_after_ms: int | None = None):
        message, self.code, self.kind = words
        super().__init__(message)
        self.message, self.outcome = message, outcome
        self.provider_code, self.retry_after_ms = provider_code, retry_after_ms

    def retryable(self, committed: bool, any_unknown: bool) -> bool:
        """Whether the same request may be sent again later without doubling a remote execution."""
        again = self.code in ("queue_full", "rate_limited") or (self.code == "provider_unavailable" and self.kind == TRANSIENT)
        return again and not committed and not any_unknown

    def told(self, committed: bool, any_unknown: bool) -> dict:
        error = {"code": self.code, "message": self.message, "retryable": self.retryable(committed, any_unknown)}
        if self.provider_code is not None:
            error["provider_code"] = self.provider_code
        if self.retry_after_ms is not None:
            error["retry_after_ms"] = self.retry_after_ms
        return {**error, "remote_outcome": self.outcome}


def malformed(what: str) -> Failure:
    return Failure((f"the provider's stream {what}", "provider_protocol_error", UNCERTAIN), "unknown")


def lost() -> Failure:
    return Failure(("the provider closed the connection", "provider_unavailable", UNCERTAIN), "unknown")


def silent() -> Failure:
    return Failure(("the provider was silent for too long", "provider_unavailable", UNCERTAIN), "unknown")


def not_reached(why: str, kind: str = TRANSIENT) -> Failure:
    return Failure((why, "provider_unavailable", kind), "not_started")


def failure_of_status(status: int, error, headers) -> Failure:
    """An answer other than 200. What the error object says beats the status."""
    by_word = _failure_of_words(error, status)
    if by_word is not None:
        by_word.retry_after_ms = _retry_after(headers) if by_word.kind == TRANSIENT else None
        return by_word
    provider_code = _provider_code(error)
    if 300 <= status < 400:
        words = ("the provider redirected the call", "provider_protocol_error", TARGET)
        return Failure(words, "finished")
    if status == 429:
        return Failure(LIMITED, "finished", provider_code, _retry_after(headers))
    if status in (503, 529):
        return Failure(BUSY, "finished", provider_code, _retry_after(headers))
    if status in (401, 402, 403, 404):
        return Failure(SHUT, "finished", provider_code)
    if status in (408, 425) or status >= 500:
        return Failure(BROKEN, "unknown", provider_code)
    return Failure(WRONG, "finished", provider_code)


def failure_of_stream(error) -> Failure:
    """An error object inside a 200: the provider has told its end of it."""
    return _failure_of_words(error, None) or Failure(BROKEN, "finished", _provider_code(error))


def _failure_of_words(error, status: int | None) -> Failure | None:
    if not isinstance(error, dict):
        return None
    for field in ("code", "type"):
        words = WORDS.get(error.get(field)) if isinstance(error.get(field), str) else None
        if words is None:
            continue
        # Who has no such model says so with 404 as well; then the account is refused, not the request.
        if words is UNFIT and status == 404:
            words = SHUT
        return Failure(words, "finished", _provider_code(error))
    return None


def _provider_code(error) -> str | None:
    if not isinstance(error, dict):
        return None
    for field in ("code", "type"):
        value = error.get(field)
        if isinstance(value, str) and value != "error" and re.fullmatch(r"[A-Za-z0-9_.:-]{1,64}", value):
            return value
    return None


def _retry_after(headers) -> int | None:
    """Milliseconds; what is no sensible wait counts as not said."""
    exact, plain = headers.get("retry-after-ms"), headers.get("retry-after")
    if exact is not None and re.fullmatch(r"[0-9]{1,12}(\.[0-9]+)?", exact.strip()):
        return int(float(exact))
    if plain is None:
        return None
    if re.fullmatch(r"[0-9]{1,12}(\.[0-9]+)?", plain.strip()):
        return int(float(plain) * 1000)
    try:
        at = email.utils.parsedate_to_datetime(plain)
    except (TypeError, ValueError):
        return None
    return max(0, int((at.timestamp() - time.time()) * 1000))

"""Admission, identity, routing and attempts: what happens between the door and a provider."""

import hashlib
import random
import threading
import time

from .answer import Answer
from .attempt import Attempt, Stopped
from .checks import LIMITS, Refusal
from .execution import Execution
from .failures import Failure, REQUEST, TARGET, TRANSIENT, UNCERTAIN
from .provider import Provider
from .strict_json import fingerprint

KEPT = 10_000


class Runtime:
    def __init__(self, config: dict, dialect: type[Answer]):
        self.providers = [Provider(one, dialect) for one in config.get("providers", [])]
        self.most_active = config.get("max_active_executions", 256)
        self.stopping = False
        self._executions: dict[str, Execution] = {}
        self._keys: dict[str, tuple[str, str]] = {}
        self._active = 0
        self._lock = threading.Condition()

    def info(self) -> dict:
        return {
            "name": "model-runtime-python-example",
            "protocol_version": "0.1.0",
            "spec_revision": "0.2",
            "provider_count": len(self.providers),
            "state": "stopping" if self.stopping else "ready",
            "features": {"routing": True, "flow_control": True, "usage_facts": True, "billing": False, "finish_reason": True},
            "limits": LIMITS,
        }

    def submit(self, request: dict, key: str | None) -> tuple[Execution, bool]:
        """The execution, and whether it was there before. Claim and first event are one step under the lock."""
        print_ = fingerprint(request)
        hashed = None if key is None else hashlib.sha256(key.encode()).hexdigest()
        with self._lock:
            if hashed in self._keys:
                known, execution_id = self._keys[hashed]
                if known != print_:
                    raise Refusal(422, "conflict", "the idempotency key was used with another request")
                return self._executions[execution_id], True
            if self.stopping:
                raise Refusal(503, "runtime_unavailable", "the runtime is stopping")
            if self._active >= self.most_active or not self._room():
                raise Refusal(429, "queue_full", "as many executions as this runtime takes are active", {"retry-after": "1"})
            execution = Execution(request)
            self._executions[execution.id] = execution
            if hashed is not None:
                self._keys[hashed] = (print_, execution.id)
            self._active += 1
        threading.Thread(target=self._run, args=(execution,), daemon=True).start()
        return execution, False

    def _room(self) -> bool:
        """Drops the oldest record that has ended when there are too many; with its key, for a key lives as long as its record."""
        if len(self._executions) < KEPT:
            return True
        for execution_id, execution in self._executions.items():
            if execution.ended:
                del self._executions[execution_id]
                self._keys = {key: claim for key, claim in self._keys.items() if claim[1] != execution_id}
                return True
        return False

    def find(self, execution_id: str) -> Execution:
        execution = self._executions.get(execution_id)
        if execution is None:
            raise Refusal(404, "not_found", "there is no such execution")
        return execution

    def drain(self, seconds: float) -> None:
        """Takes nothing new, waits for what runs, then tells of what was cut."""
        self.stopping = True
        with self._lock:
            self._lock.wait_for(lambda: self._active == 0, seconds)
        for execution in list(self._executions.values()):
            execution.request_stop("shutdown")
        with self._lock:
            self._lock.wait_for(lambda: self._active == 0, 5)

    def _run(self, execution: Execution) -> None:
        deadline_ms = execution.request.get("deadline_ms")
        timer = None
        if deadline_ms is not None:
            timer = threading.Timer(deadline_ms / 1000, execution.request_stop, ["deadline_exceeded"])
            timer.daemon = True
            timer.start()
        try:
            Course(execution, self.providers).run()
        except Exception:  # whatever it is, it is ours; the words of an exception may hold what must not be told
            error = {"code": "internal_error", "message": "the runtime failed", "retryable": False, "remote_outcome": "unknown"}
            execution.append("execution.failed", "failed", error=error)
        finally:
            if timer is not None:
                timer.cancel()
            with self._lock:
                self._active -= 1
                self._lock.notify_all()


class Course:
    """The attempts of one execution, from the first candidate to the terminal event."""

    def __init__(self, execution: Execution, providers: list[Provider]):
        self.execution = execution
        self.routing = execution.request.get("routing", {})
        self.candidates = self._order([one for one in providers if one.fits(execution.request)])
        self.attempts = 0
        self.any_unknown = False
        self.left_out: set[str] = set()

    def _order(self, fitting: list[Provider]) -> list[Provider]:
        """Those that were asked for first, in that order; the others as they are configured."""
        wanted = list(dict.fromkeys(self.routing.get("provider_order", [])))
        return sorted(fitting, key=lambda one: wanted.index(one.id) if one.id in wanted else len(wanted))

    @property
    def most_attempts(self) -> int:
        if not self.routing.get("allow_fallback", False):
            return 1
        return int(self.routing.get("max_attempts", len(self.candidates)))

    def run(self) -> None:
        if not self.candidates:
            error = {"code": "capability_unavailable", "message": "no configured target can serve this", "retryable": False}
            self.execution.append("execution.failed", "failed", error=error)
            return
        provider, wait = self.candidates[0], 0.0
        while provider is not None:
            if wait > 0:
                self.execution.wait(wait)
            if self.execution.stop is not None:
                return self._stopped(None)
            provider, wait = self._attempt(provider)

    def _attempt(self, provider: Provider):
        """One attempt; returns the next target and the wait before it, or None when this was the last."""
        self.attempts += 1
        place = {"target": provider.target, "attempt": self.attempts}
        self.execution.append("route.selected", "routing", **place)
        attempt = Attempt(self.execution, provider)
        try:
            finish = attempt.run()
        except Stopped:
            self._report(attempt, complete=False)
            self._stopped(place)
            return None, 0
        except Failure as failure:
            self._report(attempt, complete=False)
            return self._failed(provider, failure, place)
        self._report(attempt, complete=True)
        served = {} if attempt.answer.served_model is None else {"served_model": attempt.answer.served_model}
        self.execution.append("execution.completed", "succeeded", target=provider.target, finish_reason=finish, **served)
        return None, 0

    def _report(self, attempt: Attempt, complete: bool) -> None:
        facts = attempt.answer.facts(complete)
        if facts:
            self.execution.append("usage.reported", "running", facts=facts)

    def _failed(self, provider: Provider, failure: Failure, place: dict):
        execution = self.execution
        if execution.stop is not None:
            self._stopped(place)
            return None, 0
        self.any_unknown = self.any_unknown or failure.outcome == "unknown"
        if failure.kind == TARGET or failure.outcome == "unknown":
            self.left_out.add(provider.id)
        step = None if execution.committed else self._next(failure)
        error = failure.told(execution.committed, self.any_unknown)
        if step is None:
            execution.append("execution.failed", "failed", error=error, **place)
            return None, 0
        execution.append("route.attempt_failed", "routing", error=error, **place)
        return step

    def _next(self, failure: Failure):
        """The next candidate that no attempt had; then, where a wait still fits, another round of those that may be asked again."""
        if failure.kind not in (TRANSIENT, UNCERTAIN, TARGET) or failure.kind == REQUEST:
            return None
        budget = self.routing.get("retry_budget_ms")
        if self.attempts >= self.most_attempts or (budget is not None and self.execution.elapsed_ms() >= budget):
            return None
        if self.attempts < len(self.candidates):
            return self.candidates[self.attempts], 0
        again = [one for one in self.candidates if one.id not in self.left_out]
        if not again:
            return None
        backoff = random.uniform(0, min(10_000, 200 * 2 ** (self.attempts - len(self.candidates))))
        wait_ms = max(backoff, failure.retry_after_ms or 0)
        bounds = [bound for bound in (budget, self.execution.request.get("deadline_ms")) if bound is not None]
        if any(self.execution.elapsed_ms() + wait_ms >= bound for bound in bounds):
            return None
        return again[self.attempts % len(again)], wait_ms / 1000

    def _stopped(self, place: dict | None) -> None:
        why = self.execution.stop
        # Whether a call that was cut ran on at the provider, nobody can say.
        outcome = "not_started" if self.attempts == 0 else "unknown"
        message = {"cancelled": "the execution was cancelled", "deadline_exceeded": "the deadline has passed"}
        code = why if why in message else "internal_error"
        error = {"code": code, "message": message.get(why, "the runtime was stopped"), "retryable": False, "remote_outcome": outcome}
        status = "cancelled" if code == "cancelled" else "failed"
        self.execution.append("execution.failed", status, error=error, **(place or {}))

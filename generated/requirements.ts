// Do not edit. Made from spec/requirements and spec/features.yaml by `npm run generate`.

export type RequirementId =
  | "attempts/one-selected"
  | "attempts/one-provider-request"
  | "attempts/request-has-evidence"
  | "attempts/fal-no-retry"
  | "attempts/numbered"
  | "attempts/same-content"
  | "attempts/no-fallback-by-default"
  | "attempts/max-attempts"
  | "attempts/max-attempts-default"
  | "attempts/next-candidate"
  | "attempts/may-go-round"
  | "attempts/reference-backoff"
  | "attempts/round-leaves-out"
  | "attempts/no-fallback-after-output"
  | "attempts/commits-text"
  | "attempts/commits-tool-call"
  | "attempts/commits-reasoning"
  | "attempts/commits-refusal"
  | "attempts/commits-result"
  | "attempts/preamble-commits-nothing"
  | "attempts/budget-stops-attempts"
  | "attempts/budget-monotonic"
  | "attempts/budget-spares-first"
  | "attempts/budget-spares-running"
  | "attempts/deadline-and-cancel-stop"
  | "attempts/last-error-stands"
  | "attempts/attempt-failed-evidence"
  | "attempts/last-failure-is-terminal"
  | "attempts/intended-then-failed"
  | "attempts/no-wait-past-bounds"
  | "attempts/retry-after-forms"
  | "attempts/no-sleep-with-candidate"
  | "attempts/invalid-retry-after"
  | "attempts/transient-must-follow"
  | "attempts/queue-full-transient"
  | "attempts/uncertain-follows"
  | "attempts/uncertain-forbidden"
  | "attempts/target-scoped-never-same"
  | "attempts/target-scoped-follows"
  | "attempts/request-scoped-ends"
  | "attempts/after-output-terminal"
  | "attempts/fal-no-retry-after-accept"
  | "cancellation/cancel-202"
  | "cancellation/cancel-terminal-409"
  | "cancellation/cancel-terminal-404"
  | "cancellation/cancel-terminal-refused"
  | "cancellation/cancel-terminal-unchanged"
  | "cancellation/no-new-attempt"
  | "cancellation/provider-aborted"
  | "cancellation/fal-cancelled"
  | "cancellation/queue-outcome"
  | "cancellation/no-late-output"
  | "cancellation/ends-cancelled"
  | "cancellation/proven-success-legal"
  | "cancellation/one-terminal-in-race"
  | "cancellation/slot-freed"
  | "configuration/unknown-fields-refused"
  | "configuration/names-not-values"
  | "configuration/adapters-off"
  | "configuration/mock-on"
  | "configuration/base-urls"
  | "configuration/base-providers"
  | "configuration/base-admission"
  | "configuration/base-event-store"
  | "configuration/event-store-file"
  | "configuration/provider-concurrency"
  | "configuration/provider-timeouts"
  | "configuration/provider-anthropic-version"
  | "configuration/anthropic-version-default"
  | "configuration/capabilities"
  | "configuration/policies"
  | "configuration/event-store-redis"
  | "configuration/allowed-hosts-field"
  | "configuration/allowed-origins"
  | "configuration/idempotency-min"
  | "configuration/environment"
  | "configuration/text-capabilities"
  | "configuration/fal-capabilities"
  | "configuration/generous"
  | "configuration/no-cap-below-deadline"
  | "configuration/output-limit"
  | "configuration/output-limit-shown"
  | "deadline/one-limit"
  | "deadline/deadline-monotonic"
  | "deadline/ends-failed"
  | "deadline/provider-aborted"
  | "deadline/queue-cancelled"
  | "deadline/first-observed-wins"
  | "deployment/topologies"
  | "deployment/sidecar-global-limits"
  | "deployment/development-tool"
  | "deployment/default-bind"
  | "deployment/one-broken-provider"
  | "errors/error-body"
  | "errors/provider-code"
  | "errors/retryable-meaning"
  | "errors/not-retryable-after-output"
  | "errors/never-retryable-codes"
  | "errors/retryable-transient"
  | "errors/not-retryable-unknown-outcome"
  | "errors/not-retryable-otherwise"
  | "errors/attempt-retryable-informative"
  | "errors/new-key-to-resubmit"
  | "errors/door-invalid"
  | "errors/door-not-found"
  | "errors/door-key-conflict"
  | "errors/door-wrong-state"
  | "errors/door-cursor-expired"
  | "errors/door-queue-full"
  | "errors/door-retry-after"
  | "errors/door-unavailable"
  | "errors/no-capable-target"
  | "errors/attempt-queue-full"
  | "errors/store-limit"
  | "errors/provider-rate-limited"
  | "errors/provider-unavailable"
  | "errors/provider-quota"
  | "errors/missing-credential"
  | "errors/provider-invalid-request"
  | "errors/provider-protocol-error"
  | "errors/redirect-protocol-error"
  | "errors/deadline-code"
  | "errors/cancelled-code"
  | "errors/internal-code"
  | "errors/internal-remote-outcome"
  | "errors/embedded-wins"
  | "errors/infrastructure-internal"
  | "events/envelope"
  | "events/schema-valid"
  | "events/type-status"
  | "events/known-types"
  | "events/time-format"
  | "events/time-set-once"
  | "events/time-may-step-back"
  | "events/time-orders-nothing"
  | "events/progress-after-acceptance"
  | "events/output-index"
  | "events/output-index-ascending"
  | "events/output-index-gaps"
  | "events/started-before-deltas"
  | "events/call-id-unique"
  | "events/call-id-made-up"
  | "events/no-empty-delta"
  | "events/preamble-no-output"
  | "events/preamble-bounded"
  | "events/output-early"
  | "events/attempts-not-mixed"
  | "events/callers-do-not-join"
  | "events/cut-call-not-run"
  | "events/extension-stored"
  | "events/extension-neutral"
  | "events/receivers-ignore-unknown"
  | "features/claimed-or-refused"
  | "features/reference-claims"
  | "features/neutral-wins"
  | "features/cannot-honour"
  | "features/tool-loop-goes-on"
  | "features/inline-stream"
  | "features/inline-stream-accept"
  | "features/inline-stream-replay"
  | "features/finish-reason-mapped"
  | "features/finish-reason-precedence"
  | "features/own-truncation-succeeds"
  | "features/not-passed-off-whole"
  | "features/reasoning-deltas"
  | "features/refusal-deltas"
  | "features/attempt-usage"
  | "features/conversation-parts"
  | "features/conversation-result-bound"
  | "features/conversation-result-error"
  | "features/conversation-data"
  | "features/conversation-one-source"
  | "features/conversation-media-type"
  | "features/conversation-plain-parts"
  | "features/conversation-instructions"
  | "features/conversation-modalities"
  | "features/conversation-demanded"
  | "features/tool-input"
  | "features/tool-input-demands"
  | "features/tool-choice-values"
  | "features/tool-parameters-unaltered"
  | "features/tools-never-run"
  | "features/tool-contradictions"
  | "features/output-schema"
  | "features/output-schema-demands"
  | "features/output-schema-unaltered"
  | "features/output-schema-not-judged"
  | "features/generation"
  | "features/generation-excludes"
  | "features/generation-ranges"
  | "features/provider-state-listed"
  | "features/provider-state-named"
  | "features/provider-state-accepted"
  | "features/provider-state-ignored"
  | "features/provider-state-excludes-none"
  | "features/route-explain"
  | "features/route-explain-once"
  | "features/route-explain-reasons"
  | "features/route-explain-first"
  | "features/policy-ref"
  | "features/policy-request-wins"
  | "features/policy-unknown"
  | "features/policy-without-feature"
  | "features/partition"
  | "features/partition-ids"
  | "features/partition-values"
  | "features/partition-bytes"
  | "features/partition-opaque"
  | "features/partition-unclaimed"
  | "features/trimming"
  | "features/durable"
  | "http/runtime-200"
  | "http/runtime-503"
  | "http/providers-200"
  | "http/submit-202"
  | "http/submit-location"
  | "http/snapshot-200"
  | "http/events-200"
  | "http/result-200"
  | "http/result-409"
  | "http/result-409-error"
  | "http/unknown-404"
  | "http/evicted-404"
  | "http/other-paths"
  | "http/method-not-allowed"
  | "http/head-events"
  | "http/may-answer-500"
  | "http/may-answer-503"
  | "http/may-answer-403"
  | "http/schema-valid"
  | "http/json-content-type"
  | "http/reference-extras"
  | "http/reference-inspector"
  | "http/reserved-names"
  | "idempotency/key-format"
  | "idempotency/two-keys"
  | "idempotency/key-bytes"
  | "idempotency/no-key-new-execution"
  | "idempotency/fingerprint-canonical"
  | "idempotency/fingerprint-whole"
  | "idempotency/fingerprint-no-defaults"
  | "idempotency/fingerprint-body-only"
  | "idempotency/same-request"
  | "idempotency/first-is-not-replay"
  | "idempotency/no-second-call"
  | "idempotency/replay-while-running"
  | "idempotency/replay-any-outcome"
  | "idempotency/replay-after-restart"
  | "idempotency/replay-when-full"
  | "idempotency/other-fingerprint"
  | "idempotency/concurrent-one-202"
  | "idempotency/concurrent-readable"
  | "idempotency/claim-atomic"
  | "idempotency/refused-claims-nothing"
  | "idempotency/key-lives-with-record"
  | "idempotency/refuse-rather-than-evict"
  | "idempotency/key-hashed"
  | "lifecycle/states"
  | "lifecycle/cancelled-iff"
  | "lifecycle/cancelled-after-request"
  | "lifecycle/terminal-status-final"
  | "lifecycle/grammar"
  | "lifecycle/extension-place"
  | "lifecycle/provider-state-held"
  | "output/text-fidelity"
  | "output/tool-arguments-fidelity"
  | "output/tool-name-fidelity"
  | "output/no-argument-repair"
  | "output/empty-arguments"
  | "output/unaltered"
  | "output/reasoning-not-text"
  | "output/refusal-not-text"
  | "output/concurrent-apart"
  | "provider-spi/manifest-no-request"
  | "provider-spi/manifest-honoured"
  | "provider-spi/only-what-is-listed"
  | "provider-spi/manifest-limits"
  | "provider-spi/one-generating-request"
  | "provider-spi/lazy"
  | "provider-spi/batches"
  | "provider-spi/request-unchanged"
  | "provider-spi/concurrent-calls"
  | "provider-spi/abort-closes"
  | "provider-spi/return-closes"
  | "provider-spi/bounded-leave"
  | "provider-spi/index-opens-once"
  | "provider-spi/state-of-target"
  | "provider-spi/usage-replaces"
  | "provider-spi/completed-last"
  | "provider-spi/end-without-completed"
  | "provider-spi/contradictions-refused"
  | "provider-spi/yields-before-failing"
  | "provider-spi/failure-carries"
  | "provider-spi/failure-remote-outcome"
  | "provider-spi/retry-after-sane"
  | "provider-spi/forbids-further-attempts"
  | "provider-spi/foreign-throw"
  | "provider-spi/never-retries"
  | "provider-spi/never-leaves-origin"
  | "provider-spi/never-fetches-media"
  | "provider-spi/never-tells-secrets"
  | "provider-spi/never-invents"
  | "provider-spi/never-succeeds-early"
  | "provider-spi/never-drops-fields"
  | "provider-spi/never-caps"
  | "provider-spi/never-ambient"
  | "provider-spi/never-unbounded"
  | "provider-spi/inexpressible-combination"
  | "provider-spi/foreign-state"
  | "provider-spi/queue-submitted-once"
  | "provider-spi/queue-poll-floor"
  | "provider-spi/queue-unknown-status"
  | "provider-spi/queue-completed-not-success"
  | "provider-spi/queue-own-origin"
  | "provider-spi/queue-progress"
  | "provider-spi/queue-error-details"
  | "provider-spi/queue-no-other-limit"
  | "replay/history-immutable"
  | "replay/live-equals-replay"
  | "replay/framing-free"
  | "replay/exact-suffix"
  | "replay/last-event-id"
  | "replay/greater-wins"
  | "replay/past-end-finished"
  | "replay/past-end-running"
  | "replay/bad-cursor-400"
  | "replay/many-readers"
  | "replay/leaving-reader"
  | "replay/slow-reader"
  | "replay/may-drop-slow"
  | "replay/reconnect-without-terminal"
  | "requests/minimal"
  | "requests/required-fields"
  | "requests/nothing-required-inside"
  | "requests/unknown-fields"
  | "requests/open-objects"
  | "requests/ability-length"
  | "requests/part-types"
  | "requests/routing-ranges"
  | "requests/deadline-range"
  | "requests/metadata-range"
  | "requests/metadata-opaque"
  | "requests/metadata-not-logged"
  | "requests/strategy-means-nothing"
  | "requests/extensions-range"
  | "requests/extensions-spread"
  | "requests/extensions-ignored"
  | "requests/body-at-least"
  | "requests/parts-at-least"
  | "requests/uri-at-least"
  | "requests/depth-at-least"
  | "requests/other-limits"
  | "requests/conversation-body"
  | "requests/too-many-bytes"
  | "requests/other-excess"
  | "requests/media-type"
  | "requests/encoded-body"
  | "requests/invalid-utf8"
  | "requests/invalid-json"
  | "requests/i-json"
  | "requests/trace-context"
  | "resources/submission-id"
  | "resources/submission-status"
  | "resources/submission-readable"
  | "resources/snapshot-is-fold"
  | "resources/fold-text"
  | "resources/fold-tool-calls"
  | "resources/fold-result-replaces"
  | "resources/fold-usage"
  | "resources/fold-target"
  | "resources/fold-times"
  | "resources/fold-error"
  | "resources/fold-refusal-reasoning"
  | "resources/fold-provider-state"
  | "resources/no-partial-result"
  | "resources/result-agrees"
  | "resources/empty-outputs"
  | "resources/media-result"
  | "resources/media-artifacts"
  | "resources/cut-call-incomplete"
  | "resources/manifest-configured"
  | "resources/manifest-true"
  | "resources/runtime-info"
  | "roles/caller-owns"
  | "roles/gateway-owns"
  | "roles/runtime-owns"
  | "roles/adapter-owns"
  | "roles/usage-fact-only"
  | "roles/not-the-runtimes"
  | "roles/spi-explicit"
  | "roles/identities-apart"
  | "roles/ability-is-intent"
  | "roles/never-interchangeable"
  | "routing/candidates"
  | "routing/capability-filter"
  | "routing/true-demands"
  | "routing/modalities"
  | "routing/implied-demands"
  | "routing/none-no-call"
  | "routing/provider-order-first"
  | "routing/unknown-order-ignored"
  | "routing/configuration-order"
  | "routing/order-stable"
  | "routing/bounded-queue"
  | "routing/selected-around-wait"
  | "routing/waited-ms"
  | "routing/waiting-ends"
  | "routing/slot-released-once"
  | "routing/admission-429"
  | "security/no-credential-written"
  | "security/errors-clean"
  | "security/headers-not-forwarded"
  | "security/prompts-not-logged"
  | "security/credential-own-origin"
  | "security/redirects-refused"
  | "security/media-not-fetched"
  | "security/host-checked"
  | "security/origin-checked"
  | "security/allowed-hosts"
  | "security/probes-exempt"
  | "sequence/starts-at-one"
  | "sequence/dense"
  | "sequence/integer"
  | "sequence/id-equals-sequence"
  | "sequence/event-equals-type"
  | "sequence/per-execution"
  | "storage/atomic-claim"
  | "storage/expected-sequence"
  | "storage/batch-published-whole"
  | "storage/crash-prefix"
  | "storage/store-one-terminal"
  | "storage/pull-while-writing"
  | "storage/spi-reading"
  | "storage/cancel-recorded"
  | "storage/spi-limits"
  | "storage/durable-before-published"
  | "storage/read-new-events-only"
  | "storage/room-for-terminal"
  | "storage/unwritable-unavailable"
  | "storage/unwritable-closes-streams"
  | "storage/recovery-writes-terminal"
  | "storage/memory-limits"
  | "storage/memory-eviction"
  | "storage/file-one-writer"
  | "storage/file-journal"
  | "storage/file-encryption"
  | "storage/file-headers-authenticated"
  | "storage/file-synced"
  | "storage/file-modes"
  | "storage/file-key"
  | "storage/survives-restart"
  | "storage/torn-tail"
  | "storage/corruption-reported"
  | "storage/corruption-quarantined"
  | "storage/sealed"
  | "storage/sealed-without-terminal"
  | "storage/interrupted-work"
  | "storage/recovery-never-calls"
  | "storage/expire-together"
  | "storage/redis-append"
  | "storage/redis-entry-id"
  | "storage/redis-dead-owner"
  | "storage/ownership-last"
  | "storage/stopping-503"
  | "storage/stopping-reads"
  | "storage/stopping-grace"
  | "streaming/content-type"
  | "streaming/data-is-event"
  | "streaming/frame-complete"
  | "streaming/one-line-data"
  | "streaming/any-legal-framing"
  | "streaming/no-store"
  | "streaming/accel-buffering"
  | "streaming/error-before-stream"
  | "streaming/heartbeat-interval"
  | "streaming/heartbeat-no-id"
  | "target/reported"
  | "target/configured-names"
  | "target/stands-unchanged"
  | "target/is-the-one-called"
  | "target/served-model"
  | "terminal/exactly-one"
  | "terminal/nothing-after"
  | "terminal/status-agrees"
  | "terminal/stream-ends-after"
  | "terminal/reached"
  | "terminal/needs-provider-terminal"
  | "terminal/held-final-frame"
  | "terminal/error-is-failure"
  | "terminal/empty-answer-succeeds"
  | "usage/fact-shape"
  | "usage/unit-names"
  | "usage/no-price"
  | "usage/unpriced-is-unmatched"
  | "usage/matches-script"
  | "usage/input-is-whole"
  | "usage/cache-is-part"
  | "usage/output-is-whole"
  | "usage/missing-is-absent"
  | "usage/zero-is-a-fact"
  | "usage/estimate-source"
  | "usage/media-stated"
  | "usage/placeholder-unreported"
  | "usage/one-per-attempt-unit"
  | "usage/before-attempt-end"
  | "usage/counters-replace"
  | "usage/invalid-dropped"
  | "usage/failed-attempt-reported"
  | "usage/incomplete-marked"
  | "usage/snapshot-sums"
  | "usage/concurrent-apart"

export type FeatureName =
  | "conversation"
  | "tool_input"
  | "structured_output"
  | "generation"
  | "provider_state"
  | "finish_reason"
  | "reasoning"
  | "refusal"
  | "attempt_usage"
  | "heartbeat"
  | "route_explain"
  | "policy_ref"
  | "partition"
  | "durable"
  | "inline_stream"
  | "config_extended"
  | "trimming"

export type RequirementLevel = 'MUST' | 'SHOULD' | 'MAY'

export type RequirementState =
  | 'law'
  | { readonly excluded: 'caller-side' | 'deployment' | 'definition' | 'not-observable' }
  | { readonly planned: 'providers' | 'kit' | 'stores' }

export interface Requirement {
  readonly id: RequirementId
  readonly chapter: string
  readonly level: RequirementLevel
  /** The normative sentence. */
  readonly text: string
  /** Where it stands, below `spec/`. */
  readonly anchor: string
  /** The optional feature without which it does not apply. */
  readonly feature?: FeatureName
  /** How it can be seen; `no` means by a test of the repository, for the reference alone. */
  readonly observable: 'http' | 'lab' | 'restart' | 'no'
  readonly needs: readonly string[]
  readonly state: RequirementState
  /** The repository test that shows it. */
  readonly test?: string
}

export const requirements: Readonly<Record<RequirementId, Requirement>> = {
  "attempts/one-selected": {
    "id": "attempts/one-selected",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Every attempt MUST begin with exactly one `route.selected`.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/one-provider-request": {
    "id": "attempts/one-provider-request",
    "chapter": "attempts",
    "level": "MUST",
    "text": "An attempt MUST make at most one generating provider request, and nothing retries behind it.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/request-has-evidence": {
    "id": "attempts/request-has-evidence",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Every generating provider request MUST belong to a `route.selected` with its target.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/fal-no-retry": {
    "id": "attempts/fal-no-retry",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A fal request MUST carry `x-fal-no-retry: 1`.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "attempts/numbered": {
    "id": "attempts/numbered",
    "chapter": "attempts",
    "level": "MUST",
    "text": "`attempt` MUST count 1, 2, 3 and so on.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/same-content": {
    "id": "attempts/same-content",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Every attempt MUST send the provider the same content.",
    "anchor": "chapters/13-attempts.md#attempt",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/no-fallback-by-default": {
    "id": "attempts/no-fallback-by-default",
    "chapter": "attempts",
    "level": "MUST",
    "text": "With `allow_fallback` absent or false there MUST be one attempt, whatever `max_attempts` says.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/max-attempts": {
    "id": "attempts/max-attempts",
    "chapter": "attempts",
    "level": "MUST",
    "text": "With fallback allowed there MUST be at most `max_attempts` attempts.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/max-attempts-default": {
    "id": "attempts/max-attempts-default",
    "chapter": "attempts",
    "level": "MUST",
    "text": "With `max_attempts` absent there MUST be at most as many attempts as candidates.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/next-candidate": {
    "id": "attempts/next-candidate",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Each attempt MUST go to the next candidate in order, none twice before all have been used.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/may-go-round": {
    "id": "attempts/may-go-round",
    "chapter": "attempts",
    "level": "MAY",
    "text": "When all candidates are used and attempts remain, a runtime MAY go round again in the same order after a backoff.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/reference-backoff": {
    "id": "attempts/reference-backoff",
    "chapter": "attempts",
    "level": "MUST",
    "text": "The reference backs off 200 ms, doubling, with full jitter, at most 10 s, or the provider's longer `Retry-After`.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "attempts/round-leaves-out": {
    "id": "attempts/round-leaves-out",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A later round MUST leave out targets that failed target-scoped or with an unknown outcome.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/no-fallback-after-output": {
    "id": "attempts/no-fallback-after-output",
    "chapter": "attempts",
    "level": "MUST",
    "text": "After output is committed no further attempt MUST start.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/commits-text": {
    "id": "attempts/commits-text",
    "chapter": "attempts",
    "level": "MUST",
    "text": "An `output.delta` MUST commit output: the failure behind it ends the execution.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/commits-tool-call": {
    "id": "attempts/commits-tool-call",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A `tool.call.started` MUST commit output: the failure behind it ends the execution.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets",
      "tools"
    ],
    "state": "law"
  },
  "attempts/commits-reasoning": {
    "id": "attempts/commits-reasoning",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A reasoning delta MUST commit output.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets",
      "reasoning-text"
    ],
    "state": "law",
    "feature": "reasoning"
  },
  "attempts/commits-refusal": {
    "id": "attempts/commits-refusal",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A refusal delta MUST commit output.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets",
      "refusal-text"
    ],
    "state": "law",
    "feature": "refusal"
  },
  "attempts/commits-result": {
    "id": "attempts/commits-result",
    "chapter": "attempts",
    "level": "MUST",
    "text": "An `output.result` MUST commit output.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "attempts/preamble-commits-nothing": {
    "id": "attempts/preamble-commits-nothing",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Preamble, usage and progress MUST commit nothing: a failure behind them alone is still a failure before output.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/budget-stops-attempts": {
    "id": "attempts/budget-stops-attempts",
    "chapter": "attempts",
    "level": "MUST",
    "text": "No further attempt MUST start once `retry_budget_ms` of elapsed time since acceptance is spent.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/budget-monotonic": {
    "id": "attempts/budget-monotonic",
    "chapter": "attempts",
    "level": "MUST",
    "text": "The retry budget MUST be measured on the monotonic clock, from acceptance.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "attempts/budget-spares-first": {
    "id": "attempts/budget-spares-first",
    "chapter": "attempts",
    "level": "MUST",
    "text": "The retry budget MUST never stop attempt 1.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/budget-spares-running": {
    "id": "attempts/budget-spares-running",
    "chapter": "attempts",
    "level": "MUST",
    "text": "The retry budget MUST never cut a running attempt.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/deadline-and-cancel-stop": {
    "id": "attempts/deadline-and-cancel-stop",
    "chapter": "attempts",
    "level": "MUST",
    "text": "No further attempt MUST start once the deadline is over or a cancel request has been observed.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/last-error-stands": {
    "id": "attempts/last-error-stands",
    "chapter": "attempts",
    "level": "MUST",
    "text": "An execution that starts no further attempt MUST fail at once with the last attempt's error.",
    "anchor": "chapters/13-attempts.md#bounds",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/attempt-failed-evidence": {
    "id": "attempts/attempt-failed-evidence",
    "chapter": "attempts",
    "level": "MUST",
    "text": "Every failed attempt that another attempt follows MUST be told by `route.attempt_failed` with its target, attempt and error.",
    "anchor": "chapters/13-attempts.md#evidence",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/last-failure-is-terminal": {
    "id": "attempts/last-failure-is-terminal",
    "chapter": "attempts",
    "level": "MUST",
    "text": "The last failure MUST be told by `execution.failed`.",
    "anchor": "chapters/13-attempts.md#evidence",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/intended-then-failed": {
    "id": "attempts/intended-then-failed",
    "chapter": "attempts",
    "level": "MAY",
    "text": "A `route.attempt_failed` MAY be followed by `execution.failed` when the intended attempt does not start.",
    "anchor": "chapters/13-attempts.md#evidence",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/no-wait-past-bounds": {
    "id": "attempts/no-wait-past-bounds",
    "chapter": "attempts",
    "level": "MUST",
    "text": "No wait, the runtime's own or a provider's `Retry-After`, MUST begin that would end past budget or deadline: the execution fails at once with that attempt's error.",
    "anchor": "chapters/13-attempts.md#waits",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/retry-after-forms": {
    "id": "attempts/retry-after-forms",
    "chapter": "attempts",
    "level": "MUST",
    "text": "`Retry-After` MUST be understood in seconds, as a date, and as `retry-after-ms`.",
    "anchor": "chapters/13-attempts.md#waits",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/no-sleep-with-candidate": {
    "id": "attempts/no-sleep-with-candidate",
    "chapter": "attempts",
    "level": "MUST",
    "text": "With another candidate at hand there MUST be no sleep at all.",
    "anchor": "chapters/13-attempts.md#waits",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/invalid-retry-after": {
    "id": "attempts/invalid-retry-after",
    "chapter": "attempts",
    "level": "MUST",
    "text": "An invalid `Retry-After` MUST fall back to the backoff.",
    "anchor": "chapters/13-attempts.md#waits",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/transient-must-follow": {
    "id": "attempts/transient-must-follow",
    "chapter": "attempts",
    "level": "MUST",
    "text": "After a Transient failure before output the next attempt MUST follow, while an untried candidate remains and the bounds allow it.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/queue-full-transient": {
    "id": "attempts/queue-full-transient",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A full provider queue MUST count as Transient.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets",
      "config-extended"
    ],
    "state": "law"
  },
  "attempts/uncertain-follows": {
    "id": "attempts/uncertain-follows",
    "chapter": "attempts",
    "level": "SHOULD",
    "text": "After an Uncertain failure before output the next attempt SHOULD follow.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/uncertain-forbidden": {
    "id": "attempts/uncertain-forbidden",
    "chapter": "attempts",
    "level": "MAY",
    "text": "An adapter MAY forbid the next attempt after an Uncertain failure, because the remote call may still run.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/target-scoped-never-same": {
    "id": "attempts/target-scoped-never-same",
    "chapter": "attempts",
    "level": "MUST",
    "text": "After a Target-scoped failure another attempt MUST never go to the same target.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/target-scoped-follows": {
    "id": "attempts/target-scoped-follows",
    "chapter": "attempts",
    "level": "MAY",
    "text": "After a Target-scoped failure the next attempt MAY follow on another target; the reference does.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/request-scoped-ends": {
    "id": "attempts/request-scoped-ends",
    "chapter": "attempts",
    "level": "MUST",
    "text": "A Request-scoped failure MUST end the execution.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "attempts/after-output-terminal": {
    "id": "attempts/after-output-terminal",
    "chapter": "attempts",
    "level": "MUST",
    "text": "After output every error MUST be terminal.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "attempts/fal-no-retry-after-accept": {
    "id": "attempts/fal-no-retry-after-accept",
    "chapter": "attempts",
    "level": "MUST",
    "text": "After a fal call is accepted, or submitted with an unknown answer, no retry MUST follow.",
    "anchor": "chapters/13-attempts.md#classes",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "cancellation/cancel-202": {
    "id": "cancellation/cancel-202",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "`POST /v1/executions/{id}/cancel` MUST answer 202 `{status: \"cancellation_requested\"}` while the execution is not terminal, every time.",
    "anchor": "chapters/18-cancellation.md#answers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/cancel-terminal-409": {
    "id": "cancellation/cancel-terminal-409",
    "chapter": "cancellation",
    "level": "SHOULD",
    "text": "A cancel of a terminal execution SHOULD answer 409 `conflict`.",
    "anchor": "chapters/18-cancellation.md#answers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/cancel-terminal-404": {
    "id": "cancellation/cancel-terminal-404",
    "chapter": "cancellation",
    "level": "MAY",
    "text": "A cancel of a terminal execution MAY answer 404.",
    "anchor": "chapters/18-cancellation.md#answers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/cancel-terminal-refused": {
    "id": "cancellation/cancel-terminal-refused",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "A cancel of a terminal execution MUST NOT answer 2xx or 5xx.",
    "anchor": "chapters/18-cancellation.md#answers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/cancel-terminal-unchanged": {
    "id": "cancellation/cancel-terminal-unchanged",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "A cancel of a terminal execution MUST change nothing in it.",
    "anchor": "chapters/18-cancellation.md#answers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/no-new-attempt": {
    "id": "cancellation/no-new-attempt",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "After the 202 no new attempt MUST start; a request already on the wire is excepted.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "cancellation/provider-aborted": {
    "id": "cancellation/provider-aborted",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "After the 202 the provider call MUST be aborted.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [
      "abort-visible"
    ],
    "state": "law"
  },
  "cancellation/fal-cancelled": {
    "id": "cancellation/fal-cancelled",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "For fal the abort MUST be a `PUT` cancel.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "cancellation/queue-outcome": {
    "id": "cancellation/queue-outcome",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "Unless a queue provider shows that a cancelled call has ended, the terminal MUST say `remote_outcome: \"unknown\"`.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "cancellation/no-late-output": {
    "id": "cancellation/no-late-output",
    "chapter": "cancellation",
    "level": "SHOULD",
    "text": "After the 202 output SHOULD NOT be appended any more.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/ends-cancelled": {
    "id": "cancellation/ends-cancelled",
    "chapter": "cancellation",
    "level": "SHOULD",
    "text": "After the 202 the terminal SHOULD be `cancelled`.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/proven-success-legal": {
    "id": "cancellation/proven-success-legal",
    "chapter": "cancellation",
    "level": "MAY",
    "text": "After the 202 the terminal MAY be `succeeded` if the provider proves completion.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/one-terminal-in-race": {
    "id": "cancellation/one-terminal-in-race",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "Whatever the race, there MUST be exactly one terminal event.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "cancellation/slot-freed": {
    "id": "cancellation/slot-freed",
    "chapter": "cancellation",
    "level": "MUST",
    "text": "A cancelled execution MUST free its slot.",
    "anchor": "chapters/18-cancellation.md#effect",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "configuration/unknown-fields-refused": {
    "id": "configuration/unknown-fields-refused",
    "chapter": "configuration",
    "level": "MUST",
    "text": "Unknown configuration fields MUST be refused, named with their path.",
    "anchor": "chapters/23-configuration.md#rules",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/names-not-values": {
    "id": "configuration/names-not-values",
    "chapter": "configuration",
    "level": "MUST",
    "text": "The configuration MUST name environment variables for credentials and never hold values.",
    "anchor": "chapters/23-configuration.md#rules",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/adapters-off": {
    "id": "configuration/adapters-off",
    "chapter": "configuration",
    "level": "MUST",
    "text": "Adapters MUST be off unless configured.",
    "anchor": "chapters/23-configuration.md#rules",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/mock-on": {
    "id": "configuration/mock-on",
    "chapter": "configuration",
    "level": "MUST",
    "text": "The mock provider alone MUST be on by default.",
    "anchor": "chapters/23-configuration.md#rules",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/base-urls": {
    "id": "configuration/base-urls",
    "chapter": "configuration",
    "level": "MUST",
    "text": "A base URL MUST be https, or http on loopback.",
    "anchor": "chapters/23-configuration.md#rules",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/base-providers": {
    "id": "configuration/base-providers",
    "chapter": "configuration",
    "level": "MUST",
    "text": "The base fields of `providers` MUST be taken as the draft's runtime has them.",
    "anchor": "chapters/23-configuration.md#base-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/base-admission": {
    "id": "configuration/base-admission",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`max_active_executions` MUST bound the executions that are admitted at a time.",
    "anchor": "chapters/23-configuration.md#base-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/base-event-store": {
    "id": "configuration/base-event-store",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`event_store` MUST take type `memory` with its limits; type `file` comes with durable storage.",
    "anchor": "chapters/23-configuration.md#base-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/event-store-file": {
    "id": "configuration/event-store-file",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`event_store` of type `file` MUST take `directory`, `encryption_key_env` and `max_disk_bytes`.",
    "anchor": "chapters/23-configuration.md#base-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/provider-concurrency": {
    "id": "configuration/provider-concurrency",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`max_concurrency` and `max_queue_depth` of a provider MUST be enforced.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "config_extended"
  },
  "configuration/provider-timeouts": {
    "id": "configuration/provider-timeouts",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`connect_ms`, `first_byte_ms`, `idle_ms` and `progress_ms` of a provider MUST be enforced.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "config_extended"
  },
  "configuration/provider-anthropic-version": {
    "id": "configuration/provider-anthropic-version",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`anthropic_version` MUST be sent as configured.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "config-extended",
      "anthropic"
    ],
    "state": "law",
    "feature": "config_extended"
  },
  "configuration/anthropic-version-default": {
    "id": "configuration/anthropic-version-default",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`anthropic_version` MUST default to `2023-06-01`.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "anthropic"
    ],
    "state": "law"
  },
  "configuration/capabilities": {
    "id": "configuration/capabilities",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`capabilities.structured_output` and `capabilities.parameters` of a text provider MUST say what its model can, as far as the adapter's protocol can say it.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "config_extended"
  },
  "configuration/policies": {
    "id": "configuration/policies",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`policies` MUST give named routing defaults, over which the request's own fields win.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "config_extended"
  },
  "configuration/event-store-redis": {
    "id": "configuration/event-store-redis",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`event_store` of type `redis` MUST take its URL from `url_env`.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "config_extended",
    "test": "reference/config.test.ts"
  },
  "configuration/allowed-hosts-field": {
    "id": "configuration/allowed-hosts-field",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`allowed_hosts` MUST extend the list of allowed hosts.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "config_extended",
    "test": "reference/config.test.ts"
  },
  "configuration/allowed-origins": {
    "id": "configuration/allowed-origins",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`allowed_origins` alone MUST get CORS headers and preflight answers; by default there are none.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "config_extended",
    "test": "reference/http/guard.test.ts"
  },
  "configuration/idempotency-min": {
    "id": "configuration/idempotency-min",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`idempotency_min_ms` MUST be enforced and published in `limits`.",
    "anchor": "chapters/23-configuration.md#extended-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "config_extended",
    "test": "reference/config.test.ts"
  },
  "configuration/environment": {
    "id": "configuration/environment",
    "chapter": "configuration",
    "level": "MUST",
    "text": "`MODEL_RUNTIME_HOST`, `MODEL_RUNTIME_PORT`, `MODEL_RUNTIME_SHUTDOWN_GRACE_MS`, `MODEL_RUNTIME_CONFIG` and `MODEL_RUNTIME_ALLOWED_HOSTS` MUST configure the process.",
    "anchor": "chapters/23-configuration.md#environment",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "configuration/text-capabilities": {
    "id": "configuration/text-capabilities",
    "chapter": "configuration",
    "level": "MUST",
    "text": "By default text adapters MUST take text and json in, give text out, and offer of the capability filters `stream` and `cancel` and nothing else.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "configuration/fal-capabilities": {
    "id": "configuration/fal-capabilities",
    "chapter": "configuration",
    "level": "MUST",
    "text": "By default the fal adapter MUST offer `async` and `cancel`.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "configuration/generous": {
    "id": "configuration/generous",
    "chapter": "configuration",
    "level": "MUST",
    "text": "Defaults MUST be generous: a 100 000-delta answer fits.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "configuration/no-cap-below-deadline": {
    "id": "configuration/no-cap-below-deadline",
    "chapter": "configuration",
    "level": "MUST",
    "text": "No adapter MUST cap a call below the deadline by default.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "configuration/output-limit": {
    "id": "configuration/output-limit",
    "chapter": "configuration",
    "level": "MUST",
    "text": "Where a provider requires an output limit it MUST be the request's, else `max_output_tokens` of the configuration, else the runtime's default.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "lab",
    "needs": [
      "anthropic"
    ],
    "state": "law"
  },
  "configuration/output-limit-shown": {
    "id": "configuration/output-limit-shown",
    "chapter": "configuration",
    "level": "MUST",
    "text": "The default output limit, 32 000 in the reference, MUST be shown in the manifest's `limits`.",
    "anchor": "chapters/23-configuration.md#defaults",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "deadline/one-limit": {
    "id": "deadline/one-limit",
    "chapter": "deadline",
    "level": "MUST",
    "text": "`deadline_ms` MUST be one limit over queueing, connecting, attempts and streaming.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "deadline/deadline-monotonic": {
    "id": "deadline/deadline-monotonic",
    "chapter": "deadline",
    "level": "MUST",
    "text": "The deadline MUST be absolute on the monotonic clock; wall-clock steps change only displayed times.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/execution.test.ts"
  },
  "deadline/ends-failed": {
    "id": "deadline/ends-failed",
    "chapter": "deadline",
    "level": "MUST",
    "text": "An execution past its deadline MUST end `failed` with `deadline_exceeded`.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "deadline/provider-aborted": {
    "id": "deadline/provider-aborted",
    "chapter": "deadline",
    "level": "MUST",
    "text": "At the deadline the provider call MUST be aborted.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "lab",
    "needs": [
      "abort-visible"
    ],
    "state": "law"
  },
  "deadline/queue-cancelled": {
    "id": "deadline/queue-cancelled",
    "chapter": "deadline",
    "level": "MUST",
    "text": "At the deadline a queue provider's call MUST be cancelled remotely.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "deadline/first-observed-wins": {
    "id": "deadline/first-observed-wins",
    "chapter": "deadline",
    "level": "MUST",
    "text": "Of deadline and cancel, whichever was observed first MUST decide.",
    "anchor": "chapters/19-deadline.md#deadline",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/execution.test.ts"
  },
  "deployment/topologies": {
    "id": "deployment/topologies",
    "chapter": "deployment",
    "level": "MUST",
    "text": "A shared data plane behind an AI gateway is recommended; sidecar and embedded core are the other arrangements.",
    "anchor": "chapters/21-deployment.md#topologies",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "deployment"
    }
  },
  "deployment/sidecar-global-limits": {
    "id": "deployment/sidecar-global-limits",
    "chapter": "deployment",
    "level": "MUST",
    "text": "In a sidecar, limits that must be global need outside coordination.",
    "anchor": "chapters/21-deployment.md#topologies",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "deployment"
    }
  },
  "deployment/development-tool": {
    "id": "deployment/development-tool",
    "chapter": "deployment",
    "level": "MUST",
    "text": "The reference server is a protocol development tool: unauthenticated and on loopback by default.",
    "anchor": "chapters/21-deployment.md#topologies",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "deployment/default-bind": {
    "id": "deployment/default-bind",
    "chapter": "deployment",
    "level": "MUST",
    "text": "The default bind MUST be 127.0.0.1:4320.",
    "anchor": "chapters/21-deployment.md#topologies",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/config.test.ts"
  },
  "deployment/one-broken-provider": {
    "id": "deployment/one-broken-provider",
    "chapter": "deployment",
    "level": "MUST",
    "text": "One broken provider MUST never break a request that another can serve.",
    "anchor": "chapters/21-deployment.md#resilience",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "errors/error-body": {
    "id": "errors/error-body",
    "chapter": "errors",
    "level": "MUST",
    "text": "Every error answer MUST be `{error: {code, message, retryable, …}}`, except a 503 of `/v1/runtime` and a 409 of a result, which have bodies of their own.",
    "anchor": "chapters/05-errors.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "errors/provider-code": {
    "id": "errors/provider-code",
    "chapter": "errors",
    "level": "MUST",
    "text": "`provider_code` MUST hold at most 64 characters of `[A-Za-z0-9_.:-]`.",
    "anchor": "chapters/05-errors.md#body",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/retryable-meaning": {
    "id": "errors/retryable-meaning",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be true if and only if the same request submitted again later may succeed and cannot double a remote execution whose outcome is unknown.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/not-retryable-after-output": {
    "id": "errors/not-retryable-after-output",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be false on every failure after output.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/never-retryable-codes": {
    "id": "errors/never-retryable-codes",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be false for `cancelled`, `deadline_exceeded`, `invalid_request` and `conflict`.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/retryable-transient": {
    "id": "errors/retryable-transient",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be true for `queue_full`, `rate_limited`, `runtime_unavailable` and Transient `provider_unavailable` before output, while no attempt's outcome is unknown.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/not-retryable-unknown-outcome": {
    "id": "errors/not-retryable-unknown-outcome",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be false once any attempt's outcome is unknown.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/not-retryable-otherwise": {
    "id": "errors/not-retryable-otherwise",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` MUST be false for every other cause.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/attempt-retryable-informative": {
    "id": "errors/attempt-retryable-informative",
    "chapter": "errors",
    "level": "MUST",
    "text": "`retryable` on `route.attempt_failed` is informative only.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "errors/new-key-to-resubmit": {
    "id": "errors/new-key-to-resubmit",
    "chapter": "errors",
    "level": "MUST",
    "text": "A resubmission needs a new idempotency key: the old one replays the failure.",
    "anchor": "chapters/05-errors.md#retryable",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "errors/door-invalid": {
    "id": "errors/door-invalid",
    "chapter": "errors",
    "level": "MUST",
    "text": "A bad body, parameter, cursor, header, method or host MUST answer code `invalid_request`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "errors/door-not-found": {
    "id": "errors/door-not-found",
    "chapter": "errors",
    "level": "MUST",
    "text": "An unknown execution or route MUST answer code `not_found`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "errors/door-key-conflict": {
    "id": "errors/door-key-conflict",
    "chapter": "errors",
    "level": "MUST",
    "text": "A key reused with another request MUST answer 422 with code `conflict`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "errors/door-wrong-state": {
    "id": "errors/door-wrong-state",
    "chapter": "errors",
    "level": "MUST",
    "text": "A cancel in the wrong state MUST carry code `conflict` when it is answered with 409.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "errors/door-cursor-expired": {
    "id": "errors/door-cursor-expired",
    "chapter": "errors",
    "level": "MUST",
    "text": "A cursor before what a trimmed log still holds MUST answer 410 `cursor_expired` with `oldest`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "trimming"
  },
  "errors/door-queue-full": {
    "id": "errors/door-queue-full",
    "chapter": "errors",
    "level": "MUST",
    "text": "A full admission MUST answer 429 with code `queue_full`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [
      "config-extended",
      "own-runtime"
    ],
    "state": "law"
  },
  "errors/door-retry-after": {
    "id": "errors/door-retry-after",
    "chapter": "errors",
    "level": "MUST",
    "text": "A 429 of `POST /v1/executions` MUST carry `Retry-After`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [
      "config-extended",
      "own-runtime"
    ],
    "state": "law"
  },
  "errors/door-unavailable": {
    "id": "errors/door-unavailable",
    "chapter": "errors",
    "level": "MUST",
    "text": "A runtime that is stopping, or whose store is out of reach, MUST answer 503 with code `runtime_unavailable`.",
    "anchor": "chapters/05-errors.md#door",
    "observable": "http",
    "needs": [
      "process"
    ],
    "state": "law"
  },
  "errors/no-capable-target": {
    "id": "errors/no-capable-target",
    "chapter": "errors",
    "level": "MUST",
    "text": "An execution that no target can serve MUST fail with `capability_unavailable`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/attempt-queue-full": {
    "id": "errors/attempt-queue-full",
    "chapter": "errors",
    "level": "MUST",
    "text": "An attempt that finds its provider's queue full MUST fail with `queue_full`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "errors/store-limit": {
    "id": "errors/store-limit",
    "chapter": "errors",
    "level": "MUST",
    "text": "An event, byte or disk limit of the store reached mid-stream MUST fail the execution with `capacity_exceeded`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [
      "config-extended",
      "own-runtime"
    ],
    "state": "law"
  },
  "errors/provider-rate-limited": {
    "id": "errors/provider-rate-limited",
    "chapter": "errors",
    "level": "MUST",
    "text": "A provider's 429 and an in-stream rate limit MUST fail with `rate_limited`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/provider-unavailable": {
    "id": "errors/provider-unavailable",
    "chapter": "errors",
    "level": "MUST",
    "text": "A refused or reset connection, a DNS or TLS failure, a timeout, a 5xx or 529, a 401, 402, 403, 404, 408 or 425, and an in-stream overload or server error MUST fail with `provider_unavailable`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/provider-quota": {
    "id": "errors/provider-quota",
    "chapter": "errors",
    "level": "MUST",
    "text": "An exhausted quota, also one told as a 429, MUST fail with `provider_unavailable`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/missing-credential": {
    "id": "errors/missing-credential",
    "chapter": "errors",
    "level": "MUST",
    "text": "A missing credential MUST fail the attempt with `provider_unavailable`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "errors/provider-invalid-request": {
    "id": "errors/provider-invalid-request",
    "chapter": "errors",
    "level": "MUST",
    "text": "A provider's 400, 409, 413, 422 or any other 4xx, and an in-stream invalid-request or content-policy error object, MUST fail with `invalid_request`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/provider-protocol-error": {
    "id": "errors/provider-protocol-error",
    "chapter": "errors",
    "level": "MUST",
    "text": "A truncated, malformed or contradictory provider stream MUST fail with `provider_protocol_error`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/redirect-protocol-error": {
    "id": "errors/redirect-protocol-error",
    "chapter": "errors",
    "level": "MUST",
    "text": "A refused provider redirect MUST fail with `provider_protocol_error`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/deadline-code": {
    "id": "errors/deadline-code",
    "chapter": "errors",
    "level": "MUST",
    "text": "A missed deadline MUST fail with `deadline_exceeded`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/cancelled-code": {
    "id": "errors/cancelled-code",
    "chapter": "errors",
    "level": "MUST",
    "text": "An execution ended by a cancel request MUST carry `cancelled`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/internal-code": {
    "id": "errors/internal-code",
    "chapter": "errors",
    "level": "MUST",
    "text": "Work cut by a shutdown or restart, and anything else of the runtime's own making, MUST fail with `internal_error`.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "restart",
    "needs": [
      "process",
      "config-extended"
    ],
    "state": "law"
  },
  "errors/internal-remote-outcome": {
    "id": "errors/internal-remote-outcome",
    "chapter": "errors",
    "level": "MUST",
    "text": "`internal_error` MUST carry `remote_outcome` `unknown` when a provider call may have run.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "restart",
    "needs": [
      "process",
      "config-extended"
    ],
    "state": "law"
  },
  "errors/embedded-wins": {
    "id": "errors/embedded-wins",
    "chapter": "errors",
    "level": "MUST",
    "text": "An error type or code embedded in the provider's answer MUST beat its HTTP status, for class and code alike.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "errors/infrastructure-internal": {
    "id": "errors/infrastructure-internal",
    "chapter": "errors",
    "level": "MUST",
    "text": "An infrastructure exception MUST be `internal_error` and never a validation error of the caller.",
    "anchor": "chapters/05-errors.md#execution",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/errors.test.ts"
  },
  "events/envelope": {
    "id": "events/envelope",
    "chapter": "events",
    "level": "MUST",
    "text": "Every event MUST carry `execution_id`, `sequence`, `time`, `type` and `status`.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/schema-valid": {
    "id": "events/schema-valid",
    "chapter": "events",
    "level": "MUST",
    "text": "Every event of a named type MUST be valid against the schema of its type.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/type-status": {
    "id": "events/type-status",
    "chapter": "events",
    "level": "MUST",
    "text": "Every event MUST carry the status that the table gives its type.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/known-types": {
    "id": "events/known-types",
    "chapter": "events",
    "level": "MUST",
    "text": "An event type outside the table MUST begin with `x-`.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/time-format": {
    "id": "events/time-format",
    "chapter": "events",
    "level": "MUST",
    "text": "`time` MUST be RFC 3339 UTC with `Z`.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/time-set-once": {
    "id": "events/time-set-once",
    "chapter": "events",
    "level": "MUST",
    "text": "`time` MUST be set once, at append.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/execution.test.ts"
  },
  "events/time-may-step-back": {
    "id": "events/time-may-step-back",
    "chapter": "events",
    "level": "MAY",
    "text": "`time` MAY step back.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/time-orders-nothing": {
    "id": "events/time-orders-nothing",
    "chapter": "events",
    "level": "MUST",
    "text": "Nothing MUST be ordered by `time`.",
    "anchor": "chapters/07-events.md#envelope",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/projection.test.ts"
  },
  "events/progress-after-acceptance": {
    "id": "events/progress-after-acceptance",
    "chapter": "events",
    "level": "MUST",
    "text": "`execution.progress` MUST be written only once the provider has accepted the call.",
    "anchor": "chapters/07-events.md#progress",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "events/output-index": {
    "id": "events/output-index",
    "chapter": "events",
    "level": "MUST",
    "text": "`output_index` MUST be a non-negative integer, one for each contiguous part, shared by all kinds of output.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/output-index-ascending": {
    "id": "events/output-index-ascending",
    "chapter": "events",
    "level": "MUST",
    "text": "Output indexes MUST ascend by first appearance.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/output-index-gaps": {
    "id": "events/output-index-gaps",
    "chapter": "events",
    "level": "MAY",
    "text": "Output indexes MAY have gaps, and parts MAY interleave.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/started-before-deltas": {
    "id": "events/started-before-deltas",
    "chapter": "events",
    "level": "MUST",
    "text": "`tool.call.started` MUST precede the argument deltas of its `call_id`.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "events/call-id-unique": {
    "id": "events/call-id-unique",
    "chapter": "events",
    "level": "MUST",
    "text": "A `call_id` MUST be unique in its execution.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "events/call-id-made-up": {
    "id": "events/call-id-made-up",
    "chapter": "events",
    "level": "MUST",
    "text": "Where the provider has no call id, the runtime MUST make one up.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "events/no-empty-delta": {
    "id": "events/no-empty-delta",
    "chapter": "events",
    "level": "MUST",
    "text": "A delta MUST NOT be empty.",
    "anchor": "chapters/07-events.md#output-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/preamble-no-output": {
    "id": "events/preamble-no-output",
    "chapter": "events",
    "level": "MUST",
    "text": "Preamble such as created and start events, role chunks, pings and empty deltas MUST make no output event.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/preamble-bounded": {
    "id": "events/preamble-bounded",
    "chapter": "events",
    "level": "MUST",
    "text": "What is held of preamble MUST be bounded in memory, by idle time and by the deadline.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/output-early": {
    "id": "events/output-early",
    "chapter": "events",
    "level": "SHOULD",
    "text": "An output event SHOULD be readable before the provider's next frame is needed.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/attempts-not-mixed": {
    "id": "events/attempts-not-mixed",
    "chapter": "events",
    "level": "MUST",
    "text": "Preamble or partial output of one attempt MUST NOT show in another.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "events/callers-do-not-join": {
    "id": "events/callers-do-not-join",
    "chapter": "events",
    "level": "MUST",
    "text": "Callers do not join a failed stream with another answer.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "events/cut-call-not-run": {
    "id": "events/cut-call-not-run",
    "chapter": "events",
    "level": "MUST",
    "text": "Callers do not run a tool call that carries `complete: false`.",
    "anchor": "chapters/07-events.md#preamble",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "events/extension-stored": {
    "id": "events/extension-stored",
    "chapter": "events",
    "level": "MUST",
    "text": "`x-` events MUST be stored and numbered like every other event and carry the current status.",
    "anchor": "chapters/07-events.md#extension-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/extension-neutral": {
    "id": "events/extension-neutral",
    "chapter": "events",
    "level": "MUST",
    "text": "`x-` events MUST never commit output and never end an execution.",
    "anchor": "chapters/07-events.md#extension-events",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "events/receivers-ignore-unknown": {
    "id": "events/receivers-ignore-unknown",
    "chapter": "events",
    "level": "MUST",
    "text": "Receivers ignore unknown event types and unknown fields.",
    "anchor": "chapters/07-events.md#extension-events",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "features/claimed-or-refused": {
    "id": "features/claimed-or-refused",
    "chapter": "features",
    "level": "MUST",
    "text": "The fields of a feature that is not claimed MUST be refused with 400.",
    "anchor": "chapters/24-features.md#claims",
    "observable": "http",
    "needs": [
      "unclaimed-fields"
    ],
    "state": "law"
  },
  "features/reference-claims": {
    "id": "features/reference-claims",
    "chapter": "features",
    "level": "MUST",
    "text": "The reference claims every feature but `trimming`, and `durable` only on a durable store.",
    "anchor": "chapters/24-features.md#claims",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/compose.test.ts"
  },
  "features/neutral-wins": {
    "id": "features/neutral-wins",
    "chapter": "features",
    "level": "MUST",
    "text": "A neutral field MUST win over the same thing in `extensions`.",
    "anchor": "chapters/24-features.md#neutral-fields",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/cannot-honour": {
    "id": "features/cannot-honour",
    "chapter": "features",
    "level": "MUST",
    "text": "A model that cannot honour a neutral field MUST NOT be a candidate; no field is ever silently dropped.",
    "anchor": "chapters/24-features.md#neutral-fields",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "features/tool-loop-goes-on": {
    "id": "features/tool-loop-goes-on",
    "chapter": "features",
    "level": "MUST",
    "text": "A conversation that began with one provider, a tool loop in its midst too, MUST go on unchanged with another.",
    "anchor": "chapters/24-features.md#neutral-fields",
    "observable": "lab",
    "needs": [
      "two-targets",
      "tools"
    ],
    "state": "law",
    "feature": "conversation"
  },
  "features/inline-stream": {
    "id": "features/inline-stream",
    "chapter": "features",
    "level": "MUST",
    "text": "A submit that accepts `text/event-stream` MUST be answered 200 with the event stream from sequence 1.",
    "anchor": "chapters/24-features.md#inline-stream",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "inline_stream"
  },
  "features/inline-stream-accept": {
    "id": "features/inline-stream-accept",
    "chapter": "features",
    "level": "MUST",
    "text": "Only the exact type `text/event-stream` with q above 0 MUST count as accepted.",
    "anchor": "chapters/24-features.md#inline-stream",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "inline_stream"
  },
  "features/inline-stream-replay": {
    "id": "features/inline-stream-replay",
    "chapter": "features",
    "level": "MUST",
    "text": "An idempotent replay that accepts `text/event-stream` MUST get the event stream from sequence 1 too.",
    "anchor": "chapters/24-features.md#inline-stream",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "inline_stream"
  },
  "features/finish-reason-mapped": {
    "id": "features/finish-reason-mapped",
    "chapter": "features",
    "level": "MUST",
    "text": "`finish_reason` MUST name what ended the provider's answer; an unknown reason is `other` and never `stop`.",
    "anchor": "chapters/24-features.md#finish-reason",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "finish_reason"
  },
  "features/finish-reason-precedence": {
    "id": "features/finish-reason-precedence",
    "chapter": "features",
    "level": "MUST",
    "text": "Where several reasons apply the order MUST be content_filter, refusal, length, pause, tool_calls, stop.",
    "anchor": "chapters/24-features.md#finish-reason",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "finish_reason"
  },
  "features/own-truncation-succeeds": {
    "id": "features/own-truncation-succeeds",
    "chapter": "features",
    "level": "MUST",
    "text": "The provider's own truncation, filter or refusal status MUST be success with that reason; an error object is a failure.",
    "anchor": "chapters/24-features.md#finish-reason",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "finish_reason"
  },
  "features/not-passed-off-whole": {
    "id": "features/not-passed-off-whole",
    "chapter": "features",
    "level": "SHOULD",
    "text": "Without feature `finish_reason` a truncated, filtered or refused answer SHOULD fail rather than be passed off as whole.",
    "anchor": "chapters/24-features.md#finish-reason",
    "observable": "lab",
    "needs": [
      "unclaimed-finish-reason"
    ],
    "state": "law"
  },
  "features/reasoning-deltas": {
    "id": "features/reasoning-deltas",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `reasoning` the provider's visible reasoning MUST appear as `output.reasoning.delta`.",
    "anchor": "chapters/24-features.md#reasoning-refusal",
    "observable": "lab",
    "needs": [
      "reasoning-text"
    ],
    "state": "law",
    "feature": "reasoning"
  },
  "features/refusal-deltas": {
    "id": "features/refusal-deltas",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `refusal` the provider's refusal text MUST appear as `output.refusal.delta`.",
    "anchor": "chapters/24-features.md#reasoning-refusal",
    "observable": "lab",
    "needs": [
      "refusal-text"
    ],
    "state": "law",
    "feature": "refusal"
  },
  "features/attempt-usage": {
    "id": "features/attempt-usage",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `attempt_usage` every `usage.reported` MUST carry its `attempt`.",
    "anchor": "chapters/24-features.md#attempt-usage",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "attempt_usage"
  },
  "features/conversation-parts": {
    "id": "features/conversation-parts",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `conversation` parts `message`, `tool_call` and `tool_result` MUST be accepted and reach the provider in their order and roles.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-result-bound": {
    "id": "features/conversation-result-bound",
    "chapter": "features",
    "level": "MUST",
    "text": "A `tool_result` MUST reach the provider bound to the call of its `call_id`.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-result-error": {
    "id": "features/conversation-result-error",
    "chapter": "features",
    "level": "SHOULD",
    "text": "`is_error: true` SHOULD reach a provider that has a word for it.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-data": {
    "id": "features/conversation-data",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `conversation` base64 `data` MUST be accepted in place of `uri`.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-one-source": {
    "id": "features/conversation-one-source",
    "chapter": "features",
    "level": "MUST",
    "text": "A media part with both `uri` and `data`, with neither, or with `data` that is not base64 MUST be refused with 400.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-media-type": {
    "id": "features/conversation-media-type",
    "chapter": "features",
    "level": "MUST",
    "text": "Callers give the `media_type` with `data`.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    },
    "feature": "conversation"
  },
  "features/conversation-plain-parts": {
    "id": "features/conversation-plain-parts",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `conversation` plain parts MUST form a user message.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-instructions": {
    "id": "features/conversation-instructions",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `conversation` top-level `instructions` MUST reach the provider as system text.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-modalities": {
    "id": "features/conversation-modalities",
    "chapter": "features",
    "level": "MUST",
    "text": "The modalities of the content of messages and tool results MUST be demanded like those of plain parts.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/conversation-demanded": {
    "id": "features/conversation-demanded",
    "chapter": "features",
    "level": "MUST",
    "text": "`instructions`, messages, tool calls, tool results and `data` MUST demand a model whose manifest says `conversation: true`.",
    "anchor": "chapters/24-features.md#conversation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "features/tool-input": {
    "id": "features/tool-input",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `tool_input` `tools`, `tool_choice` and `parallel_tool_calls` MUST reach the provider.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "features/tool-input-demands": {
    "id": "features/tool-input-demands",
    "chapter": "features",
    "level": "MUST",
    "text": "`tools` MUST imply the capability `tools`.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "features/tool-choice-values": {
    "id": "features/tool-choice-values",
    "chapter": "features",
    "level": "MUST",
    "text": "A `tool_choice` other than `auto`, `none`, `required` or `{name}` MUST be refused with 400.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "features/tool-parameters-unaltered": {
    "id": "features/tool-parameters-unaltered",
    "chapter": "features",
    "level": "MUST",
    "text": "The `parameters` of a tool MUST pass to the provider as they are, whatever their keys.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law",
    "feature": "tool_input"
  },
  "features/tools-never-run": {
    "id": "features/tools-never-run",
    "chapter": "features",
    "level": "MUST",
    "text": "The runtime MUST NOT run a tool.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    },
    "feature": "tool_input"
  },
  "features/tool-contradictions": {
    "id": "features/tool-contradictions",
    "chapter": "features",
    "level": "MAY",
    "text": "A runtime MAY refuse with 400 two tools of one name, or a `tool_choice` without `tools` or of a tool that is not among them.",
    "anchor": "chapters/24-features.md#tool-input",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "features/output-schema": {
    "id": "features/output-schema",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `structured_output` `output_schema` MUST reach the provider.",
    "anchor": "chapters/24-features.md#structured-output",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "structured_output"
  },
  "features/output-schema-demands": {
    "id": "features/output-schema-demands",
    "chapter": "features",
    "level": "MUST",
    "text": "`output_schema` MUST imply the capability `structured_output`.",
    "anchor": "chapters/24-features.md#structured-output",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "structured_output"
  },
  "features/output-schema-unaltered": {
    "id": "features/output-schema-unaltered",
    "chapter": "features",
    "level": "MUST",
    "text": "The `schema` of `output_schema` MUST pass to the provider as it is, whatever its keys.",
    "anchor": "chapters/24-features.md#structured-output",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "structured_output"
  },
  "features/output-schema-not-judged": {
    "id": "features/output-schema-not-judged",
    "chapter": "features",
    "level": "MUST",
    "text": "An answer that does not fit `output_schema` MUST pass as text, neither refused nor mended.",
    "anchor": "chapters/24-features.md#structured-output",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "structured_output"
  },
  "features/generation": {
    "id": "features/generation",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `generation` `max_output_tokens`, `temperature`, `top_p`, `stop` and `reasoning_effort` MUST reach the provider.",
    "anchor": "chapters/24-features.md#generation",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "generation"
  },
  "features/generation-excludes": {
    "id": "features/generation-excludes",
    "chapter": "features",
    "level": "MUST",
    "text": "A parameter that a model's `parameters` lack MUST exclude the model as a candidate and never be dropped silently.",
    "anchor": "chapters/24-features.md#generation",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "generation"
  },
  "features/generation-ranges": {
    "id": "features/generation-ranges",
    "chapter": "features",
    "level": "MUST",
    "text": "A generation field outside its range MUST be refused with 400.",
    "anchor": "chapters/24-features.md#generation",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "generation"
  },
  "features/provider-state-listed": {
    "id": "features/provider-state-listed",
    "chapter": "features",
    "level": "MUST",
    "text": "`output.provider_state` events MUST be listed in `result.provider_state`, in their order.",
    "anchor": "chapters/24-features.md#provider-state",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "provider_state"
  },
  "features/provider-state-named": {
    "id": "features/provider-state-named",
    "chapter": "features",
    "level": "MUST",
    "text": "`output.provider_state` MUST carry `data` and the provider and model of the attempt's target.",
    "anchor": "chapters/24-features.md#provider-state",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "provider_state"
  },
  "features/provider-state-accepted": {
    "id": "features/provider-state-accepted",
    "chapter": "features",
    "level": "MUST",
    "text": "Provider state MUST be accepted as an input part and sent to the same provider only, its `data` unaltered.",
    "anchor": "chapters/24-features.md#provider-state",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "provider_state"
  },
  "features/provider-state-ignored": {
    "id": "features/provider-state-ignored",
    "chapter": "features",
    "level": "MUST",
    "text": "Provider state of another provider MUST be dropped and listed in `route.selected.ignored`.",
    "anchor": "chapters/24-features.md#provider-state",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law",
    "feature": "provider_state"
  },
  "features/provider-state-excludes-none": {
    "id": "features/provider-state-excludes-none",
    "chapter": "features",
    "level": "MUST",
    "text": "Provider state MUST exclude no candidate.",
    "anchor": "chapters/24-features.md#provider-state",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law",
    "feature": "provider_state"
  },
  "features/route-explain": {
    "id": "features/route-explain",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `route_explain` `considered` MUST list every candidate and every skipped target with its reason.",
    "anchor": "chapters/24-features.md#route-explain",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "route_explain"
  },
  "features/route-explain-once": {
    "id": "features/route-explain-once",
    "chapter": "features",
    "level": "MUST",
    "text": "Every configured model MUST stand in `considered` exactly once, the candidates in routing order.",
    "anchor": "chapters/24-features.md#route-explain",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law",
    "feature": "route_explain"
  },
  "features/route-explain-reasons": {
    "id": "features/route-explain-reasons",
    "chapter": "features",
    "level": "MUST",
    "text": "A skipped target MUST have a reason of the closed list, and `name` where a modality, capability or parameter is lacking.",
    "anchor": "chapters/24-features.md#route-explain",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "route_explain"
  },
  "features/route-explain-first": {
    "id": "features/route-explain-first",
    "chapter": "features",
    "level": "SHOULD",
    "text": "Where several reasons apply, the first in the order of the table SHOULD be told.",
    "anchor": "chapters/24-features.md#route-explain",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "route_explain"
  },
  "features/policy-ref": {
    "id": "features/policy-ref",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `policy_ref` `policy` MUST name a policy of the deployment's configuration and be echoed in `route.selected.policy`.",
    "anchor": "chapters/24-features.md#policy-ref",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law",
    "feature": "policy_ref"
  },
  "features/policy-request-wins": {
    "id": "features/policy-request-wins",
    "chapter": "features",
    "level": "MUST",
    "text": "The request's own routing fields MUST win over those of its policy.",
    "anchor": "chapters/24-features.md#policy-ref",
    "observable": "lab",
    "needs": [
      "two-targets",
      "config-extended"
    ],
    "state": "law",
    "feature": "policy_ref"
  },
  "features/policy-unknown": {
    "id": "features/policy-unknown",
    "chapter": "features",
    "level": "MUST",
    "text": "An unknown policy MUST be refused with 400.",
    "anchor": "chapters/24-features.md#policy-ref",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "policy_ref"
  },
  "features/policy-without-feature": {
    "id": "features/policy-without-feature",
    "chapter": "features",
    "level": "MUST",
    "text": "Without feature `policy_ref` a `policy` MUST be refused with 400.",
    "anchor": "chapters/24-features.md#policy-ref",
    "observable": "http",
    "needs": [
      "unclaimed-policy-ref"
    ],
    "state": "law"
  },
  "features/partition": {
    "id": "features/partition",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `partition` the header `Execution-Partition` MUST scope idempotency keys: the same key in two partitions makes two executions.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "partition"
  },
  "features/partition-ids": {
    "id": "features/partition-ids",
    "chapter": "features",
    "level": "MUST",
    "text": "An execution MUST be known only in its own partition: 404 in any other, on every operation; no header is a partition of its own.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "partition"
  },
  "features/partition-values": {
    "id": "features/partition-values",
    "chapter": "features",
    "level": "MUST",
    "text": "`Execution-Partition` of other than 1 to 128 visible ASCII characters, or two such headers, MUST be refused with 400.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "partition"
  },
  "features/partition-bytes": {
    "id": "features/partition-bytes",
    "chapter": "features",
    "level": "MUST",
    "text": "Partitions MUST be compared byte for byte.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "partition"
  },
  "features/partition-opaque": {
    "id": "features/partition-opaque",
    "chapter": "features",
    "level": "MUST",
    "text": "The value of `Execution-Partition` MUST reach no provider and be no part of the fingerprint.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "partition"
  },
  "features/partition-unclaimed": {
    "id": "features/partition-unclaimed",
    "chapter": "features",
    "level": "SHOULD",
    "text": "A runtime without feature `partition` SHOULD refuse `Execution-Partition` with 400.",
    "anchor": "chapters/24-features.md#partition",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "features/trimming": {
    "id": "features/trimming",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `trimming` a trimmed log MUST never be shown as a stream with a hole.",
    "anchor": "chapters/24-features.md#other-features",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "trimming"
  },
  "features/durable": {
    "id": "features/durable",
    "chapter": "features",
    "level": "MUST",
    "text": "With feature `durable` executions MUST survive a crash of the process.",
    "anchor": "chapters/24-features.md#other-features",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "http/runtime-200": {
    "id": "http/runtime-200",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/runtime` MUST answer 200 with a `RuntimeInfo` while the runtime is ready.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/runtime-503": {
    "id": "http/runtime-503",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/runtime` MUST answer 503 with the same body when `state` is `stopping` or `unavailable`.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [
      "process"
    ],
    "state": "law"
  },
  "http/providers-200": {
    "id": "http/providers-200",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/providers` MUST answer 200 with `{data: ProviderManifest[]}`.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/submit-202": {
    "id": "http/submit-202",
    "chapter": "http",
    "level": "MUST",
    "text": "`POST /v1/executions` MUST answer 202 with an `ExecutionSubmission` when it creates an execution.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/submit-location": {
    "id": "http/submit-location",
    "chapter": "http",
    "level": "SHOULD",
    "text": "Every 2xx answer to `POST /v1/executions` SHOULD carry `Location`.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/snapshot-200": {
    "id": "http/snapshot-200",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/executions/{id}` MUST answer 200 with an `ExecutionSnapshot` for a known execution.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/events-200": {
    "id": "http/events-200",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/executions/{id}/events` MUST answer 200 with a server-sent event stream, or 204 where chapter replay allows it.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/result-200": {
    "id": "http/result-200",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/executions/{id}/result` MUST answer 200 with an `ExecutionResult` when the execution has succeeded.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "http/result-409": {
    "id": "http/result-409",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/executions/{id}/result` MUST answer 409 with `{status, error?}` whenever the execution has not succeeded, and never a 2xx.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "http/result-409-error": {
    "id": "http/result-409-error",
    "chapter": "http",
    "level": "MUST",
    "text": "`error` in the 409 of a result MUST be the execution's own error, else code `conflict`, or absent.",
    "anchor": "chapters/02-http.md#operations",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "http/unknown-404": {
    "id": "http/unknown-404",
    "chapter": "http",
    "level": "MUST",
    "text": "Every operation on an unknown execution MUST answer 404.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/evicted-404": {
    "id": "http/evicted-404",
    "chapter": "http",
    "level": "MUST",
    "text": "Every operation on an evicted execution MUST answer 404.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [
      "config-extended",
      "own-runtime"
    ],
    "state": "law"
  },
  "http/other-paths": {
    "id": "http/other-paths",
    "chapter": "http",
    "level": "MUST",
    "text": "Any other method or path MUST answer 404 or 405 with the error body.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/method-not-allowed": {
    "id": "http/method-not-allowed",
    "chapter": "http",
    "level": "MAY",
    "text": "A runtime MAY answer a wrong method with 405 and `Allow`; the reference does.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/head-events": {
    "id": "http/head-events",
    "chapter": "http",
    "level": "MUST",
    "text": "`HEAD` on an event stream MUST NOT hang.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/may-answer-500": {
    "id": "http/may-answer-500",
    "chapter": "http",
    "level": "MAY",
    "text": "Any operation MAY answer 500 `internal_error`.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/may-answer-503": {
    "id": "http/may-answer-503",
    "chapter": "http",
    "level": "MAY",
    "text": "Any operation MAY answer 503 `runtime_unavailable` while the store is out of reach.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/may-answer-403": {
    "id": "http/may-answer-403",
    "chapter": "http",
    "level": "MAY",
    "text": "Any operation MAY answer 403 when the loopback guard refuses the request.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/schema-valid": {
    "id": "http/schema-valid",
    "chapter": "http",
    "level": "MUST",
    "text": "Every JSON body MUST be valid against the schema that the OpenAPI document gives for its operation and status.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/json-content-type": {
    "id": "http/json-content-type",
    "chapter": "http",
    "level": "MUST",
    "text": "Every JSON body MUST be sent as `application/json`.",
    "anchor": "chapters/02-http.md#everywhere",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "http/reference-extras": {
    "id": "http/reference-extras",
    "chapter": "http",
    "level": "MUST",
    "text": "The reference also serves `/openapi.json`, `/livez` and `/readyz`.",
    "anchor": "chapters/02-http.md#reference-extras",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/app.test.ts"
  },
  "http/reference-inspector": {
    "id": "http/reference-inspector",
    "chapter": "http",
    "level": "MUST",
    "text": "The reference also serves an inspector page at `/`.",
    "anchor": "chapters/02-http.md#reference-extras",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/inspector/inspector-page.test.ts"
  },
  "http/reserved-names": {
    "id": "http/reserved-names",
    "chapter": "http",
    "level": "MUST",
    "text": "`GET /v1/executions`, `DELETE /v1/executions/{id}` and a JSON page of events are names reserved for later.",
    "anchor": "chapters/02-http.md#reference-extras",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "idempotency/key-format": {
    "id": "idempotency/key-format",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "An `Idempotency-Key` that is not 1–256 visible ASCII characters MUST be refused with 400.",
    "anchor": "chapters/16-idempotency.md#key",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "idempotency/two-keys": {
    "id": "idempotency/two-keys",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Two `Idempotency-Key` headers MUST be refused with 400.",
    "anchor": "chapters/16-idempotency.md#key",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "idempotency/key-bytes": {
    "id": "idempotency/key-bytes",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Keys MUST be compared byte for byte.",
    "anchor": "chapters/16-idempotency.md#key",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/no-key-new-execution": {
    "id": "idempotency/no-key-new-execution",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Without a key every POST MUST be a new execution.",
    "anchor": "chapters/16-idempotency.md#key",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/fingerprint-canonical": {
    "id": "idempotency/fingerprint-canonical",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "The fingerprint MUST be the whole body as sent in RFC 8785 form: key order, spacing, escapes and number spelling make no difference.",
    "anchor": "chapters/16-idempotency.md#fingerprint",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/fingerprint-whole": {
    "id": "idempotency/fingerprint-whole",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Every field of the body MUST count for the fingerprint, `deadline_ms` and `metadata` too.",
    "anchor": "chapters/16-idempotency.md#fingerprint",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/fingerprint-no-defaults": {
    "id": "idempotency/fingerprint-no-defaults",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Defaults MUST NOT be filled in for the fingerprint: a missing field and its default differ.",
    "anchor": "chapters/16-idempotency.md#fingerprint",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/fingerprint-body-only": {
    "id": "idempotency/fingerprint-body-only",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Headers and query MUST be left out of the fingerprint.",
    "anchor": "chapters/16-idempotency.md#fingerprint",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/same-request": {
    "id": "idempotency/same-request",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "The same key with the same fingerprint MUST answer 200 with the same execution and `idempotent_replay: true`.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/first-is-not-replay": {
    "id": "idempotency/first-is-not-replay",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A submit that created its execution MUST answer `idempotent_replay: false`.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "idempotency/no-second-call": {
    "id": "idempotency/no-second-call",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A replay MUST make no second provider call.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/replay-while-running": {
    "id": "idempotency/replay-while-running",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A replay MUST be answered while the execution runs.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/replay-any-outcome": {
    "id": "idempotency/replay-any-outcome",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A replay MUST be answered whatever the execution's outcome.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/replay-after-restart": {
    "id": "idempotency/replay-after-restart",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "On a durable store a replay MUST be answered after a restart.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "idempotency/replay-when-full": {
    "id": "idempotency/replay-when-full",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A replay MUST be answered when the runtime is full or stopping.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [
      "process"
    ],
    "state": "law"
  },
  "idempotency/other-fingerprint": {
    "id": "idempotency/other-fingerprint",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "The same key with another fingerprint MUST answer 422 and create nothing.",
    "anchor": "chapters/16-idempotency.md#replay",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/concurrent-one-202": {
    "id": "idempotency/concurrent-one-202",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Of concurrent submits with one key exactly one MUST answer 202.",
    "anchor": "chapters/16-idempotency.md#claim",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/concurrent-readable": {
    "id": "idempotency/concurrent-readable",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Every id that a concurrent submit returns MUST be readable at once.",
    "anchor": "chapters/16-idempotency.md#claim",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/claim-atomic": {
    "id": "idempotency/claim-atomic",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Claim and first event MUST be one atomic step.",
    "anchor": "chapters/16-idempotency.md#claim",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "idempotency/refused-claims-nothing": {
    "id": "idempotency/refused-claims-nothing",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A refused submit MUST claim nothing.",
    "anchor": "chapters/16-idempotency.md#claim",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/key-lives-with-record": {
    "id": "idempotency/key-lives-with-record",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "A key MUST live as long as its record, at least `limits.idempotency_min_ms` where published.",
    "anchor": "chapters/16-idempotency.md#life",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "idempotency/refuse-rather-than-evict": {
    "id": "idempotency/refuse-rather-than-evict",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Within `idempotency_min_ms` admission MUST be refused rather than a record evicted.",
    "anchor": "chapters/16-idempotency.md#life",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "idempotency/key-hashed": {
    "id": "idempotency/key-hashed",
    "chapter": "idempotency",
    "level": "MUST",
    "text": "Only a hash of the key MUST be stored.",
    "anchor": "chapters/16-idempotency.md#life",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/idempotency.test.ts"
  },
  "lifecycle/states": {
    "id": "lifecycle/states",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "Consecutive statuses of an execution MUST be equal or joined by a path of the diagram.",
    "anchor": "chapters/06-lifecycle.md#states",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/cancelled-iff": {
    "id": "lifecycle/cancelled-iff",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "Status `cancelled` MUST appear if and only if `error.code` is `cancelled`.",
    "anchor": "chapters/06-lifecycle.md#states",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/cancelled-after-request": {
    "id": "lifecycle/cancelled-after-request",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "Status `cancelled` MUST appear only after a cancel request.",
    "anchor": "chapters/06-lifecycle.md#states",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/terminal-status-final": {
    "id": "lifecycle/terminal-status-final",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "A terminal status MUST never change again.",
    "anchor": "chapters/06-lifecycle.md#states",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/grammar": {
    "id": "lifecycle/grammar",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "The event log MUST match the grammar of the lifecycle chapter.",
    "anchor": "chapters/06-lifecycle.md#grammar",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/extension-place": {
    "id": "lifecycle/extension-place",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "`x-` events MUST stand only after `execution.accepted` and before the terminal event.",
    "anchor": "chapters/06-lifecycle.md#grammar",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "lifecycle/provider-state-held": {
    "id": "lifecycle/provider-state-held",
    "chapter": "lifecycle",
    "level": "MUST",
    "text": "`output.provider_state` MUST be held until output is committed or the attempt has succeeded, so that a failed-over attempt never shows any.",
    "anchor": "chapters/06-lifecycle.md#grammar",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "provider_state"
  },
  "output/text-fidelity": {
    "id": "output/text-fidelity",
    "chapter": "output",
    "level": "MUST",
    "text": "The joined text of an execution MUST be the provider's text, character for character.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "output/tool-arguments-fidelity": {
    "id": "output/tool-arguments-fidelity",
    "chapter": "output",
    "level": "MUST",
    "text": "The joined arguments of each tool call MUST be the provider's, character for character, and never another call's.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "output/tool-name-fidelity": {
    "id": "output/tool-name-fidelity",
    "chapter": "output",
    "level": "MUST",
    "text": "`tool.call.started` MUST carry the provider's tool name and, where the provider has one, its call id.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "output/no-argument-repair": {
    "id": "output/no-argument-repair",
    "chapter": "output",
    "level": "MUST",
    "text": "Arguments that are not valid JSON MUST pass unrepaired.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "output/empty-arguments": {
    "id": "output/empty-arguments",
    "chapter": "output",
    "level": "MUST",
    "text": "A call without arguments MUST fold to `{}`.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "output/unaltered": {
    "id": "output/unaltered",
    "chapter": "output",
    "level": "MUST",
    "text": "Model output MUST pass unaltered, even where it looks like a credential or a URL.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "output/reasoning-not-text": {
    "id": "output/reasoning-not-text",
    "chapter": "output",
    "level": "MUST",
    "text": "Reasoning deltas MUST never be part of the text.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [
      "reasoning-text"
    ],
    "state": "law",
    "feature": "reasoning"
  },
  "output/refusal-not-text": {
    "id": "output/refusal-not-text",
    "chapter": "output",
    "level": "MUST",
    "text": "Refusal deltas MUST never be part of the text.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "refusal"
  },
  "output/concurrent-apart": {
    "id": "output/concurrent-apart",
    "chapter": "output",
    "level": "MUST",
    "text": "Output of one execution MUST NOT show in another that runs at the same time.",
    "anchor": "chapters/10-output.md#fidelity",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "provider-spi/manifest-no-request": {
    "id": "provider-spi/manifest-no-request",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`manifest()` MUST make no request and give the same answer for as long as the runtime runs.",
    "anchor": "chapters/25-provider-spi.md#manifest",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/manifest-honoured": {
    "id": "provider-spi/manifest-honoured",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "What a manifest lists `execute` MUST honour.",
    "anchor": "chapters/25-provider-spi.md#manifest",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/neutral-requests.test.ts"
  },
  "provider-spi/only-what-is-listed": {
    "id": "provider-spi/only-what-is-listed",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "What a manifest does not list MUST never reach `execute`.",
    "anchor": "chapters/25-provider-spi.md#manifest",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/routing.test.ts"
  },
  "provider-spi/manifest-limits": {
    "id": "provider-spi/manifest-limits",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Every bound that an adapter applies itself MUST stand in its manifest's `limits`.",
    "anchor": "chapters/25-provider-spi.md#manifest",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/requests.test.ts"
  },
  "provider-spi/one-generating-request": {
    "id": "provider-spi/one-generating-request",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`execute` MUST send at most one generating request.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/lazy": {
    "id": "provider-spi/lazy",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`execute` MUST send nothing before its first batch is asked for, nor once `signal` has aborted.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/batches": {
    "id": "provider-spi/batches",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A batch MUST be what one network read told, in the provider's order, yielded before the next read and never empty.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/request-unchanged": {
    "id": "provider-spi/request-unchanged",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT change the request that it is given.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "provider-spi/concurrent-calls": {
    "id": "provider-spi/concurrent-calls",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Calls of `execute` that run at the same time MUST share nothing but their configuration.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/abort-closes": {
    "id": "provider-spi/abort-closes",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "When `signal` aborts, the connection MUST be closed at once and `execute` reject promptly.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/return-closes": {
    "id": "provider-spi/return-closes",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "When the consumer stops asking for batches, the connection MUST be closed.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/bounded-leave": {
    "id": "provider-spi/bounded-leave",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter that tells its provider of the end MUST do so within a bounded time that it states, and the core waits no longer.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/fal-queue/cancel.test.ts"
  },
  "provider-spi/index-opens-once": {
    "id": "provider-spi/index-opens-once",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST open each output index once, in ascending order, and a tool call before its arguments.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/state-of-target": {
    "id": "provider-spi/state-of-target",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Provider state MUST carry the provider and model of the call's target and hold no credential.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/usage-replaces": {
    "id": "provider-spi/usage-replaces",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Later usage counters of an attempt MUST replace earlier ones of the same unit.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/usage.test.ts"
  },
  "provider-spi/completed-last": {
    "id": "provider-spi/completed-last",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`completed` MUST come at most once and last.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/end-without-completed": {
    "id": "provider-spi/end-without-completed",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Batches that end without `completed` MUST fail the attempt with `provider_protocol_error`.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "provider-spi/contradictions-refused": {
    "id": "provider-spi/contradictions-refused",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "The core MUST fail an attempt whose events contradict themselves: an index out of order, arguments of an unopened call, output after `completed`.",
    "anchor": "chapters/25-provider-spi.md#execute",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/output-gate.test.ts"
  },
  "provider-spi/yields-before-failing": {
    "id": "provider-spi/yields-before-failing",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "What was read before a failure MUST be yielded before it is thrown.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/failure-carries": {
    "id": "provider-spi/failure-carries",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A failure MUST carry its class, its code and a message of the adapter's own words.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/failure-remote-outcome": {
    "id": "provider-spi/failure-remote-outcome",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A failure MUST say `remote_outcome` `finished` or `not_started` only where the provider's answer, or a request that never left, proves it.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/retry-after-sane": {
    "id": "provider-spi/retry-after-sane",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`retryAfterMs` MUST be the provider's own wish, and absent if it made none or one that makes no sense.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/retry-after.test.ts"
  },
  "provider-spi/forbids-further-attempts": {
    "id": "provider-spi/forbids-further-attempts",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "After a failure that forbids further attempts no attempt MUST follow on any target.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/retry-plan.test.ts"
  },
  "provider-spi/foreign-throw": {
    "id": "provider-spi/foreign-throw",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Anything else that an adapter throws MUST become `internal_error` with `remote_outcome: \"unknown\"`, without the exception's own text.",
    "anchor": "chapters/25-provider-spi.md#failures",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/attempts.test.ts"
  },
  "provider-spi/never-retries": {
    "id": "provider-spi/never-retries",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT retry, nor let a library or proxy retry behind it.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/never-leaves-origin": {
    "id": "provider-spi/never-leaves-origin",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT follow a redirect, nor send its credential to another origin than the configured one.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/http.test.ts"
  },
  "provider-spi/never-fetches-media": {
    "id": "provider-spi/never-fetches-media",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT fetch a media URI of a request or of a result.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/requests.test.ts"
  },
  "provider-spi/never-tells-secrets": {
    "id": "provider-spi/never-tells-secrets",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT put a credential, prompt, provider body or URL into an error or a log.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/never-invents": {
    "id": "provider-spi/never-invents",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT join, repair, filter or invent output, nor report as source `provider` a quantity that the provider did not give.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/never-succeeds-early": {
    "id": "provider-spi/never-succeeds-early",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT report success without the provider's own terminal.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/never-drops-fields": {
    "id": "provider-spi/never-drops-fields",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT drop a field of the request in silence.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "provider-spi/never-caps": {
    "id": "provider-spi/never-caps",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST NOT cap output or time below what request, configuration and manifest say.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/neutral-requests.test.ts"
  },
  "provider-spi/never-ambient": {
    "id": "provider-spi/never-ambient",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST take credential, clock and `fetch` from what it is given, and read neither the environment nor a clock of its own.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/contract.test.ts"
  },
  "provider-spi/never-unbounded": {
    "id": "provider-spi/never-unbounded",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "An adapter MUST bound in memory a frame, a body and what it keeps of a preamble.",
    "anchor": "chapters/25-provider-spi.md#never",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/sse.test.ts"
  },
  "provider-spi/inexpressible-combination": {
    "id": "provider-spi/inexpressible-combination",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A combination that the manifest cannot express and the provider cannot take MUST fail the attempt target-scoped before anything is sent.",
    "anchor": "chapters/25-provider-spi.md#neutral-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/neutral-requests.test.ts"
  },
  "provider-spi/foreign-state": {
    "id": "provider-spi/foreign-state",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Provider state that the adapter never gave MUST fail the attempt request-scoped.",
    "anchor": "chapters/25-provider-spi.md#neutral-fields",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/provider-state.test.ts"
  },
  "provider-spi/queue-submitted-once": {
    "id": "provider-spi/queue-submitted-once",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A submit that is accepted, or whose answer is unknown, MUST NOT be repeated.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-poll-floor": {
    "id": "provider-spi/queue-poll-floor",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "The status MUST be polled never more often than a floor allows.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/fal-queue/stream.test.ts"
  },
  "provider-spi/queue-unknown-status": {
    "id": "provider-spi/queue-unknown-status",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "A status that is unknown or missing MUST be neither progress nor an end, and the progress timeout bounds it.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-completed-not-success": {
    "id": "provider-spi/queue-completed-not-success",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "`COMPLETED` MUST NOT be success by itself: success is a fetched result without an error.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-own-origin": {
    "id": "provider-spi/queue-own-origin",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Status, result and cancel URLs at another origin than the configured one MUST be refused, and no credential goes there.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-progress": {
    "id": "provider-spi/queue-progress",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Progress MUST carry the queue position where it is given, and not be repeated while nothing changes.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-error-details": {
    "id": "provider-spi/queue-error-details",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "Details of a validation error MUST be reduced to their code.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "provider-spi/queue-no-other-limit": {
    "id": "provider-spi/queue-no-other-limit",
    "chapter": "provider-spi",
    "level": "MUST",
    "text": "No limit but the deadline MUST end a call of which the provider still tells progress.",
    "anchor": "chapters/25-provider-spi.md#queue",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/providers/fal-queue/stream.test.ts"
  },
  "replay/history-immutable": {
    "id": "replay/history-immutable",
    "chapter": "replay",
    "level": "MUST",
    "text": "An appended event MUST never change: a later reading of the same execution begins with the earlier one.",
    "anchor": "chapters/11-replay.md#equality",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/live-equals-replay": {
    "id": "replay/live-equals-replay",
    "chapter": "replay",
    "level": "MUST",
    "text": "Live, replaying and later readers MUST see the same events, in parsed data, `id` and `event`.",
    "anchor": "chapters/11-replay.md#equality",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/framing-free": {
    "id": "replay/framing-free",
    "chapter": "replay",
    "level": "MUST",
    "text": "Framing, key order, comments and `retry:` are not compared between readers.",
    "anchor": "chapters/11-replay.md#equality",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "replay/exact-suffix": {
    "id": "replay/exact-suffix",
    "chapter": "replay",
    "level": "MUST",
    "text": "A cursor MUST give every later event exactly once: from the log, then live, then the end.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/last-event-id": {
    "id": "replay/last-event-id",
    "chapter": "replay",
    "level": "MUST",
    "text": "`Last-Event-ID: N` MUST give the same events as `?after=N`.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/greater-wins": {
    "id": "replay/greater-wins",
    "chapter": "replay",
    "level": "SHOULD",
    "text": "With `after` and `Last-Event-ID` both present the greater SHOULD be used.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/past-end-finished": {
    "id": "replay/past-end-finished",
    "chapter": "replay",
    "level": "MUST",
    "text": "A cursor at or past the end of a finished execution MUST answer 200 with no event, or 204.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/past-end-running": {
    "id": "replay/past-end-running",
    "chapter": "replay",
    "level": "MUST",
    "text": "A cursor past the end of a running execution MUST give only later events and end with the execution, or be refused with 400.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/bad-cursor-400": {
    "id": "replay/bad-cursor-400",
    "chapter": "replay",
    "level": "MUST",
    "text": "A cursor that is not a canonical decimal integer 0…2^53−1 MUST be refused with 400, the empty string too.",
    "anchor": "chapters/11-replay.md#cursor",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "replay/many-readers": {
    "id": "replay/many-readers",
    "chapter": "replay",
    "level": "MUST",
    "text": "Every one of many readers MUST get all events.",
    "anchor": "chapters/11-replay.md#readers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/leaving-reader": {
    "id": "replay/leaving-reader",
    "chapter": "replay",
    "level": "MUST",
    "text": "A reader that leaves MUST NOT cancel the execution or affect another reader.",
    "anchor": "chapters/11-replay.md#readers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/slow-reader": {
    "id": "replay/slow-reader",
    "chapter": "replay",
    "level": "MUST",
    "text": "A slow reader MUST affect nobody and never cancel the execution.",
    "anchor": "chapters/11-replay.md#readers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/may-drop-slow": {
    "id": "replay/may-drop-slow",
    "chapter": "replay",
    "level": "MAY",
    "text": "A runtime MAY drop a slow reader, who reconnects.",
    "anchor": "chapters/11-replay.md#readers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "replay/reconnect-without-terminal": {
    "id": "replay/reconnect-without-terminal",
    "chapter": "replay",
    "level": "MUST",
    "text": "An end of stream without a terminal event means: reconnect.",
    "anchor": "chapters/11-replay.md#readers",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "requests/minimal": {
    "id": "requests/minimal",
    "chapter": "requests",
    "level": "MUST",
    "text": "A request with `ability` and at least one input part and nothing else MUST be accepted.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "requests/required-fields": {
    "id": "requests/required-fields",
    "chapter": "requests",
    "level": "MUST",
    "text": "A request without `ability`, without `input` or with an empty `input` MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/nothing-required-inside": {
    "id": "requests/nothing-required-inside",
    "chapter": "requests",
    "level": "MUST",
    "text": "No field inside `requirements` or `routing` is required; either object MUST be accepted empty.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/unknown-fields": {
    "id": "requests/unknown-fields",
    "chapter": "requests",
    "level": "MUST",
    "text": "A field that the schema does not name MUST be refused with 400, at every level but the open ones.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/open-objects": {
    "id": "requests/open-objects",
    "chapter": "requests",
    "level": "MUST",
    "text": "Any keys MUST be accepted inside `extensions`, `metadata` and the value of a `json` part.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/ability-length": {
    "id": "requests/ability-length",
    "chapter": "requests",
    "level": "MUST",
    "text": "`ability` MUST be accepted from 1 to 256 characters and refused with 400 outside that range.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/part-types": {
    "id": "requests/part-types",
    "chapter": "requests",
    "level": "MUST",
    "text": "Parts of type `text`, `json`, `image`, `audio`, `video` and `file` MUST be accepted in the shape of the schema; any other type is refused with 400.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/routing-ranges": {
    "id": "requests/routing-ranges",
    "chapter": "requests",
    "level": "MUST",
    "text": "`routing.max_attempts` outside 1–32 and `routing.retry_budget_ms` outside 1–86400000 MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/deadline-range": {
    "id": "requests/deadline-range",
    "chapter": "requests",
    "level": "MUST",
    "text": "`deadline_ms` outside 1–86400000 MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/metadata-range": {
    "id": "requests/metadata-range",
    "chapter": "requests",
    "level": "MUST",
    "text": "More than 64 metadata entries, or a value that is no string, number or boolean, MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/metadata-opaque": {
    "id": "requests/metadata-opaque",
    "chapter": "requests",
    "level": "MUST",
    "text": "Metadata MUST be kept opaque: it changes nothing that the runtime does and reaches no provider.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "requests/metadata-not-logged": {
    "id": "requests/metadata-not-logged",
    "chapter": "requests",
    "level": "MUST",
    "text": "Metadata MUST NOT be logged.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/app.test.ts"
  },
  "requests/strategy-means-nothing": {
    "id": "requests/strategy-means-nothing",
    "chapter": "requests",
    "level": "MUST",
    "text": "`strategy` `first_available` and `ordered` MUST both mean the order of chapter routing.",
    "anchor": "chapters/03-requests.md#body",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "requests/extensions-range": {
    "id": "requests/extensions-range",
    "chapter": "requests",
    "level": "MUST",
    "text": "More than 64 extension keys MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#extensions",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/extensions-spread": {
    "id": "requests/extensions-spread",
    "chapter": "requests",
    "level": "MUST",
    "text": "The target adapter's own extension MUST be spread under what the adapter sets itself, so that the adapter's fields win.",
    "anchor": "chapters/03-requests.md#extensions",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "requests/extensions-ignored": {
    "id": "requests/extensions-ignored",
    "chapter": "requests",
    "level": "MUST",
    "text": "An extension key that is unknown, or of an adapter that is not the target, MUST be ignored.",
    "anchor": "chapters/03-requests.md#extensions",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "requests/body-at-least": {
    "id": "requests/body-at-least",
    "chapter": "requests",
    "level": "MUST",
    "text": "A body of up to 1 MiB MUST be accepted, unless `limits.body_bytes` publishes another limit.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/parts-at-least": {
    "id": "requests/parts-at-least",
    "chapter": "requests",
    "level": "MUST",
    "text": "Up to 1024 parts MUST be accepted, unless `limits.parts` publishes another limit.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/uri-at-least": {
    "id": "requests/uri-at-least",
    "chapter": "requests",
    "level": "MUST",
    "text": "URIs of up to 8192 characters MUST be accepted, unless `limits.uri_length` publishes another limit.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/depth-at-least": {
    "id": "requests/depth-at-least",
    "chapter": "requests",
    "level": "MUST",
    "text": "JSON nested up to 64 deep MUST be accepted, unless `limits.json_depth` publishes another limit.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/other-limits": {
    "id": "requests/other-limits",
    "chapter": "requests",
    "level": "MAY",
    "text": "A runtime MAY set higher limits, or other ones if it publishes them in `RuntimeInfo.limits`.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/conversation-body": {
    "id": "requests/conversation-body",
    "chapter": "requests",
    "level": "MUST",
    "text": "With feature `conversation` a body of up to 8 MiB MUST be accepted.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law",
    "feature": "conversation"
  },
  "requests/too-many-bytes": {
    "id": "requests/too-many-bytes",
    "chapter": "requests",
    "level": "MUST",
    "text": "A body above the byte limit MUST be refused with 413.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/other-excess": {
    "id": "requests/other-excess",
    "chapter": "requests",
    "level": "MUST",
    "text": "Excess of any other limit MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#limits",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/media-type": {
    "id": "requests/media-type",
    "chapter": "requests",
    "level": "MUST",
    "text": "A content type other than `application/json`, with at most the charset utf-8, MUST be refused with 415.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/encoded-body": {
    "id": "requests/encoded-body",
    "chapter": "requests",
    "level": "MUST",
    "text": "A body with a content encoding MUST be refused with 415.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/invalid-utf8": {
    "id": "requests/invalid-utf8",
    "chapter": "requests",
    "level": "MUST",
    "text": "A body that is not valid UTF-8 MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/invalid-json": {
    "id": "requests/invalid-json",
    "chapter": "requests",
    "level": "MUST",
    "text": "A body that is not valid JSON MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/i-json": {
    "id": "requests/i-json",
    "chapter": "requests",
    "level": "MUST",
    "text": "JSON that is not I-JSON, such as one with a duplicate key or a lone surrogate, MUST be refused with 400.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "requests/trace-context": {
    "id": "requests/trace-context",
    "chapter": "requests",
    "level": "MUST",
    "text": "`traceparent` and `tracestate` MUST reach telemetry only.",
    "anchor": "chapters/03-requests.md#encoding",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/app.test.ts"
  },
  "resources/submission-id": {
    "id": "resources/submission-id",
    "chapter": "resources",
    "level": "MUST",
    "text": "`ExecutionSubmission.execution_id` MUST be a UUID, unique to the execution.",
    "anchor": "chapters/04-resources.md#submission",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "resources/submission-status": {
    "id": "resources/submission-status",
    "chapter": "resources",
    "level": "MUST",
    "text": "`ExecutionSubmission.status` MUST be a status that the execution had at the time of the answer.",
    "anchor": "chapters/04-resources.md#submission",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "resources/submission-readable": {
    "id": "resources/submission-readable",
    "chapter": "resources",
    "level": "MUST",
    "text": "The id that a submission returns MUST be readable at once on every operation of the execution.",
    "anchor": "chapters/04-resources.md#submission",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "resources/snapshot-is-fold": {
    "id": "resources/snapshot-is-fold",
    "chapter": "resources",
    "level": "MUST",
    "text": "An `ExecutionSnapshot` MUST be the fold of the events up to its `last_sequence`.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/fold-text": {
    "id": "resources/fold-text",
    "chapter": "resources",
    "level": "MUST",
    "text": "In the fold, text MUST be joined per `output_index` and the outputs ordered by ascending index.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/fold-tool-calls": {
    "id": "resources/fold-tool-calls",
    "chapter": "resources",
    "level": "MUST",
    "text": "In the fold, tool calls MUST stand in the order of their `tool.call.started`.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "resources/fold-result-replaces": {
    "id": "resources/fold-result-replaces",
    "chapter": "resources",
    "level": "MUST",
    "text": "A later `output.result` MUST replace `result` and `artifacts` in the fold.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "resources/fold-usage": {
    "id": "resources/fold-usage",
    "chapter": "resources",
    "level": "MUST",
    "text": "`usage` MUST hold all facts in event order.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/fold-target": {
    "id": "resources/fold-target",
    "chapter": "resources",
    "level": "MUST",
    "text": "`target` MUST be that of the last `route.selected` or `execution.completed`.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/fold-times": {
    "id": "resources/fold-times",
    "chapter": "resources",
    "level": "MUST",
    "text": "`created_at` MUST be the first event's time and `updated_at` the last event's.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "resources/fold-error": {
    "id": "resources/fold-error",
    "chapter": "resources",
    "level": "MUST",
    "text": "`error` MUST be the terminal event's error, and absent without one.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/fold-refusal-reasoning": {
    "id": "resources/fold-refusal-reasoning",
    "chapter": "resources",
    "level": "MUST",
    "text": "`refusal` and `reasoning` MUST be strings whose deltas are joined like text.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [
      "reasoning-text"
    ],
    "state": "law",
    "feature": "reasoning"
  },
  "resources/fold-provider-state": {
    "id": "resources/fold-provider-state",
    "chapter": "resources",
    "level": "MUST",
    "text": "`result.provider_state` MUST hold the provider state of the events in event order, and be absent without any.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "provider_state"
  },
  "resources/no-partial-result": {
    "id": "resources/no-partial-result",
    "chapter": "resources",
    "level": "MUST",
    "text": "`result` and `artifacts` MUST be absent unless the execution has succeeded; partial output is evidence in the events and never a result.",
    "anchor": "chapters/04-resources.md#snapshot",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/result-agrees": {
    "id": "resources/result-agrees",
    "chapter": "resources",
    "level": "MUST",
    "text": "The `ExecutionResult` MUST agree with the snapshot in target, result, artifacts, usage and finish reason.",
    "anchor": "chapters/04-resources.md#result",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/empty-outputs": {
    "id": "resources/empty-outputs",
    "chapter": "resources",
    "level": "MUST",
    "text": "A completed execution without output MUST have an empty `outputs`.",
    "anchor": "chapters/04-resources.md#result",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/media-result": {
    "id": "resources/media-result",
    "chapter": "resources",
    "level": "MUST",
    "text": "A media result MUST be the adapter's object, with its `artifacts` beside it.",
    "anchor": "chapters/04-resources.md#result",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "resources/media-artifacts": {
    "id": "resources/media-artifacts",
    "chapter": "resources",
    "level": "MUST",
    "text": "`artifacts` MUST list each media file of a result; what the provider does not tell of a file is absent.",
    "anchor": "chapters/04-resources.md#result",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "resources/cut-call-incomplete": {
    "id": "resources/cut-call-incomplete",
    "chapter": "resources",
    "level": "MUST",
    "text": "A tool call that was cut MUST carry `complete: false` wherever it is shown.",
    "anchor": "chapters/04-resources.md#result",
    "observable": "lab",
    "needs": [
      "tools",
      "finish-reason"
    ],
    "state": "law"
  },
  "resources/manifest-configured": {
    "id": "resources/manifest-configured",
    "chapter": "resources",
    "level": "MUST",
    "text": "`GET /v1/providers` MUST list every configured provider and model with its abilities, modalities and capabilities.",
    "anchor": "chapters/04-resources.md#manifests",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/manifest-true": {
    "id": "resources/manifest-true",
    "chapter": "resources",
    "level": "MUST",
    "text": "A manifest MUST be true to what the runtime enforces.",
    "anchor": "chapters/04-resources.md#manifests",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "resources/runtime-info": {
    "id": "resources/runtime-info",
    "chapter": "resources",
    "level": "MUST",
    "text": "`RuntimeInfo` MUST give `protocol_version` `0.1.0` and `features` with `routing`, `flow_control` and `usage_facts` true and `billing` false.",
    "anchor": "chapters/04-resources.md#manifests",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "roles/caller-owns": {
    "id": "roles/caller-owns",
    "chapter": "roles",
    "level": "MUST",
    "text": "The caller states the ability, the requirements, the input, the deadline and, if it wants one, a policy reference.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/gateway-owns": {
    "id": "roles/gateway-owns",
    "chapter": "roles",
    "level": "MUST",
    "text": "Authentication, tenants, quotas, budgets and the namespacing of idempotency keys belong to the AI gateway in front of the runtime.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "deployment"
    }
  },
  "roles/runtime-owns": {
    "id": "roles/runtime-owns",
    "chapter": "roles",
    "level": "MUST",
    "text": "Target selection, flow control, provider execution, events and usage facts belong to the model runtime.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/adapter-owns": {
    "id": "roles/adapter-owns",
    "chapter": "roles",
    "level": "MUST",
    "text": "A provider adapter translates one public provider protocol into the Provider SPI.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/usage-fact-only": {
    "id": "roles/usage-fact-only",
    "chapter": "roles",
    "level": "MUST",
    "text": "Of the chain from usage to invoice only the usage fact belongs to the runtime; price resolution, ledger and invoice are the billing system's.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/not-the-runtimes": {
    "id": "roles/not-the-runtimes",
    "chapter": "roles",
    "level": "MUST",
    "text": "Tenant access, commercial plans, budgets and caller-chosen routing weights MUST NOT be the runtime's.",
    "anchor": "chapters/01-roles.md#roles",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "deployment"
    }
  },
  "roles/spi-explicit": {
    "id": "roles/spi-explicit",
    "chapter": "roles",
    "level": "MUST",
    "text": "Provider differences MUST stay behind an explicit SPI; the runtime does not pretend that they vanish.",
    "anchor": "chapters/01-roles.md#data-plane",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "tools/verify/import-rules.test.ts"
  },
  "roles/identities-apart": {
    "id": "roles/identities-apart",
    "chapter": "roles",
    "level": "MUST",
    "text": "Ability, routing policy, provider and provider model are four identities and MUST stay apart.",
    "anchor": "chapters/01-roles.md#identities",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/ability-is-intent": {
    "id": "roles/ability-is-intent",
    "chapter": "roles",
    "level": "MUST",
    "text": "An ability is stable application intent and names no provider and no model.",
    "anchor": "chapters/01-roles.md#identities",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "definition"
    }
  },
  "roles/never-interchangeable": {
    "id": "roles/never-interchangeable",
    "chapter": "roles",
    "level": "MUST",
    "text": "Two models MUST NOT be presented as interchangeable.",
    "anchor": "chapters/01-roles.md#identities",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/routing.test.ts"
  },
  "routing/candidates": {
    "id": "routing/candidates",
    "chapter": "routing",
    "level": "MUST",
    "text": "The candidates MUST be every configured model whose ability, modalities and required capabilities match.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/capability-filter": {
    "id": "routing/capability-filter",
    "chapter": "routing",
    "level": "MUST",
    "text": "A target that lacks a demanded capability MUST NOT be called.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [
      "tools"
    ],
    "state": "law"
  },
  "routing/true-demands": {
    "id": "routing/true-demands",
    "chapter": "routing",
    "level": "MUST",
    "text": "A capability set to `true` demands it; `false` or absent MUST NOT exclude any target.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/modalities": {
    "id": "routing/modalities",
    "chapter": "routing",
    "level": "MUST",
    "text": "Modalities listed in the requirements and modalities of the sent parts MUST both be demanded of a target.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "routing/implied-demands": {
    "id": "routing/implied-demands",
    "chapter": "routing",
    "level": "MUST",
    "text": "What a neutral field needs MUST be demanded of a target like a capability that is set to `true`.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "tool_input"
  },
  "routing/none-no-call": {
    "id": "routing/none-no-call",
    "chapter": "routing",
    "level": "MUST",
    "text": "Without a candidate no provider MUST be called.",
    "anchor": "chapters/12-routing.md#candidates",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "routing/provider-order-first": {
    "id": "routing/provider-order-first",
    "chapter": "routing",
    "level": "MUST",
    "text": "Providers in `provider_order` MUST come first, in its order.",
    "anchor": "chapters/12-routing.md#order",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/unknown-order-ignored": {
    "id": "routing/unknown-order-ignored",
    "chapter": "routing",
    "level": "MUST",
    "text": "Unknown ids in `provider_order` MUST be ignored.",
    "anchor": "chapters/12-routing.md#order",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/configuration-order": {
    "id": "routing/configuration-order",
    "chapter": "routing",
    "level": "MUST",
    "text": "The other candidates MUST follow in configuration order.",
    "anchor": "chapters/12-routing.md#order",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/order-stable": {
    "id": "routing/order-stable",
    "chapter": "routing",
    "level": "MUST",
    "text": "The order MUST be the same for the same request, every time and in every process.",
    "anchor": "chapters/12-routing.md#order",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "routing/bounded-queue": {
    "id": "routing/bounded-queue",
    "chapter": "routing",
    "level": "MUST",
    "text": "Provider-local concurrency MUST be limited as configured, with a bounded queue behind it.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "routing/selected-around-wait": {
    "id": "routing/selected-around-wait",
    "chapter": "routing",
    "level": "MAY",
    "text": "`route.selected` MAY be written before or after the wait for a slot.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "routing/waited-ms": {
    "id": "routing/waited-ms",
    "chapter": "routing",
    "level": "MUST",
    "text": "`waited_ms` MUST be the wait that lies before `route.selected`.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "routing/waiting-ends": {
    "id": "routing/waiting-ends",
    "chapter": "routing",
    "level": "MUST",
    "text": "Waiting for a slot MUST end at cancel or deadline.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "routing/slot-released-once": {
    "id": "routing/slot-released-once",
    "chapter": "routing",
    "level": "MUST",
    "text": "A slot MUST be released exactly once on every exit.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "lab",
    "needs": [
      "config-extended"
    ],
    "state": "law"
  },
  "routing/admission-429": {
    "id": "routing/admission-429",
    "chapter": "routing",
    "level": "MUST",
    "text": "A full runtime-wide admission, or no room for a record, MUST answer `POST` with 429.",
    "anchor": "chapters/12-routing.md#flow-control",
    "observable": "http",
    "needs": [
      "own-runtime"
    ],
    "state": "law"
  },
  "security/no-credential-written": {
    "id": "security/no-credential-written",
    "chapter": "security",
    "level": "MUST",
    "text": "No configured credential MUST appear anywhere the runtime itself writes, raw or encoded.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "security/errors-clean": {
    "id": "security/errors-clean",
    "chapter": "security",
    "level": "MUST",
    "text": "Error messages, `provider_code`, headers and log lines MUST hold no provider URL, no provider body, no prompt and no stack trace.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "security/headers-not-forwarded": {
    "id": "security/headers-not-forwarded",
    "chapter": "security",
    "level": "MUST",
    "text": "Provider response headers MUST NOT be forwarded.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "security/prompts-not-logged": {
    "id": "security/prompts-not-logged",
    "chapter": "security",
    "level": "MUST",
    "text": "Prompts and outputs MUST NOT be logged.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [
      "own-process"
    ],
    "state": "law"
  },
  "security/credential-own-origin": {
    "id": "security/credential-own-origin",
    "chapter": "security",
    "level": "MUST",
    "text": "A credential MUST go to its own configured origin only.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [
      "two-targets"
    ],
    "state": "law"
  },
  "security/redirects-refused": {
    "id": "security/redirects-refused",
    "chapter": "security",
    "level": "MUST",
    "text": "Provider redirects MUST be refused.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "security/media-not-fetched": {
    "id": "security/media-not-fetched",
    "chapter": "security",
    "level": "MUST",
    "text": "Media URIs MUST be passed on and never fetched.",
    "anchor": "chapters/22-security.md#secrets",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "security/host-checked": {
    "id": "security/host-checked",
    "chapter": "security",
    "level": "MUST",
    "text": "While bound to loopback a runtime MUST answer 403 to a foreign `Host`.",
    "anchor": "chapters/22-security.md#guard",
    "observable": "http",
    "needs": [
      "own-process"
    ],
    "state": "law"
  },
  "security/origin-checked": {
    "id": "security/origin-checked",
    "chapter": "security",
    "level": "MUST",
    "text": "While bound to loopback a runtime MUST answer 403 to a foreign `Origin`.",
    "anchor": "chapters/22-security.md#guard",
    "observable": "http",
    "needs": [
      "own-process"
    ],
    "state": "law"
  },
  "security/allowed-hosts": {
    "id": "security/allowed-hosts",
    "chapter": "security",
    "level": "MUST",
    "text": "`MODEL_RUNTIME_ALLOWED_HOSTS` MUST extend the list of allowed hosts.",
    "anchor": "chapters/22-security.md#guard",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/guard.test.ts"
  },
  "security/probes-exempt": {
    "id": "security/probes-exempt",
    "chapter": "security",
    "level": "MUST",
    "text": "`/livez` and `/readyz` MUST be exempt from the guard.",
    "anchor": "chapters/22-security.md#guard",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/guard.test.ts"
  },
  "sequence/starts-at-one": {
    "id": "sequence/starts-at-one",
    "chapter": "sequence",
    "level": "MUST",
    "text": "The sequence of an execution MUST start at 1.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "sequence/dense": {
    "id": "sequence/dense",
    "chapter": "sequence",
    "level": "MUST",
    "text": "Every next event's sequence MUST be exactly one greater: no gap and no reuse.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "sequence/integer": {
    "id": "sequence/integer",
    "chapter": "sequence",
    "level": "MUST",
    "text": "A sequence MUST be a JSON integer between 1 and 2^53−1.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "sequence/id-equals-sequence": {
    "id": "sequence/id-equals-sequence",
    "chapter": "sequence",
    "level": "MUST",
    "text": "The `id` of an event's frame MUST be its sequence.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "sequence/event-equals-type": {
    "id": "sequence/event-equals-type",
    "chapter": "sequence",
    "level": "MUST",
    "text": "The `event` of an event's frame MUST be its type.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "sequence/per-execution": {
    "id": "sequence/per-execution",
    "chapter": "sequence",
    "level": "MUST",
    "text": "Sequences MUST be counted per execution; every event of a stream carries the id of the execution that was asked for.",
    "anchor": "chapters/08-sequence.md#numbers",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "storage/atomic-claim": {
    "id": "storage/atomic-claim",
    "chapter": "storage",
    "level": "MUST",
    "text": "The EventStore SPI MUST claim, create and write the first event atomically.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/expected-sequence": {
    "id": "storage/expected-sequence",
    "chapter": "storage",
    "level": "MUST",
    "text": "`append(events[], expectedSequence)` MUST refuse an unexpected sequence.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/batch-published-whole": {
    "id": "storage/batch-published-whole",
    "chapter": "storage",
    "level": "MUST",
    "text": "Nothing of a batch MUST be published before all of it is durable.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/encrypted-file/durability.test.ts"
  },
  "storage/crash-prefix": {
    "id": "storage/crash-prefix",
    "chapter": "storage",
    "level": "MAY",
    "text": "After a crash a prefix of whole records MAY remain.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/store-one-terminal": {
    "id": "storage/store-one-terminal",
    "chapter": "storage",
    "level": "MUST",
    "text": "A store MUST take one terminal event per execution and nothing after it.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/pull-while-writing": {
    "id": "storage/pull-while-writing",
    "chapter": "storage",
    "level": "MUST",
    "text": "The execution MUST keep pulling while a write is in flight and then append what has gathered.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/execution.test.ts"
  },
  "storage/spi-reading": {
    "id": "storage/spi-reading",
    "chapter": "storage",
    "level": "MUST",
    "text": "The SPI MUST offer reading after a cursor, watching and the snapshot.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/cancel-recorded": {
    "id": "storage/cancel-recorded",
    "chapter": "storage",
    "level": "MUST",
    "text": "A cancel request MUST be recorded and watched, so that it reaches the owning process.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/spi-limits": {
    "id": "storage/spi-limits",
    "chapter": "storage",
    "level": "MUST",
    "text": "The SPI MUST offer limits, availability and close.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/durable-before-published": {
    "id": "storage/durable-before-published",
    "chapter": "storage",
    "level": "MUST",
    "text": "Appends MUST be durable before they are published.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "storage/read-new-events-only": {
    "id": "storage/read-new-events-only",
    "chapter": "storage",
    "level": "MUST",
    "text": "Reading MUST cost in proportion to the new events only.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/room-for-terminal": {
    "id": "storage/room-for-terminal",
    "chapter": "storage",
    "level": "MUST",
    "text": "Room for the terminal event MUST be reserved.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/unwritable-unavailable": {
    "id": "storage/unwritable-unavailable",
    "chapter": "storage",
    "level": "MUST",
    "text": "A store that cannot be written MUST make the runtime `unavailable`.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/runtime.test.ts"
  },
  "storage/unwritable-closes-streams": {
    "id": "storage/unwritable-closes-streams",
    "chapter": "storage",
    "level": "MUST",
    "text": "While the store cannot be written, streams MUST close without a terminal event.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/runtime.test.ts"
  },
  "storage/recovery-writes-terminal": {
    "id": "storage/recovery-writes-terminal",
    "chapter": "storage",
    "level": "MUST",
    "text": "Recovery MUST write the terminal event that an unwritable store could not take.",
    "anchor": "chapters/20-storage.md#spi",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "storage/memory-limits": {
    "id": "storage/memory-limits",
    "chapter": "storage",
    "level": "MUST",
    "text": "The memory store MUST have explicit limits on executions, bytes, events per execution and retention.",
    "anchor": "chapters/20-storage.md#memory",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/memory-eviction": {
    "id": "storage/memory-eviction",
    "chapter": "storage",
    "level": "MUST",
    "text": "The memory store MUST evict only terminal, unwatched executions, oldest first.",
    "anchor": "chapters/20-storage.md#memory",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/stores/memory.test.ts"
  },
  "storage/file-one-writer": {
    "id": "storage/file-one-writer",
    "chapter": "storage",
    "level": "MUST",
    "text": "The encrypted file store MUST have one writer on a local filesystem, held by a lock that dies with its owner.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/directory-lock.test.ts"
  },
  "storage/file-journal": {
    "id": "storage/file-journal",
    "chapter": "storage",
    "level": "MUST",
    "text": "The encrypted file store MUST keep a journal per execution.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/file-encryption": {
    "id": "storage/file-encryption",
    "chapter": "storage",
    "level": "MUST",
    "text": "Every record MUST be sealed with AES-256-GCM under a per-file derived key and a random 96-bit nonce, with execution id and sequence bound in.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/walk.test.ts"
  },
  "storage/file-headers-authenticated": {
    "id": "storage/file-headers-authenticated",
    "chapter": "storage",
    "level": "MUST",
    "text": "Record headers MUST be authenticated.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/walk.test.ts"
  },
  "storage/file-synced": {
    "id": "storage/file-synced",
    "chapter": "storage",
    "level": "MUST",
    "text": "Records MUST be synced before publication.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/durability.test.ts"
  },
  "storage/file-modes": {
    "id": "storage/file-modes",
    "chapter": "storage",
    "level": "MUST",
    "text": "Directories MUST have mode 0700 and files 0600.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/index.test.ts"
  },
  "storage/file-key": {
    "id": "storage/file-key",
    "chapter": "storage",
    "level": "MUST",
    "text": "The key MUST come from the named environment variable.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/durable.test.ts"
  },
  "storage/survives-restart": {
    "id": "storage/survives-restart",
    "chapter": "storage",
    "level": "MUST",
    "text": "Results, cursors and idempotency MUST survive a restart.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "storage/torn-tail": {
    "id": "storage/torn-tail",
    "chapter": "storage",
    "level": "MUST",
    "text": "A torn tail MUST be trimmed before the next append.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/corruption-reported": {
    "id": "storage/corruption-reported",
    "chapter": "storage",
    "level": "MUST",
    "text": "A damaged whole record or length MUST be reported as corruption with its position.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/corruption-quarantined": {
    "id": "storage/corruption-quarantined",
    "chapter": "storage",
    "level": "MUST",
    "text": "A corrupt execution MUST be quarantined and the rest served.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/sealed": {
    "id": "storage/sealed",
    "chapter": "storage",
    "level": "MUST",
    "text": "Once the terminal record is synced, the identity, kept outside the journal, MUST be marked sealed and synced.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/durability.test.ts"
  },
  "storage/sealed-without-terminal": {
    "id": "storage/sealed-without-terminal",
    "chapter": "storage",
    "level": "MUST",
    "text": "A sealed identity without a terminal record MUST be corruption; an unsealed one without is interrupted work.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/recovery.test.ts"
  },
  "storage/interrupted-work": {
    "id": "storage/interrupted-work",
    "chapter": "storage",
    "level": "MUST",
    "text": "Interrupted work MUST become `failed` with `internal_error`, `retryable: false` and `remote_outcome: \"unknown\"`.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "storage/recovery-never-calls": {
    "id": "storage/recovery-never-calls",
    "chapter": "storage",
    "level": "MUST",
    "text": "Recovery MUST never call a provider.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "restart",
    "needs": [
      "restart"
    ],
    "state": "law",
    "feature": "durable"
  },
  "storage/expire-together": {
    "id": "storage/expire-together",
    "chapter": "storage",
    "level": "MUST",
    "text": "Terminal records and their identities MUST expire together.",
    "anchor": "chapters/20-storage.md#encrypted-file",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/encrypted-file/retention.test.ts"
  },
  "storage/redis-append": {
    "id": "storage/redis-append",
    "chapter": "storage",
    "level": "MUST",
    "text": "The Redis store MUST append by a script that refuses gaps, reuse and a stale lease.",
    "anchor": "chapters/20-storage.md#redis",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/redis/outage.redis.test.ts"
  },
  "storage/redis-entry-id": {
    "id": "storage/redis-entry-id",
    "chapter": "storage",
    "level": "MUST",
    "text": "The entry id in Redis MUST be `sequence-0`.",
    "anchor": "chapters/20-storage.md#redis",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/redis/instances.redis.test.ts"
  },
  "storage/redis-dead-owner": {
    "id": "storage/redis-dead-owner",
    "chapter": "storage",
    "level": "MUST",
    "text": "A dead owner's work MUST become the same failure as other interrupted work.",
    "anchor": "chapters/20-storage.md#redis",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "feature": "durable",
    "test": "reference/stores/redis/instances.redis.test.ts"
  },
  "storage/ownership-last": {
    "id": "storage/ownership-last",
    "chapter": "storage",
    "level": "MUST",
    "text": "Storage ownership MUST be released only after producers and subscribers are drained.",
    "anchor": "chapters/20-storage.md#shutdown",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/runtime.test.ts"
  },
  "storage/stopping-503": {
    "id": "storage/stopping-503",
    "chapter": "storage",
    "level": "MUST",
    "text": "While it is stopping, a runtime MUST say so in `state` and answer new POSTs with 503.",
    "anchor": "chapters/20-storage.md#shutdown",
    "observable": "http",
    "needs": [
      "process"
    ],
    "state": "law"
  },
  "storage/stopping-reads": {
    "id": "storage/stopping-reads",
    "chapter": "storage",
    "level": "MUST",
    "text": "While it is stopping, reads and cancel MUST go on as long as the store does.",
    "anchor": "chapters/20-storage.md#shutdown",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/core/runtime.test.ts"
  },
  "storage/stopping-grace": {
    "id": "storage/stopping-grace",
    "chapter": "storage",
    "level": "MUST",
    "text": "At shutdown running work MUST get a grace period and then end as interrupted work.",
    "anchor": "chapters/20-storage.md#shutdown",
    "observable": "lab",
    "needs": [
      "process"
    ],
    "state": "law"
  },
  "streaming/content-type": {
    "id": "streaming/content-type",
    "chapter": "streaming",
    "level": "MUST",
    "text": "An event stream MUST be `text/event-stream`.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "streaming/data-is-event": {
    "id": "streaming/data-is-event",
    "chapter": "streaming",
    "level": "MUST",
    "text": "The `data` of an event's frame MUST be the event as JSON.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "streaming/frame-complete": {
    "id": "streaming/frame-complete",
    "chapter": "streaming",
    "level": "MUST",
    "text": "Every frame MUST end with its blank line, the last one too.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "streaming/one-line-data": {
    "id": "streaming/one-line-data",
    "chapter": "streaming",
    "level": "SHOULD",
    "text": "Senders SHOULD put `data` on one line.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "streaming/any-legal-framing": {
    "id": "streaming/any-legal-framing",
    "chapter": "streaming",
    "level": "MUST",
    "text": "Readers accept any legal framing.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "streaming/no-store": {
    "id": "streaming/no-store",
    "chapter": "streaming",
    "level": "MUST",
    "text": "An event stream MUST carry `Cache-Control: no-store`.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "streaming/accel-buffering": {
    "id": "streaming/accel-buffering",
    "chapter": "streaming",
    "level": "MUST",
    "text": "The reference adds `X-Accel-Buffering: no`.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "not-observable"
    },
    "test": "reference/http/sse.test.ts"
  },
  "streaming/error-before-stream": {
    "id": "streaming/error-before-stream",
    "chapter": "streaming",
    "level": "MUST",
    "text": "A refused reading or submit MUST answer its error status and body before any stream begins.",
    "anchor": "chapters/17-streaming.md#frames",
    "observable": "http",
    "needs": [],
    "state": "law"
  },
  "streaming/heartbeat-interval": {
    "id": "streaming/heartbeat-interval",
    "chapter": "streaming",
    "level": "MUST",
    "text": "With feature `heartbeat` a comment MUST be sent after at most 15 s of silence.",
    "anchor": "chapters/17-streaming.md#heartbeat",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "heartbeat"
  },
  "streaming/heartbeat-no-id": {
    "id": "streaming/heartbeat-no-id",
    "chapter": "streaming",
    "level": "MUST",
    "text": "A heartbeat MUST be a comment without id and take no sequence.",
    "anchor": "chapters/17-streaming.md#heartbeat",
    "observable": "lab",
    "needs": [],
    "state": "law",
    "feature": "heartbeat"
  },
  "target/reported": {
    "id": "target/reported",
    "chapter": "target",
    "level": "MUST",
    "text": "Every `route.selected` MUST report the resolved `target` with provider and model.",
    "anchor": "chapters/14-target.md#target",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "target/configured-names": {
    "id": "target/configured-names",
    "chapter": "target",
    "level": "MUST",
    "text": "`target` MUST hold the configured names, whatever the provider says it served.",
    "anchor": "chapters/14-target.md#target",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "target/stands-unchanged": {
    "id": "target/stands-unchanged",
    "chapter": "target",
    "level": "MUST",
    "text": "The target of the last `route.selected` MUST stand unchanged in `execution.completed`, snapshot and result.",
    "anchor": "chapters/14-target.md#target",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "target/is-the-one-called": {
    "id": "target/is-the-one-called",
    "chapter": "target",
    "level": "MUST",
    "text": "The reported target MUST be the one whose provider the attempt called.",
    "anchor": "chapters/14-target.md#target",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "target/served-model": {
    "id": "target/served-model",
    "chapter": "target",
    "level": "MAY",
    "text": "What the provider itself claims to have served MAY stand in `execution.completed.served_model`.",
    "anchor": "chapters/14-target.md#target",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/exactly-one": {
    "id": "terminal/exactly-one",
    "chapter": "terminal",
    "level": "MUST",
    "text": "An execution that has ended MUST have exactly one terminal event.",
    "anchor": "chapters/09-terminal.md#terminal",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/nothing-after": {
    "id": "terminal/nothing-after",
    "chapter": "terminal",
    "level": "MUST",
    "text": "Nothing MUST follow the terminal event, then or later.",
    "anchor": "chapters/09-terminal.md#terminal",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/status-agrees": {
    "id": "terminal/status-agrees",
    "chapter": "terminal",
    "level": "MUST",
    "text": "The terminal event, the snapshot and the result MUST tell the same outcome.",
    "anchor": "chapters/09-terminal.md#terminal",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/stream-ends-after": {
    "id": "terminal/stream-ends-after",
    "chapter": "terminal",
    "level": "MUST",
    "text": "The stream MUST end right after the terminal event.",
    "anchor": "chapters/09-terminal.md#terminal",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/reached": {
    "id": "terminal/reached",
    "chapter": "terminal",
    "level": "MUST",
    "text": "The stream of an execution that ends MUST reach its terminal event, on this connection or from the cursor of its last event.",
    "anchor": "chapters/09-terminal.md#terminal",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/needs-provider-terminal": {
    "id": "terminal/needs-provider-terminal",
    "chapter": "terminal",
    "level": "MUST",
    "text": "Success MUST need the provider's own terminal: an end of body, a reset or a stall without it is a failure.",
    "anchor": "chapters/09-terminal.md#success",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/held-final-frame": {
    "id": "terminal/held-final-frame",
    "chapter": "terminal",
    "level": "MAY",
    "text": "An adapter MAY accept a final frame that is complete JSON but lacks its blank line.",
    "anchor": "chapters/09-terminal.md#success",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/error-is-failure": {
    "id": "terminal/error-is-failure",
    "chapter": "terminal",
    "level": "MUST",
    "text": "A provider's error object MUST fail the attempt, wherever in the stream it stands.",
    "anchor": "chapters/09-terminal.md#success",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "terminal/empty-answer-succeeds": {
    "id": "terminal/empty-answer-succeeds",
    "chapter": "terminal",
    "level": "MUST",
    "text": "An answer without output that the provider itself completed MUST succeed.",
    "anchor": "chapters/09-terminal.md#success",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/fact-shape": {
    "id": "usage/fact-shape",
    "chapter": "usage",
    "level": "MUST",
    "text": "A usage fact MUST have a unit, a finite quantity of at least 0 and a source, `provider` or `runtime`.",
    "anchor": "chapters/15-usage.md#facts",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/unit-names": {
    "id": "usage/unit-names",
    "chapter": "usage",
    "level": "MUST",
    "text": "The known units MUST be used for what they name; other units are allowed.",
    "anchor": "chapters/15-usage.md#facts",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/no-price": {
    "id": "usage/no-price",
    "chapter": "usage",
    "level": "MUST",
    "text": "A usage fact MUST hold no price, no cost and no currency, and its unit is never a currency.",
    "anchor": "chapters/15-usage.md#facts",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/unpriced-is-unmatched": {
    "id": "usage/unpriced-is-unmatched",
    "chapter": "usage",
    "level": "MUST",
    "text": "A unit that nobody prices is unmatched downstream and never zero cost.",
    "anchor": "chapters/15-usage.md#facts",
    "observable": "no",
    "needs": [],
    "state": {
      "excluded": "caller-side"
    }
  },
  "usage/matches-script": {
    "id": "usage/matches-script",
    "chapter": "usage",
    "level": "MUST",
    "text": "Usage facts of source `provider` MUST match what the provider reported for that attempt.",
    "anchor": "chapters/15-usage.md#tokens",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/input-is-whole": {
    "id": "usage/input-is-whole",
    "chapter": "usage",
    "level": "MUST",
    "text": "`input_token` MUST be the whole input, cache reads and writes included.",
    "anchor": "chapters/15-usage.md#tokens",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/cache-is-part": {
    "id": "usage/cache-is-part",
    "chapter": "usage",
    "level": "MUST",
    "text": "`cache_read_token` and `cache_write_token` MUST be parts of `input_token`.",
    "anchor": "chapters/15-usage.md#tokens",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/output-is-whole": {
    "id": "usage/output-is-whole",
    "chapter": "usage",
    "level": "MUST",
    "text": "`output_token` MUST be the whole output, and `reasoning_token` a part of it.",
    "anchor": "chapters/15-usage.md#tokens",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/missing-is-absent": {
    "id": "usage/missing-is-absent",
    "chapter": "usage",
    "level": "MUST",
    "text": "A quantity that the provider did not report MUST be absent and never 0.",
    "anchor": "chapters/15-usage.md#absence",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/zero-is-a-fact": {
    "id": "usage/zero-is-a-fact",
    "chapter": "usage",
    "level": "MUST",
    "text": "A zero that the provider reported MUST be a fact.",
    "anchor": "chapters/15-usage.md#absence",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/estimate-source": {
    "id": "usage/estimate-source",
    "chapter": "usage",
    "level": "MUST",
    "text": "An estimate MUST have source `runtime`.",
    "anchor": "chapters/15-usage.md#absence",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/media-stated": {
    "id": "usage/media-stated",
    "chapter": "usage",
    "level": "MUST",
    "text": "A quantity read off a media result MUST have source `runtime`, and be absent where the result does not state it.",
    "anchor": "chapters/15-usage.md#absence",
    "observable": "lab",
    "needs": [
      "media"
    ],
    "state": "law"
  },
  "usage/placeholder-unreported": {
    "id": "usage/placeholder-unreported",
    "chapter": "usage",
    "level": "MUST",
    "text": "A placeholder that no later counter confirms MUST NOT be reported.",
    "anchor": "chapters/15-usage.md#absence",
    "observable": "lab",
    "needs": [
      "running-counters"
    ],
    "state": "law"
  },
  "usage/one-per-attempt-unit": {
    "id": "usage/one-per-attempt-unit",
    "chapter": "usage",
    "level": "MUST",
    "text": "There MUST be at most one fact per attempt and unit, whatever the source.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/before-attempt-end": {
    "id": "usage/before-attempt-end",
    "chapter": "usage",
    "level": "MUST",
    "text": "The facts of an attempt MUST be written before its `route.attempt_failed` or the terminal event.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/counters-replace": {
    "id": "usage/counters-replace",
    "chapter": "usage",
    "level": "MUST",
    "text": "Running counters MUST replace and never add.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [
      "running-counters"
    ],
    "state": "law"
  },
  "usage/invalid-dropped": {
    "id": "usage/invalid-dropped",
    "chapter": "usage",
    "level": "MUST",
    "text": "An invalid value, negative, not finite, fractional where whole or not a number, MUST drop that fact and no other.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/failed-attempt-reported": {
    "id": "usage/failed-attempt-reported",
    "chapter": "usage",
    "level": "MUST",
    "text": "Usage known from a failed or cancelled attempt MUST be reported.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [
      "failed-usage"
    ],
    "state": "law"
  },
  "usage/incomplete-marked": {
    "id": "usage/incomplete-marked",
    "chapter": "usage",
    "level": "MUST",
    "text": "A fact that is unfinished MUST say `complete: false`.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [
      "running-counters"
    ],
    "state": "law"
  },
  "usage/snapshot-sums": {
    "id": "usage/snapshot-sums",
    "chapter": "usage",
    "level": "MUST",
    "text": "The sum per unit over `snapshot.usage` MUST be the execution's total.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [],
    "state": "law"
  },
  "usage/concurrent-apart": {
    "id": "usage/concurrent-apart",
    "chapter": "usage",
    "level": "MUST",
    "text": "Usage of one execution MUST NOT show in another that runs at the same time.",
    "anchor": "chapters/15-usage.md#writing",
    "observable": "lab",
    "needs": [],
    "state": "law"
  }
}

/** What each optional feature adds, in one line. */
export const featureMeanings: Readonly<Record<FeatureName, string>> = {
  "conversation": "System text, history, tool calls and tool results as input parts; inline base64 data.",
  "tool_input": "Tools, tool choice and parallel tool calls in the request.",
  "structured_output": "A JSON Schema for the output in the request.",
  "generation": "Output limit, temperature, top_p, stop and reasoning effort in the request.",
  "provider_state": "Opaque provider state in events and result, accepted again as input.",
  "finish_reason": "Why the provider ended the answer, on the completed event and in the result.",
  "reasoning": "Reasoning as delta events of its own and joined in the result.",
  "refusal": "Refusals as delta events of their own and joined in the result.",
  "attempt_usage": "Usage events name the attempt that they belong to.",
  "heartbeat": "A comment on the event stream after at most 15 seconds of silence.",
  "route_explain": "Every candidate and every skipped target with its reason on route.selected.",
  "policy_ref": "A request names a routing policy of the deployment's configuration.",
  "partition": "The header Execution-Partition scopes idempotency keys and ids.",
  "durable": "Executions, cursors and idempotency survive a restart.",
  "inline_stream": "A submit that accepts text/event-stream gets the event stream as its answer.",
  "config_extended": "The extended configuration fields.",
  "trimming": "A log may lose its head; an older cursor is 410."
}

/** The requirements that apply only to a runtime which claims the feature. */
export const features: Readonly<Record<FeatureName, readonly RequirementId[]>> = {
  "conversation": [
    "features/neutral-wins",
    "features/tool-loop-goes-on",
    "features/conversation-parts",
    "features/conversation-result-bound",
    "features/conversation-result-error",
    "features/conversation-data",
    "features/conversation-one-source",
    "features/conversation-media-type",
    "features/conversation-plain-parts",
    "features/conversation-instructions",
    "features/conversation-modalities",
    "features/conversation-demanded",
    "requests/conversation-body"
  ],
  "tool_input": [
    "features/cannot-honour",
    "features/tool-input",
    "features/tool-input-demands",
    "features/tool-choice-values",
    "features/tool-parameters-unaltered",
    "features/tools-never-run",
    "features/tool-contradictions",
    "routing/implied-demands"
  ],
  "structured_output": [
    "features/output-schema",
    "features/output-schema-demands",
    "features/output-schema-unaltered",
    "features/output-schema-not-judged"
  ],
  "generation": [
    "features/generation",
    "features/generation-excludes",
    "features/generation-ranges"
  ],
  "provider_state": [
    "features/provider-state-listed",
    "features/provider-state-named",
    "features/provider-state-accepted",
    "features/provider-state-ignored",
    "features/provider-state-excludes-none",
    "lifecycle/provider-state-held",
    "resources/fold-provider-state"
  ],
  "finish_reason": [
    "features/finish-reason-mapped",
    "features/finish-reason-precedence",
    "features/own-truncation-succeeds"
  ],
  "reasoning": [
    "attempts/commits-reasoning",
    "features/reasoning-deltas",
    "output/reasoning-not-text",
    "resources/fold-refusal-reasoning"
  ],
  "refusal": [
    "attempts/commits-refusal",
    "features/refusal-deltas",
    "output/refusal-not-text"
  ],
  "attempt_usage": [
    "features/attempt-usage"
  ],
  "heartbeat": [
    "streaming/heartbeat-interval",
    "streaming/heartbeat-no-id"
  ],
  "route_explain": [
    "features/route-explain",
    "features/route-explain-once",
    "features/route-explain-reasons",
    "features/route-explain-first"
  ],
  "policy_ref": [
    "features/policy-ref",
    "features/policy-request-wins",
    "features/policy-unknown"
  ],
  "partition": [
    "features/partition",
    "features/partition-ids",
    "features/partition-values",
    "features/partition-bytes",
    "features/partition-opaque"
  ],
  "durable": [
    "features/durable",
    "idempotency/replay-after-restart",
    "storage/durable-before-published",
    "storage/recovery-writes-terminal",
    "storage/file-one-writer",
    "storage/file-journal",
    "storage/file-encryption",
    "storage/file-headers-authenticated",
    "storage/file-synced",
    "storage/file-modes",
    "storage/file-key",
    "storage/survives-restart",
    "storage/torn-tail",
    "storage/corruption-reported",
    "storage/corruption-quarantined",
    "storage/sealed",
    "storage/sealed-without-terminal",
    "storage/interrupted-work",
    "storage/recovery-never-calls",
    "storage/expire-together",
    "storage/redis-append",
    "storage/redis-entry-id",
    "storage/redis-dead-owner"
  ],
  "inline_stream": [
    "features/inline-stream",
    "features/inline-stream-accept",
    "features/inline-stream-replay"
  ],
  "config_extended": [
    "configuration/provider-concurrency",
    "configuration/provider-timeouts",
    "configuration/provider-anthropic-version",
    "configuration/capabilities",
    "configuration/policies",
    "configuration/event-store-redis",
    "configuration/allowed-hosts-field",
    "configuration/allowed-origins",
    "configuration/idempotency-min"
  ],
  "trimming": [
    "errors/door-cursor-expired",
    "features/trimming"
  ]
}

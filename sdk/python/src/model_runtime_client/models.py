# Do not edit. Made from spec/openapi.yaml by `npm run generate`.

"""The objects of the protocol, as datamodel-code-generator writes them from its schemas.

What a caller writes is checked strictly. What a runtime answers is read leniently: names in a
`Literal` may grow, and unknown fields are kept.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypeAliasType

from model_runtime_client.wire_model import WireModel

RuntimeState = TypeAliasType("RuntimeState", Literal["ready", "stopping", "unavailable"] | str)
"""
Absent means `ready`. `stopping` while a shutdown drains; `unavailable` while the store is out
of reach.
"""


class RuntimeFeatures(WireModel):
    """What the runtime claims. `spec/features.yaml` says what each optional feature means."""

    routing: bool
    flow_control: bool
    usage_facts: bool
    billing: bool
    conversation: bool | None = None
    tool_input: bool | None = None
    structured_output: bool | None = None
    generation: bool | None = None
    provider_state: bool | None = None
    finish_reason: bool | None = None
    reasoning: bool | None = None
    refusal: bool | None = None
    attempt_usage: bool | None = None
    heartbeat: bool | None = None
    route_explain: bool | None = None
    policy_ref: bool | None = None
    partition: bool | None = None
    durable: bool | None = None
    inline_stream: bool | None = None
    config_extended: bool | None = None
    trimming: bool | None = None


class RuntimeLimits(WireModel):
    """Limits that differ from, or add to, those of the specification."""

    body_bytes: int | None = None
    parts: int | None = None
    uri_length: int | None = None
    json_depth: int | None = None
    idempotency_min_ms: int | None = None
    retention_ms: int | None = None


class RuntimeInfo(WireModel):
    """What the runtime is, claims and enforces."""

    name: str
    protocol_version: str
    spec_revision: str | None = None
    """The revision of this specification that the runtime keeps; this one is `0.2`."""
    provider_count: int
    state: RuntimeState | None = None
    features: RuntimeFeatures
    limits: RuntimeLimits | None = None


ErrorCode = TypeAliasType(
    "ErrorCode",
    Literal[
        "invalid_request",
        "not_found",
        "conflict",
        "cursor_expired",
        "capability_unavailable",
        "queue_full",
        "runtime_unavailable",
        "capacity_exceeded",
        "rate_limited",
        "provider_unavailable",
        "provider_protocol_error",
        "deadline_exceeded",
        "cancelled",
        "internal_error",
    ]
    | str,
)
"""Closed. `spec/errors.yaml` maps every cause to one of these."""


RemoteOutcome = TypeAliasType("RemoteOutcome", Literal["not_started", "unknown", "finished"] | str)
"""What is known of the provider call behind a failure."""


class ExecutionError(WireModel):
    """
    One error, on events, snapshots and in error bodies. It holds no provider URL, provider body,
    prompt or stack trace.
    """

    code: ErrorCode
    message: str
    retryable: bool
    """
    Submitting the same request again later may succeed and cannot double a remote execution whose
    outcome is unknown.
    """
    provider_code: str | None = None
    retry_after_ms: int | None = None
    oldest: int | None = None
    """With `cursor_expired`, the first sequence that the log still holds."""
    remote_outcome: RemoteOutcome | None = None


class ErrorBody(WireModel):
    """The body of every HTTP error except the 409 of the result."""

    error: ExecutionError


Modality = TypeAliasType(
    "Modality", Literal["text", "json", "image", "audio", "video", "file"] | str
)
"""A kind of content that a request carries or a model produces."""


class ModelLimits(WireModel):
    """Bounds that the adapter applies to this model."""

    max_output_tokens: int | None = None


class ModelManifest(WireModel):
    """One model and its capabilities."""

    model: str
    abilities: list[str]
    input_modalities: list[Modality]
    output_modalities: list[Modality]
    stream: bool
    tools: bool
    structured_output: bool
    async_: Annotated[bool, Field(alias="async")]
    cancel: bool
    conversation: bool | None = None
    """
    It takes messages, tool calls and their results, instructions and inline media (feature
    `conversation`); absent means no.
    """
    parameters: list[str] | None = None
    """
    The parameters of the feature `generation` that the model takes, by their names in the request;
    absent means none.
    """
    limits: ModelLimits | None = None


class ProviderLimits(WireModel):
    """Provider-local flow control."""

    max_concurrency: int | None = None
    max_queue_depth: int | None = None


class ProviderManifest(WireModel):
    """One configured provider, true to what is enforced."""

    provider: str
    protocol_version: str
    models: list[ModelManifest]
    limits: ProviderLimits | None = None


class ProviderList(WireModel):
    """What the runtime is configured with."""

    data: list[ProviderManifest]


class TextPart(WireModel):
    """Plain text."""

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["text"] = "text"
    text: str


class JsonPart(WireModel):
    """Any JSON value, passed on as it is."""

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["json"] = "json"
    value: Any
    """Any JSON value."""


class MediaPart(WireModel):
    """
    Media, by reference or inline. The runtime passes a URI on and never fetches it. Exactly one of
    `uri` and `data` is present.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["image", "audio", "video", "file"]
    uri: Annotated[str | None, Field(min_length=1)] = None
    """
    At most `limits.uri_length` characters, which is 8192 unless the runtime publishes another
    figure.
    """
    data: Annotated[str | None, Field(min_length=1, pattern="^[A-Za-z0-9+/]+={0,2}$")] = None
    """The bytes in base64, padded, without line breaks (feature `conversation`)."""
    media_type: Annotated[str | None, Field(min_length=1)] = None
    """Callers give it with `data`."""


ContentPart = TypeAliasType(
    "ContentPart", Annotated[TextPart | JsonPart | MediaPart, Field(discriminator="type")]
)
"""One piece of the content of a message or of a tool result (feature `conversation`)."""


class MessagePart(WireModel):
    """One turn of the conversation (feature `conversation`)."""

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["message"] = "message"
    role: Literal["user", "assistant"]
    content: Annotated[list[ContentPart], Field(min_length=1)]


class ToolCallPart(WireModel):
    """A tool call that the model made in an earlier turn (feature `conversation`)."""

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["tool_call"] = "tool_call"
    call_id: Annotated[str, Field(min_length=1)]
    """The `call_id` of the result that the call came with."""
    name: Annotated[str, Field(min_length=1)]
    arguments: str
    """JSON text as the model wrote it."""


class ToolResultPart(WireModel):
    """What a tool answered to a call of an earlier part (feature `conversation`)."""

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["tool_result"] = "tool_result"
    call_id: Annotated[str, Field(min_length=1)]
    output: str | list[ContentPart]
    """Text, or parts."""
    is_error: bool | None = None
    """`true` where the tool failed."""


class ProviderStatePart(WireModel):
    """
    State that a provider gave earlier and wants back (feature `provider_state`). It goes to that
    provider only.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    type: Literal["provider_state"] = "provider_state"
    provider: Annotated[str, Field(min_length=1)]
    model: Annotated[str, Field(min_length=1)]
    data: Any
    """Opaque; as it was given."""


InputPart = TypeAliasType(
    "InputPart",
    Annotated[
        TextPart
        | JsonPart
        | MediaPart
        | MessagePart
        | ToolCallPart
        | ToolResultPart
        | ProviderStatePart,
        Field(discriminator="type"),
    ],
)
"""One piece of the input."""


class ToolDefinition(WireModel):
    """A tool that the model may call (feature `tool_input`)."""

    model_config = ConfigDict(
        extra="forbid",
    )
    name: Annotated[str, Field(max_length=256, min_length=1)]
    description: str | None = None
    parameters: dict[str, Any]
    """JSON Schema of the arguments, passed on as it is."""
    strict: bool | None = None
    """The arguments are to fit the schema exactly."""


class OutputSchema(WireModel):
    """The shape that the answer's text has as JSON (feature `structured_output`)."""

    model_config = ConfigDict(
        extra="forbid",
    )
    name: Annotated[str, Field(max_length=256, min_length=1)]
    schema_: Annotated[dict[str, Any], Field(alias="schema")]
    """JSON Schema, passed on as it is."""
    strict: bool | None = None
    """The answer is to fit the schema exactly."""


ReasoningEffort = TypeAliasType(
    "ReasoningEffort", Literal["none", "minimal", "low", "medium", "high", "xhigh", "max"]
)
"""How much the model reasons before it answers (feature `generation`)."""


class ExecutionRequirements(WireModel):
    """Capability filters. `true` demands a capability; false or absent does not."""

    model_config = ConfigDict(
        extra="forbid",
    )
    input_modalities: list[Modality] | None = None
    """Demanded in addition to the modalities of the parts that are sent."""
    output_modalities: list[Modality] | None = None
    stream: bool | None = None
    tools: bool | None = None
    structured_output: bool | None = None
    async_: Annotated[bool | None, Field(alias="async")] = None
    cancel: bool | None = None


class ExecutionRouting(WireModel):
    """How candidates are ordered and how many attempts may be made."""

    model_config = ConfigDict(
        extra="forbid",
    )
    policy: Annotated[str | None, Field(min_length=1)] = None
    """A policy of the deployment's configuration (feature `policy_ref`; without it 400)."""
    strategy: Literal["first_available", "ordered"] | None = None
    """Kept for the sake of the draft; both values mean the same order."""
    provider_order: list[str] | None = None
    """Providers to prefer, in this order. Unknown names are ignored."""
    allow_fallback: bool | None = None
    """Absent or false means one attempt, whatever `max_attempts` says."""
    max_attempts: Annotated[int | None, Field(ge=1, le=32)] = None
    retry_budget_ms: Annotated[int | None, Field(ge=1, le=86400000)] = None
    """Elapsed time since acceptance after which no further attempt starts."""


Metadata = TypeAliasType("Metadata", dict[str, int | str | float | bool])
"""Opaque to the runtime, never logged."""


class RequestExtension(WireModel):
    """Fields for the provider's request body."""

    model_config = ConfigDict(
        extra="allow",
    )
    request: dict[str, Any] | None = None


class InputExtension(WireModel):
    """Fields for the input of a queue provider."""

    model_config = ConfigDict(
        extra="allow",
    )
    input: dict[str, Any] | None = None


class Extensions(WireModel):
    """
    What only one provider has, spread under what its adapter sets itself. Any other key, or the key
    of an adapter that is not the target, is ignored.
    """

    model_config = ConfigDict(
        extra="allow",
    )
    openai: RequestExtension | None = None
    anthropic: RequestExtension | None = None
    fal: InputExtension | None = None


ExecutionStatus = TypeAliasType(
    "ExecutionStatus",
    Literal["accepted", "routing", "running", "succeeded", "failed", "cancelled"] | str,
)
"""The state of an execution. `spec/lifecycle.yaml` holds the transitions."""


class ExecutionSubmission(WireModel):
    """The answer to a submit."""

    execution_id: str
    """Names one execution; made by the runtime."""
    status: ExecutionStatus
    """The status at the time of the answer."""
    created_at: str
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""
    idempotent_replay: bool


class EventBase(WireModel):
    """The fields of every event."""

    execution_id: str
    """Names one execution; made by the runtime."""
    sequence: int
    """The place of an event in its execution; 1, 2, 3, without a gap."""
    time: str
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""
    type: str
    status: ExecutionStatus


class ExecutionAcceptedEvent(EventBase):
    """The first event of every execution."""

    type: Literal["execution.accepted"] = "execution.accepted"


class Target(WireModel):
    """The configured names of a provider and of one of its models."""

    provider: str
    model: str


SkipReason = TypeAliasType(
    "SkipReason",
    Literal[
        "ability",
        "input_modality",
        "output_modality",
        "capability",
        "parameter",
        "not_in_policy",
        "earlier_failure",
    ]
    | str,
)
"""
Closed. Why a configured model is no candidate: it has not the ability; not the modality,
capability or parameter that `name` names; the policy leaves it out; or an earlier attempt of
this execution on it forbids another.
"""


class ConsideredTarget(WireModel):
    """One configured model, and whether it was a candidate (feature `route_explain`)."""

    target: Target
    outcome: Literal["candidate", "skipped"] | str
    reason: SkipReason | None = None
    """Present if and only if the target was skipped."""
    name: str | None = None
    """Which modality, capability or parameter is lacking."""


class IgnoredState(WireModel):
    """Provider state of the input that this target is not sent (feature `provider_state`)."""

    provider: str
    """The provider that gave it."""
    model: str
    input_index: int | None = None
    """The place of the part in `input`."""


class RouteSelectedEvent(EventBase):
    """An attempt begins on this target."""

    type: Literal["route.selected"] = "route.selected"
    target: Target
    attempt: int
    """Counts the attempts of an execution from 1."""
    policy: str | None = None
    """The policy that the request named (feature `policy_ref`)."""
    waited_ms: int | float | None = None
    """The wait for a slot that lies before this event."""
    considered: list[ConsideredTarget] | None = None
    """Every candidate, and every skipped target with its reason (feature `route_explain`)."""
    ignored: list[IgnoredState] | None = None
    """Provider state that this target cannot take (feature `provider_state`)."""


class RouteAttemptFailedEvent(EventBase):
    """An attempt failed before output and another one is intended."""

    type: Literal["route.attempt_failed"] = "route.attempt_failed"
    target: Target
    attempt: int
    """Counts the attempts of an execution from 1."""
    error: ExecutionError
    """Its `retryable` is informative here."""


class ExecutionProgressEvent(EventBase):
    """The provider has accepted the call and says how far it is."""

    type: Literal["execution.progress"] = "execution.progress"
    phase: Literal["queued", "processing"] | str
    progress: int | float | None = None
    queue_position: int | None = None


class OutputDeltaEvent(EventBase):
    """A piece of answer text, never empty. Commits output."""

    type: Literal["output.delta"] = "output.delta"
    output_index: int
    """Names one contiguous part of the output; ascending by first appearance, gaps allowed."""
    delta: str


class ToolCallStartedEvent(EventBase):
    """The model calls a tool. Commits output; precedes the argument deltas of its `call_id`."""

    type: Literal["tool.call.started"] = "tool.call.started"
    call_id: str
    name: str
    output_index: int | None = None
    """Names one contiguous part of the output; ascending by first appearance, gaps allowed."""


class ToolCallArgumentsDeltaEvent(EventBase):
    """A piece of a tool call's arguments, never empty. Commits output."""

    type: Literal["tool.call.arguments.delta"] = "tool.call.arguments.delta"
    call_id: str
    delta: str


class Artifact(WireModel):
    """A piece of media that an execution produced."""

    uri: str
    media_type: str | None = None
    name: str | None = None
    size: int | None = None
    """Bytes."""
    expires_at: str | None = None
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""


class OutputResultEvent(EventBase):
    """A whole result at once; a later one replaces it. Commits output."""

    type: Literal["output.result"] = "output.result"
    result: dict[str, Any]
    artifacts: list[Artifact] | None = None


class OutputReasoningDeltaEvent(EventBase):
    """A piece of reasoning, never part of the text, never empty (feature `reasoning`). Commits output."""

    type: Literal["output.reasoning.delta"] = "output.reasoning.delta"
    output_index: int
    """Names one contiguous part of the output; ascending by first appearance, gaps allowed."""
    delta: str


class OutputRefusalDeltaEvent(EventBase):
    """A piece of a refusal, never part of the text, never empty (feature `refusal`). Commits output."""

    type: Literal["output.refusal.delta"] = "output.refusal.delta"
    output_index: int
    """Names one contiguous part of the output; ascending by first appearance, gaps allowed."""
    delta: str


class OutputProviderStateEvent(EventBase):
    """
    State that the provider wants back in the next turn (feature `provider_state`). It commits
    nothing.
    """

    type: Literal["output.provider_state"] = "output.provider_state"
    provider: str
    """The configured name of the provider that gave it."""
    model: str
    """The configured name of its model."""
    data: Any
    """Opaque."""


class UsageFact(WireModel):
    """A measured quantity. It holds no price, cost or currency."""

    unit: str
    """A unit of `spec/usage-units.yaml` or another one; never a currency."""
    quantity: int | float
    source: Literal["provider", "runtime"] | str
    """An estimate has source `runtime`."""
    complete: bool | None = None
    """`false` where the attempt did not finish."""


class UsageReportedEvent(EventBase):
    """Usage facts of one attempt; at most one for each attempt and unit."""

    type: Literal["usage.reported"] = "usage.reported"
    facts: list[UsageFact]
    attempt: int | None = None
    """The attempt that the facts belong to (feature `attempt_usage`)."""


FinishReason = TypeAliasType(
    "FinishReason",
    Literal["stop", "length", "tool_calls", "content_filter", "refusal", "pause", "other"] | str,
)
"""Why the provider ended the answer (feature `finish_reason`)."""


class ExecutionCompletedEvent(EventBase):
    """The execution succeeded. Terminal."""

    type: Literal["execution.completed"] = "execution.completed"
    target: Target
    finish_reason: FinishReason | None = None
    served_model: str | None = None
    """What the provider claims to have served."""


class ExecutionFailedEvent(EventBase):
    """The execution failed or was cancelled. Terminal."""

    type: Literal["execution.failed"] = "execution.failed"
    error: ExecutionError
    target: Target | None = None
    attempt: int | None = None
    """Counts the attempts of an execution from 1."""


class OutputText(WireModel):
    """The joined text of one `output_index`."""

    index: int
    """Names one contiguous part of the output; ascending by first appearance, gaps allowed."""
    type: str
    text: str


class ToolCall(WireModel):
    """A tool call as the model made it. The runtime runs no tools."""

    call_id: str
    """Unique in the execution."""
    name: str
    arguments: str
    """JSON text as the model wrote it; `{}` where it gave none."""
    complete: bool | None = None
    """`false` on a call that was cut; a caller does not run it."""


class ProviderState(WireModel):
    """What a provider wants back in the next turn (feature `provider_state`)."""

    provider: str
    """The configured name of the provider that gave it."""
    model: str
    """The configured name of its model."""
    data: Any
    """Opaque."""


class TextResult(WireModel):
    """The result of a text execution. Without output `outputs` is empty."""

    outputs: list[OutputText]
    """One entry for each `output_index`, ascending."""
    tool_calls: list[ToolCall]
    """In order of `tool.call.started`."""
    refusal: str | None = None
    """The refusal deltas, joined (feature `refusal`)."""
    reasoning: str | None = None
    """The reasoning deltas, joined (feature `reasoning`)."""
    provider_state: list[ProviderState] | None = None
    """The `output.provider_state` events, in their order (feature `provider_state`)."""


class MediaResult(WireModel):
    """
    The adapter's own object. An object with lists named `outputs` and `tool_calls` is a text result
    and is held to its shape.
    """

    model_config = ConfigDict(
        extra="allow",
    )


ExecutionOutput = TypeAliasType("ExecutionOutput", TextResult | MediaResult)
"""What a completed execution produced; a text result, or the object of a media adapter."""


class ExecutionSnapshot(WireModel):
    """The fold of an execution's events."""

    execution_id: str
    """Names one execution; made by the runtime."""
    status: ExecutionStatus
    created_at: str
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""
    updated_at: str
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""
    last_sequence: int
    """The place of an event in its execution; 1, 2, 3, without a gap."""
    usage: list[UsageFact]
    """All facts in event order."""
    target: Target | None = None
    error: ExecutionError | None = None
    result: ExecutionOutput | None = None
    """Absent unless the status is `succeeded`."""
    artifacts: list[Artifact] | None = None
    """Absent unless the status is `succeeded`."""
    ability: str | None = None
    metadata: Metadata | None = None
    expires_at: str | None = None
    """RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it."""


class ExecutionResult(WireModel):
    """The result of a succeeded execution."""

    execution_id: str
    """Names one execution; made by the runtime."""
    target: Target
    result: ExecutionOutput
    artifacts: list[Artifact]
    usage: list[UsageFact]
    finish_reason: FinishReason | None = None


class ResultConflict(WireModel):
    """
    There is no result, because the execution is not `succeeded`. `error` is the execution's own
    where it has one, else `conflict` or absent.
    """

    status: ExecutionStatus
    error: ExecutionError | None = None


class CancelAccepted(WireModel):
    """The request to cancel is recorded; the terminal event follows."""

    status: str


class NamedTool(WireModel):
    """One of the tools of the request, by its name."""

    model_config = ConfigDict(
        extra="forbid",
    )
    name: Annotated[str, Field(max_length=256, min_length=1)]


ExecutionEvent = TypeAliasType(
    "ExecutionEvent",
    Annotated[
        ExecutionAcceptedEvent
        | RouteSelectedEvent
        | RouteAttemptFailedEvent
        | ExecutionProgressEvent
        | OutputDeltaEvent
        | ToolCallStartedEvent
        | ToolCallArgumentsDeltaEvent
        | OutputResultEvent
        | OutputReasoningDeltaEvent
        | OutputRefusalDeltaEvent
        | OutputProviderStateEvent
        | UsageReportedEvent
        | ExecutionCompletedEvent
        | ExecutionFailedEvent,
        Field(discriminator="type"),
    ],
)
"""
Every event type that this specification names. Readers ignore types and fields that they do not
know.
"""


class ExtensionEvent(EventBase):
    """
    An event outside this specification. It has any status but a terminal one, never commits and
    never ends.
    """

    type: str


ToolChoice = TypeAliasType("ToolChoice", Literal["auto", "none", "required"] | NamedTool)
"""Whether the model calls a tool, or which one (feature `tool_input`)."""


class ExecutionRequest(WireModel):
    """What a caller submits. Only `ability` and `input` are required."""

    model_config = ConfigDict(
        extra="forbid",
    )
    ability: Annotated[str, Field(max_length=256, min_length=1)]
    """Stable application intent, not a provider or model name."""
    input: Annotated[list[InputPart], Field(min_length=1)]
    """At most `limits.parts` parts, which is 1024 unless the runtime publishes another figure."""
    instructions: Annotated[str | None, Field(min_length=1)] = None
    """System text (feature `conversation`)."""
    tools: Annotated[list[ToolDefinition] | None, Field(min_length=1)] = None
    """The tools that the model may call; demands the capability `tools` (feature `tool_input`)."""
    tool_choice: ToolChoice | None = None
    parallel_tool_calls: bool | None = None
    """Whether the model may call several tools in one turn (feature `tool_input`)."""
    output_schema: OutputSchema | None = None
    max_output_tokens: Annotated[int | None, Field(ge=1)] = None
    """Bounds the whole output (feature `generation`)."""
    temperature: Annotated[int | float | None, Field(ge=0.0)] = None
    """Feature `generation`."""
    top_p: Annotated[int | float | None, Field(ge=0.0, le=1.0)] = None
    """Feature `generation`."""
    stop: Annotated[list[str] | None, Field(min_length=1)] = None
    """Texts that end the answer (feature `generation`)."""
    reasoning_effort: ReasoningEffort | None = None
    requirements: ExecutionRequirements | None = None
    routing: ExecutionRouting | None = None
    deadline_ms: Annotated[int | None, Field(ge=1, le=86400000)] = None
    """One absolute monotonic limit over queueing, connecting, attempts and streaming."""
    metadata: Metadata | None = None
    extensions: Extensions | None = None

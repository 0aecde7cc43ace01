// Code generated from spec/schemas and spec/usage-units.yaml by npm run generate. DO NOT EDIT.

package modelruntime

import "encoding/json"

// RuntimeState: absent means `ready`. `stopping` while a shutdown drains; `unavailable` while the
// store is out of reach.
type RuntimeState string

const (
	RuntimeStateReady       RuntimeState = "ready"
	RuntimeStateStopping    RuntimeState = "stopping"
	RuntimeStateUnavailable RuntimeState = "unavailable"
)

// RuntimeFeatures: what the runtime claims. `spec/features.yaml` says what each optional feature
// means.
type RuntimeFeatures struct {
	Routing          bool `json:"routing"`
	FlowControl      bool `json:"flow_control"`
	UsageFacts       bool `json:"usage_facts"`
	Billing          bool `json:"billing"`
	Conversation     bool `json:"conversation,omitempty"`
	ToolInput        bool `json:"tool_input,omitempty"`
	StructuredOutput bool `json:"structured_output,omitempty"`
	Generation       bool `json:"generation,omitempty"`
	ProviderState    bool `json:"provider_state,omitempty"`
	FinishReason     bool `json:"finish_reason,omitempty"`
	Reasoning        bool `json:"reasoning,omitempty"`
	Refusal          bool `json:"refusal,omitempty"`
	AttemptUsage     bool `json:"attempt_usage,omitempty"`
	Heartbeat        bool `json:"heartbeat,omitempty"`
	RouteExplain     bool `json:"route_explain,omitempty"`
	PolicyRef        bool `json:"policy_ref,omitempty"`
	Partition        bool `json:"partition,omitempty"`
	Durable          bool `json:"durable,omitempty"`
	InlineStream     bool `json:"inline_stream,omitempty"`
	ConfigExtended   bool `json:"config_extended,omitempty"`
	Trimming         bool `json:"trimming,omitempty"`
}

// RuntimeLimits: limits that differ from, or add to, those of the specification.
type RuntimeLimits struct {
	BodyBytes        int64  `json:"body_bytes,omitempty"`
	Parts            int64  `json:"parts,omitempty"`
	URILength        int64  `json:"uri_length,omitempty"`
	JSONDepth        int64  `json:"json_depth,omitempty"`
	IdempotencyMinMs *int64 `json:"idempotency_min_ms,omitempty"`
	RetentionMs      *int64 `json:"retention_ms,omitempty"`
}

// RuntimeInfo: what the runtime is, claims and enforces.
type RuntimeInfo struct {
	received

	Name            string `json:"name"`
	ProtocolVersion string `json:"protocol_version"`

	// The revision of this specification that the runtime keeps; this one is `0.2`.
	SpecRevision string `json:"spec_revision,omitempty"`

	ProviderCount int64           `json:"provider_count"`
	State         RuntimeState    `json:"state,omitempty"`
	Features      RuntimeFeatures `json:"features"`
	Limits        *RuntimeLimits  `json:"limits,omitempty"`
}

// ErrorCode: closed. `spec/errors.yaml` maps every cause to one of these.
type ErrorCode string

const (
	ErrorCodeInvalidRequest        ErrorCode = "invalid_request"
	ErrorCodeNotFound              ErrorCode = "not_found"
	ErrorCodeConflict              ErrorCode = "conflict"
	ErrorCodeCursorExpired         ErrorCode = "cursor_expired"
	ErrorCodeCapabilityUnavailable ErrorCode = "capability_unavailable"
	ErrorCodeQueueFull             ErrorCode = "queue_full"
	ErrorCodeRuntimeUnavailable    ErrorCode = "runtime_unavailable"
	ErrorCodeCapacityExceeded      ErrorCode = "capacity_exceeded"
	ErrorCodeRateLimited           ErrorCode = "rate_limited"
	ErrorCodeProviderUnavailable   ErrorCode = "provider_unavailable"
	ErrorCodeProviderProtocolError ErrorCode = "provider_protocol_error"
	ErrorCodeDeadlineExceeded      ErrorCode = "deadline_exceeded"
	ErrorCodeCancelled             ErrorCode = "cancelled"
	ErrorCodeInternalError         ErrorCode = "internal_error"
)

// RemoteOutcome: what is known of the provider call behind a failure.
type RemoteOutcome string

const (
	RemoteOutcomeNotStarted RemoteOutcome = "not_started"
	RemoteOutcomeUnknown    RemoteOutcome = "unknown"
	RemoteOutcomeFinished   RemoteOutcome = "finished"
)

// ExecutionError: one error, on events, snapshots and in error bodies. It holds no provider URL,
// provider body, prompt or stack trace.
type ExecutionError struct {
	Code    ErrorCode `json:"code"`
	Message string    `json:"message"`

	// Submitting the same request again later may succeed and cannot double a remote execution whose
	// outcome is unknown.
	Retryable bool `json:"retryable"`

	ProviderCode string `json:"provider_code,omitempty"`
	RetryAfterMs *int64 `json:"retry_after_ms,omitempty"`

	// With `cursor_expired`, the first sequence that the log still holds.
	Oldest int64 `json:"oldest,omitempty"`

	RemoteOutcome RemoteOutcome `json:"remote_outcome,omitempty"`
}

// ErrorBody: the body of every HTTP error except the 409 of the result.
type ErrorBody struct {
	Error ExecutionError `json:"error"`
}

// Modality: a kind of content that a request carries or a model produces.
type Modality string

const (
	ModalityText  Modality = "text"
	ModalityJSON  Modality = "json"
	ModalityImage Modality = "image"
	ModalityAudio Modality = "audio"
	ModalityVideo Modality = "video"
	ModalityFile  Modality = "file"
)

// ModelLimits: bounds that the adapter applies to this model.
type ModelLimits struct {
	MaxOutputTokens int64 `json:"max_output_tokens,omitempty"`
}

// ModelManifest: one model and its capabilities.
type ModelManifest struct {
	Model            string     `json:"model"`
	Abilities        []string   `json:"abilities"`
	InputModalities  []Modality `json:"input_modalities"`
	OutputModalities []Modality `json:"output_modalities"`
	Stream           bool       `json:"stream"`
	Tools            bool       `json:"tools"`
	StructuredOutput bool       `json:"structured_output"`
	Async            bool       `json:"async"`
	Cancel           bool       `json:"cancel"`

	// It takes messages, tool calls and their results, instructions and inline media (feature
	// `conversation`); absent means no.
	Conversation bool `json:"conversation,omitempty"`

	// The parameters of the feature `generation` that the model takes, by their names in the request;
	// absent means none.
	Parameters []string `json:"parameters,omitempty"`

	Limits *ModelLimits `json:"limits,omitempty"`
}

// ProviderLimits: provider-local flow control.
type ProviderLimits struct {
	MaxConcurrency int64  `json:"max_concurrency,omitempty"`
	MaxQueueDepth  *int64 `json:"max_queue_depth,omitempty"`
}

// ProviderManifest: one configured provider, true to what is enforced.
type ProviderManifest struct {
	Provider        string          `json:"provider"`
	ProtocolVersion string          `json:"protocol_version"`
	Models          []ModelManifest `json:"models"`
	Limits          *ProviderLimits `json:"limits,omitempty"`
}

// ProviderList: what the runtime is configured with.
type ProviderList struct {
	received

	Data []ProviderManifest `json:"data"`
}

// ToolDefinition: a tool that the model may call (feature `tool_input`).
type ToolDefinition struct {
	Name        string `json:"name"`
	Description string `json:"description,omitempty"`

	// JSON Schema of the arguments, passed on as it is.
	Parameters any `json:"parameters"`

	// The arguments are to fit the schema exactly.
	Strict *bool `json:"strict,omitempty"`
}

// OutputSchema: the shape that the answer's text has as JSON (feature `structured_output`).
type OutputSchema struct {
	Name string `json:"name"`

	// JSON Schema, passed on as it is.
	Schema any `json:"schema"`

	// The answer is to fit the schema exactly.
	Strict *bool `json:"strict,omitempty"`
}

// ReasoningEffort: how much the model reasons before it answers (feature `generation`).
type ReasoningEffort string

const (
	ReasoningEffortNone    ReasoningEffort = "none"
	ReasoningEffortMinimal ReasoningEffort = "minimal"
	ReasoningEffortLow     ReasoningEffort = "low"
	ReasoningEffortMedium  ReasoningEffort = "medium"
	ReasoningEffortHigh    ReasoningEffort = "high"
	ReasoningEffortXhigh   ReasoningEffort = "xhigh"
	ReasoningEffortMax     ReasoningEffort = "max"
)

// ExecutionRequirements: capability filters. `true` demands a capability; false or absent does not.
type ExecutionRequirements struct {
	// Demanded in addition to the modalities of the parts that are sent.
	InputModalities []Modality `json:"input_modalities,omitempty"`

	OutputModalities []Modality `json:"output_modalities,omitempty"`
	Stream           *bool      `json:"stream,omitempty"`
	Tools            *bool      `json:"tools,omitempty"`
	StructuredOutput *bool      `json:"structured_output,omitempty"`
	Async            *bool      `json:"async,omitempty"`
	Cancel           *bool      `json:"cancel,omitempty"`
}

// ExecutionRouting: how candidates are ordered and how many attempts may be made.
type ExecutionRouting struct {
	// A policy of the deployment's configuration (feature `policy_ref`; without it 400).
	Policy string `json:"policy,omitempty"`

	// Kept for the sake of the draft; both values mean the same order.
	Strategy ExecutionRoutingStrategy `json:"strategy,omitempty"`

	// Providers to prefer, in this order. Unknown names are ignored.
	ProviderOrder []string `json:"provider_order,omitempty"`

	// Absent or false means one attempt, whatever `max_attempts` says.
	AllowFallback *bool `json:"allow_fallback,omitempty"`

	MaxAttempts int64 `json:"max_attempts,omitempty"`

	// Elapsed time since acceptance after which no further attempt starts.
	RetryBudgetMs int64 `json:"retry_budget_ms,omitempty"`
}

// ExecutionRoutingStrategy is what `strategy` of ExecutionRouting may be.
type ExecutionRoutingStrategy string

const (
	ExecutionRoutingStrategyFirstAvailable ExecutionRoutingStrategy = "first_available"
	ExecutionRoutingStrategyOrdered        ExecutionRoutingStrategy = "ordered"
)

// Metadata: opaque to the runtime, never logged.
type Metadata map[string]any

// RequestExtension: fields for the provider's request body.
type RequestExtension map[string]any

// InputExtension: fields for the input of a queue provider.
type InputExtension map[string]any

// Extensions: what only one provider has, spread under what its adapter sets itself. Any other key,
// or the key of an adapter that is not the target, is ignored.
type Extensions map[string]any

// ExecutionRequest: what a caller submits. Only `ability` and `input` are required.
type ExecutionRequest struct {
	// Stable application intent, not a provider or model name.
	Ability string `json:"ability"`

	// At most `limits.parts` parts, which is 1024 unless the runtime publishes another figure.
	Input InputParts `json:"input"`

	// System text (feature `conversation`).
	Instructions string `json:"instructions,omitempty"`

	// The tools that the model may call; demands the capability `tools` (feature `tool_input`).
	Tools []ToolDefinition `json:"tools,omitempty"`

	// Whether the model calls a tool, or which one (feature `tool_input`).
	ToolChoice *ToolChoice `json:"tool_choice,omitempty"`

	// Whether the model may call several tools in one turn (feature `tool_input`).
	ParallelToolCalls *bool `json:"parallel_tool_calls,omitempty"`

	OutputSchema *OutputSchema `json:"output_schema,omitempty"`

	// Bounds the whole output (feature `generation`).
	MaxOutputTokens int64 `json:"max_output_tokens,omitempty"`

	// Feature `generation`.
	Temperature *float64 `json:"temperature,omitempty"`

	// Feature `generation`.
	TopP *float64 `json:"top_p,omitempty"`

	// Texts that end the answer (feature `generation`).
	Stop []string `json:"stop,omitempty"`

	ReasoningEffort ReasoningEffort        `json:"reasoning_effort,omitempty"`
	Requirements    *ExecutionRequirements `json:"requirements,omitempty"`
	Routing         *ExecutionRouting      `json:"routing,omitempty"`

	// One absolute monotonic limit over queueing, connecting, attempts and streaming.
	DeadlineMs int64 `json:"deadline_ms,omitempty"`

	Metadata   Metadata   `json:"metadata,omitempty"`
	Extensions Extensions `json:"extensions,omitempty"`
}

// ExecutionStatus: the state of an execution. `spec/lifecycle.yaml` holds the transitions.
type ExecutionStatus string

const (
	ExecutionStatusAccepted  ExecutionStatus = "accepted"
	ExecutionStatusRouting   ExecutionStatus = "routing"
	ExecutionStatusRunning   ExecutionStatus = "running"
	ExecutionStatusSucceeded ExecutionStatus = "succeeded"
	ExecutionStatusFailed    ExecutionStatus = "failed"
	ExecutionStatusCancelled ExecutionStatus = "cancelled"
)

// ExecutionSubmission: the answer to a submit.
type ExecutionSubmission struct {
	received

	// Names one execution; made by the runtime.
	ExecutionID string `json:"execution_id"`

	// The status at the time of the answer.
	Status ExecutionStatus `json:"status"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	CreatedAt Timestamp `json:"created_at"`

	IdempotentReplay bool `json:"idempotent_replay"`
}

// Target: the configured names of a provider and of one of its models.
type Target struct {
	Provider string `json:"provider"`
	Model    string `json:"model"`
}

// SkipReason: closed. Why a configured model is no candidate: it has not the ability; not the
// modality, capability or parameter that `name` names; the policy leaves it out; or an earlier
// attempt of this execution on it forbids another.
type SkipReason string

const (
	SkipReasonAbility        SkipReason = "ability"
	SkipReasonInputModality  SkipReason = "input_modality"
	SkipReasonOutputModality SkipReason = "output_modality"
	SkipReasonCapability     SkipReason = "capability"
	SkipReasonParameter      SkipReason = "parameter"
	SkipReasonNotInPolicy    SkipReason = "not_in_policy"
	SkipReasonEarlierFailure SkipReason = "earlier_failure"
)

// ConsideredTarget: one configured model, and whether it was a candidate (feature `route_explain`).
type ConsideredTarget struct {
	Target  Target                  `json:"target"`
	Outcome ConsideredTargetOutcome `json:"outcome"`

	// Present if and only if the target was skipped.
	Reason SkipReason `json:"reason,omitempty"`

	// Which modality, capability or parameter is lacking.
	Name string `json:"name,omitempty"`
}

// ConsideredTargetOutcome is what `outcome` of ConsideredTarget may be.
type ConsideredTargetOutcome string

const (
	ConsideredTargetOutcomeCandidate ConsideredTargetOutcome = "candidate"
	ConsideredTargetOutcomeSkipped   ConsideredTargetOutcome = "skipped"
)

// IgnoredState: provider state of the input that this target is not sent (feature
// `provider_state`).
type IgnoredState struct {
	// The provider that gave it.
	Provider string `json:"provider"`

	Model string `json:"model"`

	// The place of the part in `input`.
	InputIndex *int64 `json:"input_index,omitempty"`
}

// Artifact: a piece of media that an execution produced.
type Artifact struct {
	URI       string `json:"uri"`
	MediaType string `json:"media_type,omitempty"`
	Name      string `json:"name,omitempty"`

	// Bytes.
	Size *int64 `json:"size,omitempty"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	ExpiresAt Timestamp `json:"expires_at,omitempty"`
}

// UsageFact: a measured quantity. It holds no price, cost or currency.
type UsageFact struct {
	received

	// A unit of `spec/usage-units.yaml` or another one; never a currency.
	Unit string `json:"unit"`

	Quantity float64 `json:"quantity"`

	// An estimate has source `runtime`.
	Source UsageFactSource `json:"source"`

	// `false` where the attempt did not finish.
	Complete *bool `json:"complete,omitempty"`
}

// UsageFactSource is what `source` of UsageFact may be.
type UsageFactSource string

const (
	UsageFactSourceProvider UsageFactSource = "provider"
	UsageFactSourceRuntime  UsageFactSource = "runtime"
)

// FinishReason: why the provider ended the answer (feature `finish_reason`).
type FinishReason string

const (
	FinishReasonStop          FinishReason = "stop"
	FinishReasonLength        FinishReason = "length"
	FinishReasonToolCalls     FinishReason = "tool_calls"
	FinishReasonContentFilter FinishReason = "content_filter"
	FinishReasonRefusal       FinishReason = "refusal"
	FinishReasonPause         FinishReason = "pause"
	FinishReasonOther         FinishReason = "other"
)

// OutputText: the joined text of one `output_index`.
type OutputText struct {
	// Names one contiguous part of the output; ascending by first appearance, gaps allowed.
	Index int64 `json:"index"`

	Type string `json:"type"`
	Text string `json:"text"`
}

// ToolCall: a tool call as the model made it. The runtime runs no tools.
type ToolCall struct {
	// Unique in the execution.
	CallID string `json:"call_id"`

	Name string `json:"name"`

	// JSON text as the model wrote it; `{}` where it gave none.
	Arguments string `json:"arguments"`

	// `false` on a call that was cut; a caller does not run it.
	Complete *bool `json:"complete,omitempty"`
}

// ProviderState: what a provider wants back in the next turn (feature `provider_state`).
type ProviderState struct {
	// The configured name of the provider that gave it.
	Provider string `json:"provider"`

	// The configured name of its model.
	Model string `json:"model"`

	// Opaque.
	Data json.RawMessage `json:"data"`
}

// TextResult: the result of a text execution. Without output `outputs` is empty.
type TextResult struct {
	// One entry for each `output_index`, ascending.
	Outputs []OutputText `json:"outputs"`

	// In order of `tool.call.started`.
	ToolCalls []ToolCall `json:"tool_calls"`

	// The refusal deltas, joined (feature `refusal`).
	Refusal string `json:"refusal,omitempty"`

	// The reasoning deltas, joined (feature `reasoning`).
	Reasoning string `json:"reasoning,omitempty"`

	// The `output.provider_state` events, in their order (feature `provider_state`).
	ProviderState []ProviderState `json:"provider_state,omitempty"`
}

// MediaResult: the adapter's own object. An object with lists named `outputs` and `tool_calls` is a
// text result and is held to its shape.
type MediaResult map[string]any

// ExecutionSnapshot: the fold of an execution's events.
type ExecutionSnapshot struct {
	received

	// Names one execution; made by the runtime.
	ExecutionID string `json:"execution_id"`

	Status ExecutionStatus `json:"status"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	CreatedAt Timestamp `json:"created_at"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	UpdatedAt Timestamp `json:"updated_at"`

	// The place of an event in its execution; 1, 2, 3, without a gap.
	LastSequence int64 `json:"last_sequence"`

	// All facts in event order.
	Usage []UsageFact `json:"usage"`

	Target *Target         `json:"target,omitempty"`
	Error  *ExecutionError `json:"error,omitempty"`

	// Absent unless the status is `succeeded`.
	Result *ExecutionOutput `json:"result,omitempty"`

	// Absent unless the status is `succeeded`.
	Artifacts []Artifact `json:"artifacts,omitempty"`

	Ability  string   `json:"ability,omitempty"`
	Metadata Metadata `json:"metadata,omitempty"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	ExpiresAt Timestamp `json:"expires_at,omitempty"`
}

// ExecutionResult: the result of a succeeded execution.
type ExecutionResult struct {
	received

	// Names one execution; made by the runtime.
	ExecutionID string `json:"execution_id"`

	Target Target `json:"target"`

	// What a completed execution produced; a text result, or the object of a media adapter.
	Result ExecutionOutput `json:"result"`

	Artifacts    []Artifact   `json:"artifacts"`
	Usage        []UsageFact  `json:"usage"`
	FinishReason FinishReason `json:"finish_reason,omitempty"`
}

// ResultConflict: there is no result, because the execution is not `succeeded`. `error` is the
// execution's own where it has one, else `conflict` or absent.
type ResultConflict struct {
	Status ExecutionStatus `json:"status"`
	Error  *ExecutionError `json:"error,omitempty"`
}

// CancelAccepted: the request to cancel is recorded; the terminal event follows.
type CancelAccepted struct {
	received

	Status string `json:"status"`
}

// The units of usage facts that the specification names; a runtime may report others.
const (
	// The whole input, cache reads and writes included.
	UsageUnitInputToken = "input_token"

	// The whole output, reasoning included.
	UsageUnitOutputToken = "output_token"

	// Input that the provider wrote to its cache. A part of `input_token`, never added to it.
	UsageUnitCacheWriteToken = "cache_write_token"

	// Input that the provider read from its cache. A part of `input_token`, never added to it.
	UsageUnitCacheReadToken = "cache_read_token"

	// Output spent on reasoning. A part of `output_token`, never added to it.
	UsageUnitReasoningToken = "reasoning_token"

	// The input of an embedding.
	UsageUnitEmbeddingInputToken = "embedding_input_token"

	// Images produced.
	UsageUnitImageCount = "image_count"

	// Seconds of video produced.
	UsageUnitVideoSecond = "video_second"

	// Seconds of audio in the input.
	UsageUnitAudioInputSecond = "audio_input_second"

	// Seconds of audio produced.
	UsageUnitAudioOutputSecond = "audio_output_second"

	// Calls of tools that the provider itself ran.
	UsageUnitToolRequest = "tool_request"

	// Requests to the provider.
	UsageUnitRequest = "request"
)

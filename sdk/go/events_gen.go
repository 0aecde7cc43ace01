// Code generated from spec/schemas/events and spec/lifecycle.yaml by npm run generate. DO NOT EDIT.

package modelruntime

import "encoding/json"

// EventType is the type of an event. Others than these are legal: they come as [UnknownEvent].
type EventType string

const (
	EventTypeExecutionAccepted      EventType = "execution.accepted"
	EventTypeRouteSelected          EventType = "route.selected"
	EventTypeRouteAttemptFailed     EventType = "route.attempt_failed"
	EventTypeExecutionProgress      EventType = "execution.progress"
	EventTypeOutputDelta            EventType = "output.delta"
	EventTypeToolCallStarted        EventType = "tool.call.started"
	EventTypeToolCallArgumentsDelta EventType = "tool.call.arguments.delta"
	EventTypeOutputResult           EventType = "output.result"
	EventTypeOutputReasoningDelta   EventType = "output.reasoning.delta"
	EventTypeOutputRefusalDelta     EventType = "output.refusal.delta"
	EventTypeOutputProviderState    EventType = "output.provider_state"
	EventTypeUsageReported          EventType = "usage.reported"
	EventTypeExecutionCompleted     EventType = "execution.completed"
	EventTypeExecutionFailed        EventType = "execution.failed"
)

// Terminal tells whether an event of this type ends its execution.
func (t EventType) Terminal() bool {
	return t == EventTypeExecutionCompleted || t == EventTypeExecutionFailed
}

// EventBase: the fields of every event.
type EventBase struct {
	received

	// Names one execution; made by the runtime.
	ExecutionID string `json:"execution_id"`

	// The place of an event in its execution; 1, 2, 3, without a gap.
	Sequence int64 `json:"sequence"`

	// RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
	Time Timestamp `json:"time"`

	Type   EventType       `json:"type"`
	Status ExecutionStatus `json:"status"`
}

// ExecutionAcceptedEvent: the first event of every execution.
type ExecutionAcceptedEvent struct {
	EventBase
}

// RouteSelectedEvent: an attempt begins on this target.
type RouteSelectedEvent struct {
	EventBase

	Target Target `json:"target"`

	// Counts the attempts of an execution from 1.
	Attempt int64 `json:"attempt"`

	// The policy that the request named (feature `policy_ref`).
	Policy string `json:"policy,omitempty"`

	// The wait for a slot that lies before this event.
	WaitedMs *float64 `json:"waited_ms,omitempty"`

	// Every candidate, and every skipped target with its reason (feature `route_explain`).
	Considered []ConsideredTarget `json:"considered,omitempty"`

	// Provider state that this target cannot take (feature `provider_state`).
	Ignored []IgnoredState `json:"ignored,omitempty"`
}

// RouteAttemptFailedEvent: an attempt failed before output and another one is intended.
type RouteAttemptFailedEvent struct {
	EventBase

	Target Target `json:"target"`

	// Counts the attempts of an execution from 1.
	Attempt int64 `json:"attempt"`

	// Its `retryable` is informative here.
	Error ExecutionError `json:"error"`
}

// ExecutionProgressEvent: the provider has accepted the call and says how far it is.
type ExecutionProgressEvent struct {
	EventBase

	Phase         ExecutionProgressPhase `json:"phase"`
	Progress      *float64               `json:"progress,omitempty"`
	QueuePosition *int64                 `json:"queue_position,omitempty"`
}

// ExecutionProgressPhase is what `phase` of ExecutionProgressEvent may be.
type ExecutionProgressPhase string

const (
	ExecutionProgressPhaseQueued     ExecutionProgressPhase = "queued"
	ExecutionProgressPhaseProcessing ExecutionProgressPhase = "processing"
)

// OutputDeltaEvent: a piece of answer text, never empty. Commits output.
type OutputDeltaEvent struct {
	EventBase

	// Names one contiguous part of the output; ascending by first appearance, gaps allowed.
	OutputIndex int64 `json:"output_index"`

	Delta string `json:"delta"`
}

// ToolCallStartedEvent: the model calls a tool. Commits output; precedes the argument deltas of its
// `call_id`.
type ToolCallStartedEvent struct {
	EventBase

	CallID string `json:"call_id"`
	Name   string `json:"name"`

	// Names one contiguous part of the output; ascending by first appearance, gaps allowed.
	OutputIndex *int64 `json:"output_index,omitempty"`
}

// ToolCallArgumentsDeltaEvent: a piece of a tool call's arguments, never empty. Commits output.
type ToolCallArgumentsDeltaEvent struct {
	EventBase

	CallID string `json:"call_id"`
	Delta  string `json:"delta"`
}

// OutputResultEvent: a whole result at once; a later one replaces it. Commits output.
type OutputResultEvent struct {
	EventBase

	Result    json.RawMessage `json:"result"`
	Artifacts []Artifact      `json:"artifacts,omitempty"`
}

// OutputReasoningDeltaEvent: a piece of reasoning, never part of the text, never empty (feature
// `reasoning`). Commits output.
type OutputReasoningDeltaEvent struct {
	EventBase

	// Names one contiguous part of the output; ascending by first appearance, gaps allowed.
	OutputIndex int64 `json:"output_index"`

	Delta string `json:"delta"`
}

// OutputRefusalDeltaEvent: a piece of a refusal, never part of the text, never empty (feature
// `refusal`). Commits output.
type OutputRefusalDeltaEvent struct {
	EventBase

	// Names one contiguous part of the output; ascending by first appearance, gaps allowed.
	OutputIndex int64 `json:"output_index"`

	Delta string `json:"delta"`
}

// OutputProviderStateEvent: state that the provider wants back in the next turn (feature
// `provider_state`). It commits nothing.
type OutputProviderStateEvent struct {
	EventBase

	// The configured name of the provider that gave it.
	Provider string `json:"provider"`

	// The configured name of its model.
	Model string `json:"model"`

	// Opaque.
	Data json.RawMessage `json:"data"`
}

// UsageReportedEvent: usage facts of one attempt; at most one for each attempt and unit.
type UsageReportedEvent struct {
	EventBase

	Facts []UsageFact `json:"facts"`

	// The attempt that the facts belong to (feature `attempt_usage`).
	Attempt int64 `json:"attempt,omitempty"`
}

// ExecutionCompletedEvent: the execution succeeded. Terminal.
type ExecutionCompletedEvent struct {
	EventBase

	Target       Target       `json:"target"`
	FinishReason FinishReason `json:"finish_reason,omitempty"`

	// What the provider claims to have served.
	ServedModel string `json:"served_model,omitempty"`
}

// ExecutionFailedEvent: the execution failed or was cancelled. Terminal.
type ExecutionFailedEvent struct {
	EventBase

	Error  ExecutionError `json:"error"`
	Target *Target        `json:"target,omitempty"`

	// Counts the attempts of an execution from 1.
	Attempt int64 `json:"attempt,omitempty"`
}

// newEvent is the empty event of a type.
func newEvent(t EventType) Event {
	switch t {
	case EventTypeExecutionAccepted:
		return &ExecutionAcceptedEvent{}
	case EventTypeRouteSelected:
		return &RouteSelectedEvent{}
	case EventTypeRouteAttemptFailed:
		return &RouteAttemptFailedEvent{}
	case EventTypeExecutionProgress:
		return &ExecutionProgressEvent{}
	case EventTypeOutputDelta:
		return &OutputDeltaEvent{}
	case EventTypeToolCallStarted:
		return &ToolCallStartedEvent{}
	case EventTypeToolCallArgumentsDelta:
		return &ToolCallArgumentsDeltaEvent{}
	case EventTypeOutputResult:
		return &OutputResultEvent{}
	case EventTypeOutputReasoningDelta:
		return &OutputReasoningDeltaEvent{}
	case EventTypeOutputRefusalDelta:
		return &OutputRefusalDeltaEvent{}
	case EventTypeOutputProviderState:
		return &OutputProviderStateEvent{}
	case EventTypeUsageReported:
		return &UsageReportedEvent{}
	case EventTypeExecutionCompleted:
		return &ExecutionCompletedEvent{}
	case EventTypeExecutionFailed:
		return &ExecutionFailedEvent{}
	default:
		return &UnknownEvent{}
	}
}

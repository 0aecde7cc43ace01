package modelruntime

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// Kind says what went wrong, from the caller's point of view.
type Kind string

const (
	// KindAPI: the runtime, or something before it, refused the call.
	KindAPI Kind = "api"
	// KindExecutionFailed: the execution ended as failed or cancelled.
	KindExecutionFailed Kind = "execution_failed"
	// KindIncomplete: the events ended before the execution did, over all reconnects. LastSequence is
	// where to go on.
	KindIncomplete Kind = "incomplete"
	// KindProtocol: what was received is not the protocol.
	KindProtocol Kind = "protocol"
	// KindTooLarge: an event or an answer is larger than this client takes.
	KindTooLarge Kind = "too_large"
	// KindTimeout: one of the client's own time limits ran out.
	KindTimeout Kind = "timeout"
	// KindConnection: no connection, or it broke.
	KindConnection Kind = "connection"
	// KindAborted: the caller's context ended. errors.Is finds the context's own error.
	KindAborted Kind = "aborted"
)

// Error is every error of this package. Which fields are set depends on Kind; a zero value is an
// absent one.
type Error struct {
	Kind Kind
	// Message says it in words.
	Message string
	// Code is the protocol's code, where the runtime gave one.
	Code ErrorCode
	// Status is the HTTP status of the answer, where there was one that is not a success.
	Status int
	// Retryable: the same request may succeed later and doubles nothing. A new submit needs a new key.
	Retryable bool
	// RemoteOutcome is what is known of the provider call behind the failure.
	RemoteOutcome RemoteOutcome
	// ProviderCode is the provider's own code.
	ProviderCode string
	// RetryAfter is how long the runtime asks to wait.
	RetryAfter time.Duration
	// Oldest is, with `cursor_expired`, the first sequence that the log still holds.
	Oldest int64
	// ExecutionID is the execution that the error is about, where there is one.
	ExecutionID string
	// LastSequence is, of an error of events, the last event that was handed out: the cursor to go on
	// from.
	LastSequence int64

	cause error
}

// Error says the kind, the code and the status, then the message.
func (e *Error) Error() string {
	var facts []string
	if e.Code != "" {
		facts = append(facts, string(e.Code))
	}
	if e.Status != 0 {
		facts = append(facts, fmt.Sprintf("status %d", e.Status))
	}
	if len(facts) == 0 {
		return fmt.Sprintf("model runtime: %s: %s", e.Kind, e.Message)
	}
	return fmt.Sprintf("model runtime: %s (%s): %s", e.Kind, strings.Join(facts, ", "), e.Message)
}

// Unwrap gives the cause, where there is one. A cause that a transport made is its words, not ours:
// it may say what this error leaves out.
func (e *Error) Unwrap() error { return e.cause }

// GoString is Error, so that no way of printing reaches the cause.
func (e *Error) GoString() string { return e.Error() }

func newError(kind Kind, format string, args ...any) *Error {
	return &Error{Kind: kind, Message: fmt.Sprintf(format, args...)}
}

func (e *Error) because(cause error) *Error {
	e.cause = cause
	return e
}

// about names the execution, without touching an error that may be a cause elsewhere.
func (e *Error) about(executionID string, lastSequence int64) *Error {
	copied := *e
	copied.ExecutionID, copied.LastSequence = executionID, lastSequence
	return &copied
}

// take fills in what the protocol says of an error.
func (e *Error) take(said ExecutionError) *Error {
	e.Code, e.Message, e.Retryable = said.Code, said.Message, said.Retryable
	e.RemoteOutcome, e.ProviderCode, e.Oldest = said.RemoteOutcome, said.ProviderCode, said.Oldest
	if said.RetryAfterMs != nil {
		e.RetryAfter = milliseconds(*said.RetryAfterMs)
	}
	return e
}

// AsError gives the [*Error] of an error, or nil when there is none.
func AsError(err error) *Error {
	var found *Error
	if errors.As(err, &found) {
		return found
	}
	return nil
}

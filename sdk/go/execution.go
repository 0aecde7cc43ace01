package modelruntime

import (
	"context"
	"iter"
)

// Execution is a submitted request: its events, then its result. It is for use by one goroutine.
type Execution struct {
	// ID names it; with it another process can go on.
	ID string
	// Submission is the answer to the submit.
	Submission *ExecutionSubmission

	client   *Client
	cursor   int64
	terminal Event
}

// Execute submits a request and gives its execution. What can be read of it is read by
// [Execution.Events] and [Execution.Result].
func (c *Client) Execute(ctx context.Context, r ExecutionRequest, options ...SubmitOption) (*Execution, error) {
	submitted, err := c.Submit(ctx, r, options...)
	if err != nil {
		return nil, err
	}
	return &Execution{ID: submitted.ExecutionID, Submission: submitted, client: c}, nil
}

// Events is [Client.Events] of this execution. Another range over it goes on after the last event
// that was handed out.
func (e *Execution) Events(ctx context.Context) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		if e.terminal != nil {
			return
		}
		for event, err := range e.client.Events(ctx, e.ID, After(e.cursor)) {
			if err == nil {
				e.cursor = event.Base().Sequence
				if event.Base().Type.Terminal() {
					e.terminal = event
				}
			}
			if !yield(event, err) {
				return
			}
		}
	}
}

// Result waits for the end and reads the result. Events that were not ranged over are passed by. The
// error of an execution that failed or was cancelled has the kind [KindExecutionFailed].
func (e *Execution) Result(ctx context.Context) (*ExecutionResult, error) {
	for _, err := range e.Events(ctx) {
		if err != nil {
			return nil, err
		}
	}
	if failed, ok := e.terminal.(*ExecutionFailedEvent); ok {
		return nil, (&Error{Kind: KindExecutionFailed}).take(failed.Error).about(e.ID, e.cursor)
	}
	return e.client.Result(ctx, e.ID)
}

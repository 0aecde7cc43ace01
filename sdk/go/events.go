package modelruntime

import (
	"context"
	"errors"
	"io"
	"iter"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"

	"example.test/model-runtime-kit/sdk/go/internal/sse"
)

// Events reads an execution's events, in order and each exactly once, until its terminal event. It
// reconnects as often as there is progress, and as [RetryPolicy] allows without.
//
// An execution that failed ends with an [*ExecutionFailedEvent], which is no error here. An error is
// the last pair; its LastSequence is what to give [After] to go on. Leaving the loop, or ending the
// context, closes the socket at once and does not cancel the execution.
func (c *Client) Events(ctx context.Context, executionID string, options ...EventsOption) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		s := subscription{core: c.core(), executionID: executionID}
		for _, option := range options {
			option(&s)
		}
		s.run(ctx, yield)
	}
}

// subscription is one reading of events, over all its connections.
type subscription struct {
	core        *core
	executionID string
	// cursor is the last event that was handed out, or where the caller wants to begin.
	cursor int64
	// delivered tells whether this reading has handed out any event.
	delivered bool
	// reconnects counts those without a new event since the last one.
	reconnects int
	// initial is the reconnection time that the server has set.
	initial time.Duration
	// asked tells whether the runtime was asked if the cursor is the end.
	asked bool
}

// ending is how one connection ended: for good, with an error or without, or with another to follow.
type ending struct {
	failure   *Error
	reconnect bool
	// gap: the runtime left out an event.
	gap bool
}

var finished = ending{}

func (s *subscription) run(ctx context.Context, yield func(Event, error) bool) {
	for {
		end := s.connect(ctx, yield)
		if end.reconnect {
			end.failure = s.wait(ctx, end)
		}
		if end.failure != nil {
			yield(nil, end.failure.about(s.executionID, s.cursor))
			return
		}
		if !end.reconnect {
			return
		}
	}
}

// wait waits for the next connection, or says why there is none.
func (s *subscription) wait(ctx context.Context, end ending) *Error {
	policy := s.core.retry
	if s.reconnects >= policy.MaxReconnects {
		return s.giveUp(end)
	}
	if end.failure.RetryAfter > policy.MaxRetryAfter {
		return end.failure
	}
	s.reconnects++
	initial := policy.InitialDelay
	if s.initial > 0 {
		initial = s.initial
	}
	return sleep(ctx, policy.delay(s.reconnects, initial, max(s.initial, end.failure.RetryAfter)))
}

func (s *subscription) giveUp(end ending) *Error {
	if end.gap {
		return end.failure
	}
	failure := newError(KindIncomplete, "no terminal event, and no new one over %d reconnects", s.reconnects)
	return failure.because(end.failure)
}

// connect follows one connection to its end.
func (s *subscription) connect(ctx context.Context, yield func(Event, error) bool) ending {
	x, failure := s.core.start(ctx, s.request())
	if failure != nil {
		return ending{failure: failure, reconnect: failure.Kind != KindAborted}
	}
	defer x.close()
	switch x.response.StatusCode {
	case http.StatusOK:
		if !isEventStream(x.response.Header) {
			return ending{failure: newError(KindProtocol, "the answer is no stream of events")}
		}
		return s.follow(ctx, x, yield)
	case http.StatusNoContent:
		return s.nothingLeft()
	default:
		return s.refused(x)
	}
}

func (s *subscription) request() request {
	header := http.Header{"Accept": {"text/event-stream"}, "Accept-Encoding": {"identity"}, "Cache-Control": {"no-store"}}
	if s.cursor > 0 {
		header.Set("Last-Event-Id", strconv.FormatInt(s.cursor, 10))
	}
	return request{method: http.MethodGet, path: []string{"executions", s.executionID, "events"}, header: header}
}

func isEventStream(header http.Header) bool {
	given := header.Get("Content-Type")
	kind, _, err := mime.ParseMediaType(given)
	return given == "" || err == nil && kind == "text/event-stream"
}

// nothingLeft is the meaning of a 204: the cursor is the end, which only a caller's cursor can be.
func (s *subscription) nothingLeft() ending {
	if s.cursor > 0 && !s.delivered {
		return finished
	}
	failure := newError(KindIncomplete, "the runtime has no further events, and no terminal one was received")
	return ending{failure: failure}
}

func (s *subscription) refused(x *exchange) ending {
	body, failure := x.body(s.core.maxAnswerBytes)
	if failure != nil && failure.Kind == KindAborted {
		return ending{failure: failure}
	}
	status := x.response.StatusCode
	passing := isPassing(status) || status == http.StatusRequestTimeout || status == http.StatusInternalServerError
	if status > http.StatusOK && status < http.StatusMultipleChoices {
		failure := newError(KindProtocol, "the answer is a success without a stream of events")
		failure.Status = status
		return ending{failure: failure}
	}
	return ending{failure: refusal(x.response, body), reconnect: passing}
}

// follow hands out the events of one body.
func (s *subscription) follow(ctx context.Context, x *exchange, yield func(Event, error) bool) ending {
	reader := sse.NewReader(x, s.core.maxEventBytes)
	for {
		data, err := reader.Next()
		if retry, set := reader.Retry(); set {
			s.initial = min(retry, s.core.retry.MaxRetryAfter)
		}
		if ctx.Err() != nil {
			return ending{failure: aborted(ctx)}
		}
		if err != nil {
			return s.broken(ctx, x, err)
		}
		if end, over := s.take(data, x, yield); over {
			return end
		}
	}
}

// broken is how a body ends before the terminal event.
func (s *subscription) broken(ctx context.Context, x *exchange, err error) ending {
	switch {
	case errors.Is(err, sse.ErrTooLarge):
		return ending{failure: newError(KindTooLarge, "an event is larger than %d bytes", s.core.maxEventBytes)}
	case err != io.EOF:
		failure := x.failure(err)
		return ending{failure: failure, reconnect: failure.Kind != KindAborted}
	}
	x.close()
	failure := newError(KindConnection, "the stream ended before the terminal event")
	if s.cursor == 0 || s.delivered || s.asked {
		return ending{failure: failure, reconnect: true}
	}
	return s.ask(ctx, failure)
}

// ask finds out whether an empty stream means that the caller's cursor is the end. Once is enough: an
// execution that goes on has further events.
func (s *subscription) ask(ctx context.Context, failure *Error) ending {
	s.asked = true
	var snapshot ExecutionSnapshot
	unanswered, _ := s.core.try(ctx, get("executions", s.executionID), &snapshot)
	if unanswered != nil && unanswered.Kind == KindAborted {
		return ending{failure: unanswered}
	}
	if unanswered == nil && isTerminal(snapshot.Status) && snapshot.LastSequence <= s.cursor {
		return finished
	}
	return ending{failure: failure, reconnect: true}
}

func isTerminal(status ExecutionStatus) bool {
	return status == ExecutionStatusSucceeded || status == ExecutionStatusFailed || status == ExecutionStatusCancelled
}

// take hands out the event of one frame, if it is the next one. It tells whether the connection is
// over.
func (s *subscription) take(data []byte, x *exchange, yield func(Event, error) bool) (end ending, over bool) {
	event, err := decodeEvent(data)
	if err != nil {
		return ending{failure: newError(KindProtocol, "an event is %s", err)}, true
	}
	base := event.Base()
	if !strings.EqualFold(base.ExecutionID, s.executionID) {
		return ending{failure: newError(KindProtocol, "an event belongs to another execution")}, true
	}
	terminal := base.Type.Terminal()
	switch {
	case base.Sequence <= s.cursor:
		return finished, terminal
	case base.Sequence > s.cursor+1:
		failure := newError(KindProtocol, "event %d follows event %d", base.Sequence, s.cursor)
		return ending{failure: failure, reconnect: true, gap: true}, true
	}
	s.cursor, s.delivered, s.reconnects = base.Sequence, true, 0
	if terminal {
		// Before the caller has it, who may keep it for long: nothing can follow.
		x.close()
	}
	return finished, !yield(event, nil) || terminal
}

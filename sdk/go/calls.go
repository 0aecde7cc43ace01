package modelruntime

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"example.test/model-runtime-kit/sdk/go/internal/exactjson"
)

// Submit hands in a request. Every repetition of it within the call carries the same idempotency key,
// so it makes at most one execution.
func (c *Client) Submit(ctx context.Context, r ExecutionRequest, options ...SubmitOption) (*ExecutionSubmission, error) {
	s := submission{}
	for _, option := range options {
		option(&s)
	}
	if s.idempotencyKey == "" {
		s.idempotencyKey = newKey()
	}
	body, err := json.Marshal(r)
	if err != nil {
		return nil, newError(KindProtocol, "the request cannot be written as JSON").because(err)
	}
	header := http.Header{"Content-Type": {"application/json"}, "Idempotency-Key": {s.idempotencyKey}}
	answer := &ExecutionSubmission{}
	err = c.core().call(ctx, request{http.MethodPost, []string{"executions"}, header, body}, answer)
	if err == nil && answer.ExecutionID == "" {
		err = newError(KindProtocol, "the answer to a submit names no execution")
	}
	return orNil(answer, err)
}

// Get reads an execution's snapshot.
func (c *Client) Get(ctx context.Context, executionID string) (*ExecutionSnapshot, error) {
	answer := &ExecutionSnapshot{}
	return orNil(answer, c.core().call(ctx, get("executions", executionID), answer))
}

// Result reads the result of an execution that has succeeded. Of any other the error has status 409,
// with the execution's own code where it has failed.
func (c *Client) Result(ctx context.Context, executionID string) (*ExecutionResult, error) {
	answer := &ExecutionResult{}
	return orNil(answer, c.core().call(ctx, get("executions", executionID, "result"), answer))
}

// Cancel asks an execution to end. It does not wait for the end: the events tell it.
func (c *Client) Cancel(ctx context.Context, executionID string) (*CancelAccepted, error) {
	answer := &CancelAccepted{}
	path := []string{"executions", executionID, "cancel"}
	return orNil(answer, c.core().call(ctx, request{method: http.MethodPost, path: path}, answer))
}

// Runtime reads what the runtime is and claims. A runtime that is stopping or unavailable says so in
// State, and that is no error.
func (c *Client) Runtime(ctx context.Context) (*RuntimeInfo, error) {
	answer := &RuntimeInfo{}
	return orNil(answer, c.core().call(ctx, get("runtime"), answer))
}

// Providers reads what the runtime is configured with.
func (c *Client) Providers(ctx context.Context) (*ProviderList, error) {
	answer := &ProviderList{}
	return orNil(answer, c.core().call(ctx, get("providers"), answer))
}

func get(path ...string) request { return request{method: http.MethodGet, path: path} }

func orNil[T any](answer *T, err error) (*T, error) {
	if err != nil {
		return nil, err
	}
	return answer, nil
}

// newKey makes a random UUID.
func newKey() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // It never fails: crypto/rand ends the process rather than be guessed.
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

type answer interface{ setRaw(json.RawMessage) }

// call repeats a plain call until it is answered, refused for good, or has been tried often enough.
func (c *core) call(ctx context.Context, r request, into answer) error {
	for repetition := 1; ; repetition++ {
		failure, again := c.try(ctx, r, into)
		if failure == nil {
			return nil
		}
		if !again || repetition > c.retry.MaxRetries || failure.RetryAfter > c.retry.MaxRetryAfter {
			return failure
		}
		if ended := sleep(ctx, c.retry.delay(repetition, c.retry.InitialDelay, failure.RetryAfter)); ended != nil {
			return ended
		}
	}
}

// try makes a plain call once, and says of a failure whether another try may mend it.
func (c *core) try(ctx context.Context, r request, into answer) (failure *Error, again bool) {
	if r.header == nil {
		r.header = http.Header{}
	}
	r.header.Set("Accept", "application/json")
	x, failure := c.start(ctx, r)
	if failure != nil {
		return failure, failure.Kind != KindAborted
	}
	defer x.close()
	status := x.response.StatusCode
	body, failure := x.body(c.maxAnswerBytes)
	switch {
	case failure != nil:
		return failure, failure.Kind == KindConnection || failure.Kind == KindTimeout
	case status >= 200 && status < 300 || isUnwell(into, status, body):
		return decodeAnswer(body, into), false
	default:
		return refusal(x.response, body), isPassing(status)
	}
}

// isUnwell tells whether a 503 is the answer of a runtime that says what it is.
func isUnwell(into answer, status int, body []byte) bool {
	if _, asked := into.(*RuntimeInfo); !asked || status != http.StatusServiceUnavailable {
		return false
	}
	var info RuntimeInfo
	return exactjson.Unmarshal(body, &info) == nil && info.Name != "" && info.ProtocolVersion != ""
}

func isPassing(status int) bool {
	switch status {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return true
	default:
		return false
	}
}

// body reads all of an answer.
func (x *exchange) body(limit int) ([]byte, *Error) {
	body, err := io.ReadAll(io.LimitReader(x, int64(limit)+1))
	switch {
	case err != nil:
		return nil, x.failure(err)
	case len(body) > limit:
		return nil, newError(KindTooLarge, "the answer is larger than %d bytes", limit)
	default:
		return body, nil
	}
}

func decodeAnswer(body []byte, into answer) *Error {
	// The decoder's own error is left out: it quotes the answer.
	if !opensObject(body) || exactjson.Unmarshal(body, into) != nil {
		return newError(KindProtocol, "the answer is not the JSON that the protocol has here")
	}
	into.setRaw(body)
	return nil
}

// refusal is the error that an answer without success means.
func refusal(response *http.Response, body []byte) *Error {
	status := response.StatusCode
	wait, asked := retryAfter(response.Header, time.Now())
	if status >= 300 && status < 400 {
		failure := newError(KindProtocol, "the answer is a redirect, and redirects are not followed")
		failure.Status = status
		return failure
	}
	failure := newError(KindAPI, "the answer is no success, and has not the form of the protocol's errors")
	failure.Status = status
	var said struct {
		Status ExecutionStatus `json:"status"`
		Error  *ExecutionError `json:"error"`
	}
	switch err := exactjson.Unmarshal(body, &said); {
	case err == nil && said.Error != nil && said.Error.Code != "":
		failure.take(*said.Error)
	case err == nil && status == http.StatusConflict && said.Status != "":
		failure.Message = "the execution has no result: it is not succeeded"
	}
	if asked {
		failure.RetryAfter = wait
	}
	return failure
}

package modelruntime

import (
	"context"
	"net/http"
	"time"
)

// Option changes how a [Client] works.
type Option func(*core)

// WithHeader sends a header with every request.
func WithHeader(name, value string) Option {
	return func(c *core) { c.header.Set(name, value) }
}

// WithHeaders asks for headers before every request, reconnects included: the place for credentials
// that change. An error of it ends the call.
func WithHeaders(headers func(context.Context) (http.Header, error)) Option {
	return func(c *core) { c.headers = headers }
}

// WithHTTPClient sends requests through another client, whose transport, proxy and cookies count. Its
// Timeout and CheckRedirect do not: streams live long, and redirects are never followed.
func WithHTTPClient(client *http.Client) Option {
	return func(c *core) { c.http = *client }
}

// WithResponseTimeout bounds the wait for the head of an answer. The default is 30 s; 0 is no bound.
func WithResponseTimeout(limit time.Duration) Option {
	return func(c *core) { c.responseTimeout = limit }
}

// WithIdleTimeout bounds the wait for the next byte of an answer; heartbeats count. The default is
// 60 s; 0 is no bound.
func WithIdleTimeout(limit time.Duration) Option {
	return func(c *core) { c.idleTimeout = limit }
}

// WithMaxEventBytes bounds the data of one event. The default is 16 MiB.
func WithMaxEventBytes(limit int) Option {
	return func(c *core) { c.maxEventBytes = limit }
}

// WithMaxAnswerBytes bounds the body of every other answer. The default is 64 MiB.
func WithMaxAnswerBytes(limit int) Option {
	return func(c *core) { c.maxAnswerBytes = limit }
}

// WithRetryPolicy changes when calls are repeated; begin with [DefaultRetryPolicy].
func WithRetryPolicy(policy RetryPolicy) Option {
	return func(c *core) { c.retry = policy }
}

// SubmitOption changes one submit.
type SubmitOption func(*submission)

type submission struct {
	idempotencyKey string
}

// WithIdempotencyKey submits under a key of the caller's, so that a repeated submit, also by another
// process, finds the same execution. Without it each submit makes a key of its own.
func WithIdempotencyKey(key string) SubmitOption {
	return func(s *submission) { s.idempotencyKey = key }
}

// EventsOption changes one reading of events.
type EventsOption func(*subscription)

// After reads the events that follow this sequence; 0 is the start.
func After(sequence int64) EventsOption {
	return func(s *subscription) { s.cursor = sequence }
}

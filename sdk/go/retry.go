package modelruntime

import (
	"context"
	"math"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

// RetryPolicy says how often and how fast calls are repeated.
type RetryPolicy struct {
	// MaxRetries is how often a plain call is repeated.
	MaxRetries int
	// MaxReconnects is how many reconnects may follow each other without a new event.
	MaxReconnects int
	// InitialDelay bounds the first wait. Each further one may be twice as long, up to MaxDelay; the
	// wait itself is drawn between 0 and its bound.
	InitialDelay time.Duration
	MaxDelay     time.Duration
	// MaxRetryAfter is the longest wait that the server may ask for.
	MaxRetryAfter time.Duration
}

// DefaultRetryPolicy is what a client does unless told otherwise.
func DefaultRetryPolicy() RetryPolicy {
	return RetryPolicy{
		MaxRetries:    2,
		MaxReconnects: 10,
		InitialDelay:  250 * time.Millisecond,
		MaxDelay:      10 * time.Second,
		MaxRetryAfter: 60 * time.Second,
	}
}

// delay draws the wait before a repetition, counted from 1. It is never shorter than floor.
func (p RetryPolicy) delay(repetition int, initial, floor time.Duration) time.Duration {
	bound := initial
	for i := 1; i < repetition && bound < p.MaxDelay; i++ {
		bound *= 2
	}
	bound = min(bound, p.MaxDelay)
	drawn := time.Duration(rand.Float64() * float64(bound))
	return max(drawn, floor)
}

// sleep waits, unless the context ends first.
func sleep(ctx context.Context, wait time.Duration) *Error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return aborted(ctx)
	case <-timer.C:
		return nil
	}
}

func aborted(ctx context.Context) *Error {
	return newError(KindAborted, "the caller's context ended").because(ctx.Err())
}

// milliseconds is a duration that a peer gave, without overflow.
func milliseconds(count int64) time.Duration {
	const most = math.MaxInt64 / int64(time.Millisecond)
	return time.Duration(max(0, min(count, most))) * time.Millisecond
}

// retryAfter reads the header of that name: seconds, or a date.
func retryAfter(header http.Header, now time.Time) (time.Duration, bool) {
	value := header.Get("Retry-After")
	if value == "" {
		return 0, false
	}
	if seconds, err := strconv.ParseUint(value, 10, 63); err == nil {
		return milliseconds(int64(min(seconds, math.MaxInt64/1000)) * 1000), true
	}
	if date, err := http.ParseTime(value); err == nil {
		return max(0, date.Sub(now)), true
	}
	return 0, false
}

package modelruntime_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

const executionID = "0f8fad5b-d9cb-469f-a165-70867728950e"

// event is an event's JSON: of the type given, with further fields.
func event(sequence int, kind, status, fields string) string {
	if fields != "" {
		fields = "," + fields
	}
	return fmt.Sprintf(`{"execution_id":%q,"sequence":%d,"time":"2026-11-30T12:00:00.000Z","type":%q,"status":%q%s}`,
		executionID, sequence, kind, status, fields)
}

func accepted() string { return event(1, "execution.accepted", "accepted", "") }

func delta(sequence int, text string) string {
	return event(sequence, "output.delta", "running", fmt.Sprintf(`"output_index":0,"delta":%q`, text))
}

func completed(sequence int) string {
	return event(sequence, "execution.completed", "succeeded", `"target":{"provider":"mock","model":"m"}`)
}

// transcript is a whole execution of so many events.
func transcript(count int) []string {
	events := []string{accepted()}
	for sequence := 2; sequence < count; sequence++ {
		events = append(events, delta(sequence, fmt.Sprintf("wörd %d ", sequence)))
	}
	return append(events, completed(count))
}

func frame(data string) string { return "data: " + data + "\n\n" }

func frames(events []string) string {
	var all strings.Builder
	for _, data := range events {
		all.WriteString(frame(data))
	}
	return all.String()
}

// cursor is where a request for events begins.
func cursor(r *http.Request) int {
	after, _ := strconv.Atoi(r.Header.Get("Last-Event-ID"))
	return after
}

func stream(w http.ResponseWriter, body string) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.WriteHeader(http.StatusOK)
	_, _ = io.WriteString(w, body)
	w.(http.Flusher).Flush()
}

// serve runs a handler that is told the number of the request, from 1. Its counter is what it was asked.
func serve(t *testing.T, handler func(n int, w http.ResponseWriter, r *http.Request)) (string, *atomic.Int64) {
	t.Helper()
	var count atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		handler(int(count.Add(1)), w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, &count
}

// quick is the default policy without its waits.
func quick() modelruntime.RetryPolicy {
	policy := modelruntime.DefaultRetryPolicy()
	policy.InitialDelay, policy.MaxDelay = time.Millisecond, time.Millisecond
	return policy
}

func newClient(t *testing.T, base string, options ...modelruntime.Option) *modelruntime.Client {
	t.Helper()
	transport := http.DefaultTransport.(*http.Transport).Clone()
	t.Cleanup(transport.CloseIdleConnections)
	usual := []modelruntime.Option{
		modelruntime.WithRetryPolicy(quick()),
		modelruntime.WithHTTPClient(&http.Client{Transport: transport}),
	}
	client, err := modelruntime.New(base, append(usual, options...)...)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

// read ranges over all events, and fails unless they follow each other.
func read(t *testing.T, client *modelruntime.Client, options ...modelruntime.EventsOption) ([]int64, error) {
	t.Helper()
	sequences := []int64{}
	for event, err := range client.Events(context.Background(), executionID, options...) {
		if err != nil {
			return sequences, err
		}
		sequences = append(sequences, event.Base().Sequence)
	}
	return sequences, nil
}

// wantSequences fails unless the events from first to last were handed out, each once and in order.
func wantSequences(t *testing.T, got []int64, first, last int64) {
	t.Helper()
	for i, sequence := range got {
		if sequence != first+int64(i) {
			t.Fatalf("event %d stands where event %d belongs", sequence, first+int64(i))
		}
	}
	if int64(len(got)) != last-first+1 {
		t.Fatalf("%d events were handed out, not %d", len(got), last-first+1)
	}
}

func wantKind(t *testing.T, err error, kind modelruntime.Kind) *modelruntime.Error {
	t.Helper()
	var failure *modelruntime.Error
	if !errors.As(err, &failure) || failure.Kind != kind {
		t.Fatalf("the error is %v, not of the kind %s", err, kind)
	}
	return failure
}

// within waits for a channel to close; its bound is only there to end a test that has failed.
func within(t *testing.T, what string, done <-chan struct{}) {
	t.Helper()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatalf("%s did not happen", what)
	}
}

// wantNoLeak fails when goroutines that a test began outlive it. Call it first.
func wantNoLeak(t *testing.T) {
	t.Helper()
	before := runtime.NumGoroutine()
	t.Cleanup(func() {
		deadline := time.Now().Add(20 * time.Second)
		for runtime.NumGoroutine() > before {
			if time.Now().After(deadline) {
				stacks := make([]byte, 1<<16)
				t.Fatalf("goroutines are left:\n%s", stacks[:runtime.Stack(stacks, true)])
			}
			time.Sleep(5 * time.Millisecond)
		}
	})
}

package modelruntime_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"runtime"
	"strings"
	"testing"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

func TestAnEventOfManyMegabytesIsHandedOut(t *testing.T) {
	text := strings.Repeat("0123456789", 1<<20)
	url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
		stream(w, frame(accepted())+frame(delta(2, text))+frame(completed(3)))
	})
	var folded modelruntime.Accumulator
	for event, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			t.Fatal(err)
		}
		folded.Add(event)
	}
	if folded.Text() != text {
		t.Errorf("the text has %d bytes", len(folded.Text()))
	}
}

func TestWhatIsAboveACapEndsTheReading(t *testing.T) {
	const limit = 1 << 20
	piece := strings.Repeat("x", 1<<16)
	for name, line := range map[string]string{
		"one line without end":   "data: {\"",
		"lines of one event":     "data: ",
		"an event without lines": "data:\ndata:\n",
	} {
		t.Run(name, func(t *testing.T) {
			wantNoLeak(t)
			closed := make(chan struct{})
			url, count := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
				defer close(closed)
				stream(w, frame(accepted())+line)
				for r.Context().Err() == nil {
					more := piece
					if strings.HasSuffix(line, "\n") {
						more = strings.Repeat(line, 1<<12)
					} else if name == "lines of one event" {
						more = piece + "\ndata: "
					}
					if _, err := io.WriteString(w, more); err != nil {
						return
					}
				}
			})
			client := newClient(t, url, modelruntime.WithMaxEventBytes(limit))
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			got, err := read(t, client)
			runtime.ReadMemStats(&after)
			wantSequences(t, got, 1, 1)
			if failure := wantKind(t, err, modelruntime.KindTooLarge); failure.LastSequence != 1 {
				t.Errorf("%#v", failure)
			}
			within(t, "the end of the connection", closed)
			if count.Load() != 1 {
				t.Errorf("there were %d requests", count.Load())
			}
			// The server of this test allocates in the same process, so the bound is a wide one.
			if allocated := after.TotalAlloc - before.TotalAlloc; allocated > 32*limit {
				t.Errorf("%d bytes were allocated for a cap of %d", allocated, limit)
			}
		})
	}
	t.Run("a comment of any size is no event", func(t *testing.T) {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			stream(w, ":"+strings.Repeat(piece, 64)+"\nanything: "+strings.Repeat(piece, 64)+"\n\n"+frames(transcript(2)))
		})
		got, err := read(t, newClient(t, url, modelruntime.WithMaxEventBytes(limit)))
		if err != nil {
			t.Fatal(err)
		}
		wantSequences(t, got, 1, 2)
	})
	t.Run("an answer", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			_, _ = fmt.Fprintf(w, `{"name":%q}`, piece)
		})
		_, err := newClient(t, url, modelruntime.WithMaxAnswerBytes(1<<10)).Runtime(context.Background())
		wantKind(t, err, modelruntime.KindTooLarge)
		if count.Load() != 1 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
}

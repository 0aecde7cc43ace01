package modelruntime_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

func TestAServerThatEndsItsStreams(t *testing.T) {
	t.Run("case 80: without any event for ever, the client gives up after its reconnects", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { stream(w, "") })
		got, err := read(t, newClient(t, url))
		failure := wantKind(t, err, modelruntime.KindIncomplete)
		wantSequences(t, got, 1, 0)
		if failure.LastSequence != 0 || failure.ExecutionID != executionID || errors.Unwrap(failure) == nil {
			t.Errorf("the error does not say where to go on and why: %#v", failure)
		}
		if count.Load() != 11 {
			t.Errorf("there were %d requests, not one and ten reconnects", count.Load())
		}
	})
	t.Run("case 80: after a terminal event there is no reconnect, though the body stays open", func(t *testing.T) {
		wantNoLeak(t)
		closed := make(chan struct{})
		url, count := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
			stream(w, frames(transcript(3)))
			<-r.Context().Done()
			close(closed)
		})
		got, err := read(t, newClient(t, url))
		if err != nil {
			t.Fatal(err)
		}
		wantSequences(t, got, 1, 3)
		within(t, "the end of the connection", closed)
		if count.Load() != 1 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
}

func TestProgressIsKeptOverAnyNumberOfReconnects(t *testing.T) {
	events := transcript(60)
	url, count := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
		stream(w, frame(events[cursor(r)]))
	})
	got, err := read(t, newClient(t, url))
	if err != nil {
		t.Fatal(err)
	}
	wantSequences(t, got, 1, 60)
	if count.Load() != 60 {
		t.Errorf("there were %d requests", count.Load())
	}
}

func TestReplaysWithOverlapAreHandedOutOnce(t *testing.T) {
	events := transcript(20)
	url, _ := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
		from := max(0, cursor(r)-4)
		stream(w, frames(events[from:min(from+8, 20)]))
	})
	got, err := read(t, newClient(t, url))
	if err != nil {
		t.Fatal(err)
	}
	wantSequences(t, got, 1, 20)
}

func TestAnEventThatIsLeftOut(t *testing.T) {
	events := transcript(6)
	t.Run("is asked for again", func(t *testing.T) {
		url, _ := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			if n == 1 {
				stream(w, frame(events[0])+frame(events[2]))
				return
			}
			stream(w, frames(events[cursor(r):]))
		})
		got, err := read(t, newClient(t, url))
		if err != nil {
			t.Fatal(err)
		}
		wantSequences(t, got, 1, 6)
	})
	t.Run("is a fault of the protocol when it never comes", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			stream(w, frame(events[0])+frame(events[2]))
		})
		got, err := read(t, newClient(t, url))
		wantSequences(t, got, 1, 1)
		if failure := wantKind(t, err, modelruntime.KindProtocol); failure.LastSequence != 1 {
			t.Errorf("the last sequence is %d", failure.LastSequence)
		}
		if count.Load() != 11 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
}

func TestACursorAtTheEnd(t *testing.T) {
	snapshot := fmt.Sprintf(`{"execution_id":%q,"status":"succeeded","created_at":"2026-11-30T12:00:00Z",`+
		`"updated_at":"2026-11-30T12:00:00Z","last_sequence":3,"usage":[]}`, executionID)
	t.Run("is told by a 204", func(t *testing.T) {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
		if got, err := read(t, newClient(t, url), modelruntime.After(3)); err != nil || len(got) != 0 {
			t.Errorf("%v, %v", got, err)
		}
	})
	t.Run("is told by an empty stream and the snapshot", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, "/events") {
				_, _ = io.WriteString(w, snapshot)
				return
			}
			stream(w, ": nothing\n\n")
		})
		if got, err := read(t, newClient(t, url), modelruntime.After(3)); err != nil || len(got) != 0 {
			t.Errorf("%v, %v", got, err)
		}
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
	t.Run("is not what a 204 says that nobody's cursor explains", func(t *testing.T) {
		url, _ := serve(t, func(n int, w http.ResponseWriter, _ *http.Request) {
			if n == 1 {
				stream(w, frame(accepted()))
				return
			}
			w.WriteHeader(http.StatusNoContent)
		})
		_, err := read(t, newClient(t, url))
		if failure := wantKind(t, err, modelruntime.KindIncomplete); failure.LastSequence != 1 {
			t.Errorf("the last sequence is %d", failure.LastSequence)
		}
	})
}

func TestAReconnectIsRefused(t *testing.T) {
	refuse := func(status int, header, body string) func(int, http.ResponseWriter, *http.Request) {
		return func(n int, w http.ResponseWriter, _ *http.Request) {
			if n == 1 {
				stream(w, frame(accepted()))
				return
			}
			if header != "" {
				w.Header().Set("Retry-After", header)
			}
			w.WriteHeader(status)
			_, _ = io.WriteString(w, body)
		}
	}
	gone := `{"error":{"code":"cursor_expired","message":"The log begins later.","retryable":false,"oldest":7}}`
	t.Run("for good by a 410, whose error names the oldest event", func(t *testing.T) {
		url, count := serve(t, refuse(http.StatusGone, "", gone))
		_, err := read(t, newClient(t, url))
		failure := wantKind(t, err, modelruntime.KindAPI)
		if failure.Code != modelruntime.ErrorCodeCursorExpired || failure.Oldest != 7 || failure.LastSequence != 1 {
			t.Errorf("%#v", failure)
		}
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
	for _, status := range []int{408, 429, 500, 502, 503, 504} {
		t.Run(fmt.Sprintf("for a while by a %d", status), func(t *testing.T) {
			url, count := serve(t, refuse(status, "", "<html>"))
			_, err := read(t, newClient(t, url))
			wantKind(t, err, modelruntime.KindIncomplete)
			if count.Load() != 11 {
				t.Errorf("there were %d requests", count.Load())
			}
		})
	}
	t.Run("for longer than the client waits", func(t *testing.T) {
		url, count := serve(t, refuse(http.StatusServiceUnavailable, "3600", "<html>"))
		_, err := read(t, newClient(t, url))
		if failure := wantKind(t, err, modelruntime.KindAPI); failure.RetryAfter != time.Hour || failure.Status != 503 {
			t.Errorf("%#v", failure)
		}
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
}

func TestWhatIsNoEventIsAFaultOfTheProtocol(t *testing.T) {
	secret := "hush-hush"
	for name, data := range map[string]string{
		"no JSON":           secret,
		"no object":         `["` + secret + `"]`,
		"no sequence":       `{"type":"` + secret + `"}`,
		"half a sequence":   `{"sequence":1.5,"secret":"` + secret + `"}`,
		"another execution": strings.Replace(accepted(), executionID, "6f8fad5b-d9cb-469f-a165-70867728950e", 1),
		"a wrong field":     event(1, "output.delta", "running", `"output_index":"`+secret+`","delta":"x"`),
	} {
		t.Run(name, func(t *testing.T) {
			url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { stream(w, frame(data)) })
			_, err := read(t, newClient(t, url))
			wantKind(t, err, modelruntime.KindProtocol)
			if strings.Contains(err.Error(), secret) {
				t.Errorf("the error quotes what was received: %v", err)
			}
			if count.Load() != 1 {
				t.Errorf("there were %d requests", count.Load())
			}
		})
	}
}

func TestUnknownEventsAndFieldsAreKept(t *testing.T) {
	unknown := event(2, "x-note", "running", `"note":{"deep":[1,2]}`)
	known := event(3, "output.delta", "running", `"output_index":0,"delta":"text","Delta":5,"DELTA":"no","later":true`)
	url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
		stream(w, frames([]string{accepted(), unknown, known, completed(4)}))
	})
	var kept []modelruntime.Event
	for event, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			t.Fatal(err)
		}
		kept = append(kept, event)
	}
	note, ok := kept[1].(*modelruntime.UnknownEvent)
	if !ok || note.Type != "x-note" || string(note.Raw()) != unknown {
		t.Errorf("%#v", kept[1])
	}
	text, ok := kept[2].(*modelruntime.OutputDeltaEvent)
	if !ok || text.Delta != "text" || string(text.Raw()) != known {
		t.Errorf("%#v", kept[2])
	}
}

func TestAnExecutionThatFailsEndsWithAnEvent(t *testing.T) {
	failed := event(2, "execution.failed", "failed", `"error":{"code":"rate_limited","message":"Later.","retryable":true}`)
	url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { stream(w, frame(accepted())+frame(failed)) })
	got, err := read(t, newClient(t, url))
	if err != nil {
		t.Fatal(err)
	}
	wantSequences(t, got, 1, 2)
}

func TestATimeLimit(t *testing.T) {
	t.Run("ends a silent stream, and the next connection goes on", func(t *testing.T) {
		wantNoLeak(t)
		events := transcript(3)
		url, count := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			if n == 1 {
				stream(w, frame(events[0]))
				<-r.Context().Done()
				return
			}
			stream(w, frames(events[cursor(r):]))
		})
		got, err := read(t, newClient(t, url, modelruntime.WithIdleTimeout(50*time.Millisecond)))
		if err != nil {
			t.Fatal(err)
		}
		wantSequences(t, got, 1, 3)
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
	t.Run("counts heartbeats as life", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			stream(w, frame(accepted()))
			for range 40 {
				time.Sleep(50 * time.Millisecond)
				_, _ = io.WriteString(w, ":\n")
				w.(http.Flusher).Flush()
			}
			_, _ = io.WriteString(w, frame(completed(2)))
		})
		got, err := read(t, newClient(t, url, modelruntime.WithIdleTimeout(time.Second)))
		if err != nil {
			t.Fatal(err)
		}
		wantSequences(t, got, 1, 2)
		if count.Load() != 1 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
	t.Run("does not count the time that the caller takes for an event", func(t *testing.T) {
		next := make(chan struct{})
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			stream(w, frame(accepted()))
			<-next
			_, _ = io.WriteString(w, frame(completed(2)))
		})
		client := newClient(t, url, modelruntime.WithIdleTimeout(300*time.Millisecond))
		for event, err := range client.Events(context.Background(), executionID) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Base().Sequence == 1 {
				time.Sleep(600 * time.Millisecond)
				close(next)
			}
		}
		if count.Load() != 1 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
	t.Run("ends the wait for the head of an answer", func(t *testing.T) {
		wantNoLeak(t)
		url, _ := serve(t, func(_ int, _ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		client := newClient(t, url, modelruntime.WithResponseTimeout(20*time.Millisecond))
		_, err := client.Get(context.Background(), executionID)
		wantKind(t, err, modelruntime.KindTimeout)
		_, err = read(t, client)
		failure := wantKind(t, err, modelruntime.KindIncomplete)
		wantKind(t, failure.Unwrap(), modelruntime.KindTimeout)
	})
}

func TestTheEndOfTheContext(t *testing.T) {
	t.Run("closes the socket of a silent stream at once", func(t *testing.T) {
		wantNoLeak(t)
		closed := make(chan struct{})
		url, _ := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
			stream(w, frame(accepted()))
			<-r.Context().Done()
			close(closed)
		})
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		var last error
		for _, err := range newClient(t, url).Events(ctx, executionID) {
			last = err
			if err == nil {
				time.AfterFunc(20*time.Millisecond, cancel)
			}
		}
		if wantKind(t, last, modelruntime.KindAborted).LastSequence != 1 || !errors.Is(last, context.Canceled) {
			t.Errorf("%#v", last)
		}
		within(t, "the end of the connection", closed)
	})
	t.Run("ends a wait for the next connection", func(t *testing.T) {
		policy := quick()
		policy.InitialDelay, policy.MaxDelay, policy.MaxRetryAfter = time.Hour, time.Hour, 2*time.Hour
		refused := make(chan struct{})
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Retry-After", "3600")
			w.WriteHeader(http.StatusServiceUnavailable)
			close(refused)
		})
		ctx, cancel := context.WithCancel(context.Background())
		go func() {
			<-refused
			time.Sleep(50 * time.Millisecond)
			cancel()
		}()
		for _, err := range newClient(t, url, modelruntime.WithRetryPolicy(policy)).Events(ctx, executionID) {
			wantKind(t, err, modelruntime.KindAborted)
		}
		if ctx.Err() == nil {
			t.Error("the wait ended by itself")
		}
	})
	t.Run("hands out nothing that was received before it", func(t *testing.T) {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { stream(w, frames(transcript(50))) })
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		count := 0
		for _, err := range newClient(t, url).Events(ctx, executionID) {
			if err == nil {
				count++
				cancel()
			}
		}
		if count != 1 {
			t.Errorf("%d events were handed out", count)
		}
	})
	t.Run("is told by a deadline too", func(t *testing.T) {
		url, _ := serve(t, func(_ int, _ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		defer cancel()
		_, err := newClient(t, url).Get(ctx, executionID)
		wantKind(t, err, modelruntime.KindAborted)
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v is not the context's error", err)
		}
	})
}

func TestLeavingTheLoopClosesTheSocket(t *testing.T) {
	wantNoLeak(t)
	closed := make(chan struct{})
	url, _ := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
		stream(w, frame(accepted()))
		<-r.Context().Done()
		close(closed)
	})
	for _, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			t.Fatal(err)
		}
		break
	}
	within(t, "the end of the connection", closed)
}

func TestRedirectsAreNeverFollowed(t *testing.T) {
	other, visits := serve(t, func(_ int, _ http.ResponseWriter, _ *http.Request) {})
	for _, status := range []int{301, 302, 303, 307, 308} {
		url, count := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, other+r.URL.Path, status)
		})
		client := newClient(t, url, modelruntime.WithHeader("Authorization", "Bearer hush"))
		_, err := read(t, client)
		if failure := wantKind(t, err, modelruntime.KindProtocol); failure.Status != status {
			t.Errorf("%#v", failure)
		}
		_, err = client.Submit(context.Background(), modelruntime.ExecutionRequest{Ability: "text"})
		wantKind(t, err, modelruntime.KindProtocol)
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	}
	if visits.Load() != 0 {
		t.Error("a redirect was followed")
	}
}

func TestTheServersReconnectionTimeIsAFloor(t *testing.T) {
	var times []time.Time
	events := transcript(3)
	url, _ := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		times = append(times, time.Now())
		if n == 1 {
			stream(w, "retry: 120\n\n"+frame(events[0]))
			return
		}
		stream(w, frames(events[cursor(r):]))
	})
	if _, err := read(t, newClient(t, url)); err != nil {
		t.Fatal(err)
	}
	if pause := times[1].Sub(times[0]); pause < 120*time.Millisecond {
		t.Errorf("the next connection came after %v", pause)
	}
}

func TestAnEventKeepsItsJSON(t *testing.T) {
	url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
		stream(w, "data: {\"execution_id\":\""+executionID+"\",\r\ndata: \"sequence\":1.0,\rdata:\"type\":\"execution.accepted\"}\n\n"+
			frame(completed(2)))
	})
	for event, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			t.Fatal(err)
		}
		if !json.Valid(event.Raw()) {
			t.Errorf("%s", event.Raw())
		}
	}
}

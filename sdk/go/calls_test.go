package modelruntime_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

var request = modelruntime.ExecutionRequest{
	Ability: "text",
	Input:   modelruntime.InputParts{modelruntime.TextPart{Text: "Say hello."}},
}

const submitted = `{"execution_id":"` + executionID + `","status":"accepted","created_at":"2026-11-30T12:00:00Z","idempotent_replay":false}`

func answer(w http.ResponseWriter, status int, body string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = io.WriteString(w, body)
}

func TestASubmit(t *testing.T) {
	t.Run("carries one made-up key through all its retries", func(t *testing.T) {
		var keys, bodies []string
		url, _ := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			body, _ := io.ReadAll(r.Body)
			keys, bodies = append(keys, r.Header.Get("Idempotency-Key")), append(bodies, string(body))
			if n < 3 {
				answer(w, http.StatusServiceUnavailable, "")
				return
			}
			answer(w, http.StatusAccepted, submitted)
		})
		client := newClient(t, url)
		got, err := client.Submit(context.Background(), request)
		if err != nil || got.ExecutionID != executionID || string(got.Raw()) != submitted {
			t.Fatalf("%v, %v", got, err)
		}
		if _, err := client.Submit(context.Background(), request); err != nil {
			t.Fatal(err)
		}
		uuid := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
		if !uuid.MatchString(keys[0]) || keys[0] != keys[1] || keys[1] != keys[2] || keys[2] == keys[3] {
			t.Errorf("the keys were %q", keys)
		}
		if want := `{"ability":"text","input":[{"type":"text","text":"Say hello."}]}`; bodies[0] != want || bodies[2] != want {
			t.Errorf("the bodies were %q", bodies)
		}
	})
	t.Run("carries the caller's key where there is one", func(t *testing.T) {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Idempotency-Key") != "mine" {
				t.Errorf("the key was %q", r.Header.Get("Idempotency-Key"))
			}
			answer(w, http.StatusOK, submitted)
		})
		if _, err := newClient(t, url).Submit(context.Background(), request, modelruntime.WithIdempotencyKey("mine")); err != nil {
			t.Error(err)
		}
	})
	t.Run("is made again when the connection is reset before an answer", func(t *testing.T) {
		var keys sync.Map
		url, count := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			keys.Store(r.Header.Get("Idempotency-Key"), true)
			if n < 3 {
				connection, _, err := w.(http.Hijacker).Hijack()
				if err == nil {
					_ = connection.(*net.TCPConn).SetLinger(0)
					_ = connection.Close()
				}
				return
			}
			answer(w, http.StatusAccepted, submitted)
		})
		if _, err := newClient(t, url).Submit(context.Background(), request); err != nil {
			t.Fatal(err)
		}
		distinct := 0
		keys.Range(func(any, any) bool { distinct++; return true })
		if count.Load() != 3 || distinct != 1 {
			t.Errorf("%d requests with %d keys", count.Load(), distinct)
		}
	})
	t.Run("says what the runtime refused it for", func(t *testing.T) {
		url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			answer(w, http.StatusUnprocessableEntity, `{"error":{"code":"conflict","message":"Another request.","retryable":false}}`)
		})
		_, err := newClient(t, url).Submit(context.Background(), request)
		failure := wantKind(t, err, modelruntime.KindAPI)
		if failure.Code != modelruntime.ErrorCodeConflict || failure.Status != 422 || failure.Retryable || count.Load() != 1 {
			t.Errorf("%#v after %d requests", failure, count.Load())
		}
	})
	t.Run("that names no execution is a fault of the protocol", func(t *testing.T) {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { answer(w, http.StatusOK, `{}`) })
		_, err := newClient(t, url).Submit(context.Background(), request)
		wantKind(t, err, modelruntime.KindProtocol)
	})
}

func TestRetries(t *testing.T) {
	full := `{"error":{"code":"queue_full","message":"Full.","retryable":true,"retry_after_ms":5,"remote_outcome":"not_started","provider_code":"busy"}}`
	for _, status := range []int{429, 502, 503, 504} {
		t.Run(fmt.Sprintf("follow a %d twice, and then its error is told", status), func(t *testing.T) {
			url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { answer(w, status, full) })
			_, err := newClient(t, url).Get(context.Background(), executionID)
			failure := wantKind(t, err, modelruntime.KindAPI)
			if count.Load() != 3 || failure.Status != status || failure.Code != modelruntime.ErrorCodeQueueFull ||
				!failure.Retryable || failure.RetryAfter != 5*time.Millisecond || failure.ProviderCode != "busy" ||
				failure.RemoteOutcome != modelruntime.RemoteOutcomeNotStarted {
				t.Errorf("%#v after %d requests", failure, count.Load())
			}
		})
	}
	for _, status := range []int{400, 401, 403, 404, 405, 409, 413, 415, 422, 500, 501} {
		t.Run(fmt.Sprintf("do not follow a %d", status), func(t *testing.T) {
			url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { answer(w, status, "<html>secret</html>") })
			_, err := newClient(t, url).Get(context.Background(), executionID)
			failure := wantKind(t, err, modelruntime.KindAPI)
			if count.Load() != 1 || failure.Status != status || failure.Code != "" || strings.Contains(err.Error(), "secret") {
				t.Errorf("%#v after %d requests", failure, count.Load())
			}
		})
	}
	t.Run("wait as long as the server asks", func(t *testing.T) {
		var times []time.Time
		url, _ := serve(t, func(n int, w http.ResponseWriter, _ *http.Request) {
			times = append(times, time.Now())
			if n == 1 {
				w.Header().Set("Retry-After", "1")
				answer(w, http.StatusTooManyRequests, "")
				return
			}
			answer(w, http.StatusOK, `{"data":[]}`)
		})
		if _, err := newClient(t, url).Providers(context.Background()); err != nil {
			t.Fatal(err)
		}
		if pause := times[1].Sub(times[0]); pause < time.Second {
			t.Errorf("the retry came after %v", pause)
		}
	})
	t.Run("do not wait longer than the client allows, by seconds or by date", func(t *testing.T) {
		for _, value := range []string{"61", "99999999999999999999", time.Now().Add(time.Hour).UTC().Format(http.TimeFormat)} {
			url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Retry-After", value)
				answer(w, http.StatusServiceUnavailable, "")
			})
			_, err := newClient(t, url).Get(context.Background(), executionID)
			failure := wantKind(t, err, modelruntime.KindAPI)
			if value != "99999999999999999999" && (count.Load() != 1 || failure.RetryAfter <= 60*time.Second) {
				t.Errorf("%s: %v after %d requests", value, failure.RetryAfter, count.Load())
			}
		}
	})
	t.Run("end with a refused connection", func(t *testing.T) {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		url := "http://" + listener.Addr().String()
		_ = listener.Close()
		_, err = newClient(t, url).Get(context.Background(), executionID)
		if failure := wantKind(t, err, modelruntime.KindConnection); failure.Message != "the connection was refused" {
			t.Error(failure)
		}
	})
}

func TestPlainCalls(t *testing.T) {
	result := `{"execution_id":"` + executionID + `","target":{"provider":"p","model":"m"},"result":{"outputs":[],"tool_calls":[]},"artifacts":[],"usage":[],"later":1}`
	paths := map[string]string{
		"GET /v1/runtime":                  `{"name":"r","protocol_version":"0.1.0","provider_count":1,"features":{"routing":true,"flow_control":true,"usage_facts":true,"billing":false,"later":true}}`,
		"GET /v1/providers":                `{"data":[{"provider":"p","protocol_version":"1","models":[]}]}`,
		"GET /v1/executions/a%2Fb/result":  result,
		"POST /v1/executions/a%2Fb/cancel": `{"status":"cancellation_requested"}`,
	}
	url, _ := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
		body, known := paths[r.Method+" "+strings.TrimPrefix(r.URL.EscapedPath(), "/base")]
		if !known || r.URL.Query().Get("tenant") != "t" {
			t.Errorf("%s %s", r.Method, r.URL)
		}
		answer(w, http.StatusOK, body)
	})
	client := newClient(t, url+"/base/?tenant=t")
	ctx := context.Background()
	if info, err := client.Runtime(ctx); err != nil || !info.Features.Routing || !json.Valid(info.Raw()) {
		t.Errorf("%v, %v", info, err)
	}
	if list, err := client.Providers(ctx); err != nil || list.Data[0].Provider != "p" {
		t.Errorf("%v, %v", list, err)
	}
	if got, err := client.Result(ctx, "a/b"); err != nil || got.Result.Text == nil || string(got.Raw()) != result {
		t.Errorf("%v, %v", got, err)
	}
	if got, err := client.Cancel(ctx, "a/b"); err != nil || got.Status != "cancellation_requested" {
		t.Errorf("%v, %v", got, err)
	}
}

func TestAnUnwellRuntimeIsAValue(t *testing.T) {
	info := `{"name":"r","protocol_version":"0.1.0","provider_count":0,"state":"stopping","features":{"routing":true,"flow_control":true,"usage_facts":true,"billing":false}}`
	url, count := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { answer(w, http.StatusServiceUnavailable, info) })
	got, err := newClient(t, url).Runtime(context.Background())
	if err != nil || got.State != modelruntime.RuntimeStateStopping || count.Load() != 1 {
		t.Errorf("%v, %v after %d requests", got, err, count.Load())
	}
	gateway, tries := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
		answer(w, http.StatusServiceUnavailable, `{"error":{"code":"runtime_unavailable","message":"Gone.","retryable":true}}`)
	})
	_, err = newClient(t, gateway).Runtime(context.Background())
	if failure := wantKind(t, err, modelruntime.KindAPI); failure.Code != modelruntime.ErrorCodeRuntimeUnavailable || tries.Load() != 3 {
		t.Errorf("%#v after %d requests", failure, tries.Load())
	}
}

func TestAResultThatIsNotThere(t *testing.T) {
	for body, code := range map[string]modelruntime.ErrorCode{
		`{"status":"failed","error":{"code":"rate_limited","message":"Later.","retryable":true}}`: "rate_limited",
		`{"status":"running"}`: "",
	} {
		url, _ := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { answer(w, http.StatusConflict, body) })
		_, err := newClient(t, url).Result(context.Background(), executionID)
		if failure := wantKind(t, err, modelruntime.KindAPI); failure.Code != code || failure.Status != 409 {
			t.Errorf("%s: %#v", body, failure)
		}
	}
}

func TestHeadersAreAskedForBeforeEveryRequest(t *testing.T) {
	var seen []string
	url, _ := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		seen = append(seen, r.Header.Get("Authorization")+" "+r.Header.Get("X-Fixed"))
		if n < 3 {
			answer(w, http.StatusServiceUnavailable, "")
			return
		}
		answer(w, http.StatusOK, `{"data":[]}`)
	})
	asked := 0
	client := newClient(t, url, modelruntime.WithHeader("X-Fixed", "yes"),
		modelruntime.WithHeaders(func(context.Context) (http.Header, error) {
			asked++
			return http.Header{"Authorization": {fmt.Sprintf("token %d", asked)}}, nil
		}))
	if _, err := client.Providers(context.Background()); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(seen, ", "); got != "token 1 yes, token 2 yes, token 3 yes" {
		t.Error(got)
	}
}

func TestExecute(t *testing.T) {
	runtime := func(events []string) func(int, http.ResponseWriter, *http.Request) {
		return func(_ int, w http.ResponseWriter, r *http.Request) {
			switch {
			case r.Method == http.MethodPost:
				answer(w, http.StatusAccepted, submitted)
			case strings.HasSuffix(r.URL.Path, "/events"):
				stream(w, frames(events[cursor(r):]))
			default:
				answer(w, http.StatusOK, `{"execution_id":"`+executionID+`","target":{"provider":"p","model":"m"},`+
					`"result":{"outputs":[{"index":0,"type":"text","text":"x"}],"tool_calls":[]},"artifacts":[],"usage":[],"finish_reason":"stop"}`)
			}
		}
	}
	ctx := context.Background()
	t.Run("gives the events, also in two ranges, and the result", func(t *testing.T) {
		url, _ := serve(t, runtime(transcript(6)))
		execution, err := newClient(t, url).Execute(ctx, request)
		if err != nil {
			t.Fatal(err)
		}
		var got []int64
		for range 2 {
			for event, err := range execution.Events(ctx) {
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, event.Base().Sequence)
				if len(got) == 3 {
					break
				}
			}
		}
		wantSequences(t, got, 1, 6)
		result, err := execution.Result(ctx)
		if err != nil || result.Result.Text.Outputs[0].Text != "x" || result.FinishReason != modelruntime.FinishReasonStop {
			t.Errorf("%v, %v", result, err)
		}
	})
	t.Run("tells a failure as the result's error", func(t *testing.T) {
		url, count := serve(t, runtime([]string{accepted(), event(2, "execution.failed", "cancelled",
			`"error":{"code":"cancelled","message":"As asked.","retryable":false,"remote_outcome":"unknown","provider_code":"p1"}`)}))
		execution, err := newClient(t, url).Execute(ctx, request)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			_, err = execution.Result(ctx)
			failure := wantKind(t, err, modelruntime.KindExecutionFailed)
			if failure.Code != modelruntime.ErrorCodeCancelled || failure.RemoteOutcome != modelruntime.RemoteOutcomeUnknown ||
				failure.ProviderCode != "p1" || failure.ExecutionID != executionID {
				t.Errorf("%#v", failure)
			}
		}
		if count.Load() != 2 {
			t.Errorf("there were %d requests", count.Load())
		}
	})
}

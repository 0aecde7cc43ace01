package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const executionID = "0f8fad5b-d9cb-469f-a165-70867728950e"

// talk is a driver's two ends, and what it has said by command.
type talk struct {
	t    *testing.T
	in   *io.PipeWriter
	out  *bufio.Reader
	done chan error
}

func start(t *testing.T) *talk {
	t.Helper()
	in, commands := io.Pipe()
	answers, out := io.Pipe()
	k := &talk{t, commands, bufio.NewReader(answers), make(chan error, 1)}
	go func() {
		err := newDriver(out).serve(context.Background(), in)
		_ = out.Close()
		k.done <- err
	}()
	return k
}

func (k *talk) say(format string, args ...any) {
	k.t.Helper()
	if _, err := fmt.Fprintf(k.in, format+"\n", args...); err != nil {
		k.t.Fatal(err)
	}
}

func (k *talk) hear() map[string]any {
	k.t.Helper()
	line, err := k.out.ReadBytes('\n')
	if err != nil {
		k.t.Fatal(err)
	}
	var said map[string]any
	if err := json.Unmarshal(line, &said); err != nil {
		k.t.Fatal(err)
	}
	return said
}

func (k *talk) end() {
	k.t.Helper()
	_ = k.in.Close()
	if rest, err := io.ReadAll(k.out); err != nil || len(rest) > 0 {
		k.t.Errorf("at the end: %q, %v", rest, err)
	}
	if err := <-k.done; err != nil {
		k.t.Error(err)
	}
}

func wantSaid(t *testing.T, said any, want string) {
	t.Helper()
	if got, _ := json.Marshal(said); string(got) != want {
		t.Errorf("%s\nis not %s", got, want)
	}
}

// runtime answers as one that has a single execution.
func runtime(t *testing.T, events string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.Method == http.MethodPost:
			_, _ = fmt.Fprintf(w, `{"execution_id":%q,"status":"accepted","created_at":"2026-11-30T12:00:00Z","idempotent_replay":false}`, executionID)
		case strings.HasSuffix(r.URL.Path, "/events"):
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = io.WriteString(w, events)
			w.(http.Flusher).Flush()
			<-r.Context().Done()
		case strings.HasSuffix(r.URL.Path, "/result"):
			_, _ = fmt.Fprintf(w, `{"execution_id":%q,"target":{"provider":"p","model":"m"},"result":{"outputs":[],"tool_calls":[]},"artifacts":[],"usage":[]}`, executionID)
		default:
			w.WriteHeader(http.StatusNotFound)
			_, _ = io.WriteString(w, `{"error":{"code":"not_found","message":"No.","retryable":false}}`)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func frame(sequence int, fields string) string {
	return fmt.Sprintf("data: {\"execution_id\":%q,\ndata: \"sequence\":%d,\"time\":\"2026-11-30T12:00:00Z\",%s}\n\n", executionID, sequence, fields)
}

const (
	accepted  = `"type":"execution.accepted","status":"accepted","later":"<&>"`
	delta     = `"type":"output.delta","status":"running","output_index":3,"delta":"x"`
	completed = `"type":"execution.completed","status":"succeeded","target":{"provider":"p","model":"m"},"finish_reason":"stop"`
)

func TestTheDriverSaysWhatItIsAndWhatItDoesNotKnow(t *testing.T) {
	k := start(t)
	k.say(`{"id":"1","op":"hello"}`)
	wantSaid(t, k.hear(), `{"done":{"language":"go","name":"model-runtime-kit Go client","protocol":1,"version":"0.1.0"},"id":"1"}`)
	for _, command := range []string{
		`{"id":"2","op":"dance"}`, `{"id":"2","op":"get","options":{"dance":1}}`,
		`{"id":"2","op":"submit","base_url":"http://127.0.0.1:1","request":5}`,
	} {
		k.say("%s", command)
		said := k.hear()
		if failure, _ := said["error"].(map[string]any); said["id"] != "2" || failure["kind"] != "unsupported" {
			t.Errorf("%s: %v", command, said)
		}
	}
	k.end()
}

func TestTheDriverExecutes(t *testing.T) {
	url := runtime(t, frame(1, accepted)+frame(2, delta)+frame(3, completed))
	k := start(t)
	k.say(`{"id":"a","op":"execute","base_url":%q,"request":{"ability":"text","input":[{"type":"text","text":"x"}]}}`, url)
	wantSaid(t, k.hear(), `{"id":"a","started":{"execution_id":"`+executionID+`"}}`)
	wantSaid(t, k.hear()["event"].(map[string]any)["later"], `"\u003c\u0026\u003e"`)
	k.hear()
	k.hear()
	summary := `{"execution_id":"` + executionID + `","finish_reason":"stop","outputs":[{"index":3,"text":"x"}],` +
		`%s"sequences":[1,2,3],"text":"x","tool_calls":[],"usage":[]}`
	result := `"result":{"artifacts":[],"execution_id":"` + executionID + `","result":{"outputs":[],"tool_calls":[]},"target":{"model":"m","provider":"p"},"usage":[]},`
	wantSaid(t, k.hear()["done"], fmt.Sprintf(summary, result))
	k.say(`{"id":"b","op":"events","base_url":%q,"execution_id":%q,"options":{"report":"summary"}}`, url, executionID)
	wantSaid(t, k.hear()["done"], fmt.Sprintf(summary, ""))
	k.end()
}

func TestTheDriverTellsErrors(t *testing.T) {
	k := start(t)
	k.say(`{"id":"a","op":"get","base_url":%q,"execution_id":"x"}`, runtime(t, ""))
	failure := k.hear()["error"].(map[string]any)
	shown := failure["shown"].(string)
	delete(failure, "shown")
	wantSaid(t, failure, `{"code":"not_found","kind":"api","message":"No.","retryable":false,"status":404}`)
	if !strings.Contains(shown, "No.") {
		t.Error(shown)
	}
	k.end()
}

func TestTheDriverAborts(t *testing.T) {
	k := start(t)
	k.say(`{"id":"a","op":"events","base_url":%q,"execution_id":%q}`, runtime(t, frame(1, accepted)), executionID)
	k.hear()
	k.say(`{"id":"b","op":"abort","target":"a"}`)
	seen := map[any]map[string]any{}
	for range 2 {
		said := k.hear()
		seen[said["id"]] = said
	}
	wantSaid(t, seen["b"], `{"done":{},"id":"b"}`)
	wantSaid(t, seen["a"]["error"].(map[string]any)["kind"], `"aborted"`)
	wantSaid(t, seen["a"]["sequences"], `[1]`)
	k.end()
}

func TestTheEndOfTheInputEndsWhatIsUnderWay(t *testing.T) {
	k := start(t)
	k.say(`{"id":"a","op":"events","base_url":%q,"execution_id":%q}`, runtime(t, frame(1, accepted)), executionID)
	k.hear()
	go func() { _ = k.in.Close() }()
	wantSaid(t, k.hear()["error"].(map[string]any)["kind"], `"aborted"`)
	k.end()
}

package modelruntime_test

import (
	"context"
	"encoding/json"
	"net/http"
	"testing"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// fold reads the events given through a real connection.
func fold(t *testing.T, events ...string) *modelruntime.Accumulator {
	t.Helper()
	url, _ := serve(t, func(n int, w http.ResponseWriter, _ *http.Request) {
		if n == 1 {
			stream(w, frames(events))
			return
		}
		w.WriteHeader(http.StatusNotFound)
	})
	var folded modelruntime.Accumulator
	for event, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			break
		}
		folded.Add(event)
	}
	return &folded
}

func wantJSON(t *testing.T, got any, want string) {
	t.Helper()
	if written, err := json.Marshal(got); err != nil || string(written) != want {
		t.Errorf("%s, %v; not %s", written, err, want)
	}
}

func call(sequence int, id, arguments string) string {
	if arguments == "" {
		return event(sequence, "tool.call.started", "running", `"call_id":"`+id+`","name":"look"`)
	}
	quoted, _ := json.Marshal(arguments)
	return event(sequence, "tool.call.arguments.delta", "running", `"call_id":"`+id+`","delta":`+string(quoted))
}

func ended(sequence int, reason string) string {
	return event(sequence, "execution.completed", "succeeded", `"target":{"provider":"p","model":"m"},"finish_reason":"`+reason+`"`)
}

func TestAnAccumulatorJoinsWhatBelongsTogether(t *testing.T) {
	folded := fold(t,
		accepted(),
		event(2, "output.reasoning.delta", "running", `"output_index":0,"delta":"hm"`),
		event(3, "output.delta", "running", `"output_index":4,"delta":"second "`),
		event(4, "output.delta", "running", `"output_index":1,"delta":"first "`),
		event(5, "output.delta", "running", `"output_index":4,"delta":"part"`),
		call(6, "b", ""), call(7, "a", ""), call(8, "b", `{"q":`), call(9, "b", `1}`), call(10, "unknown", "lost"),
		event(11, "output.refusal.delta", "running", `"output_index":5,"delta":"no"`),
		event(12, "usage.reported", "running", `"facts":[{"unit":"input_token","quantity":3,"source":"provider"}]`),
		event(13, "usage.reported", "running", `"facts":[{"unit":"request","quantity":0,"source":"runtime","complete":false}]`),
		ended(14, "tool_calls"),
	)
	if got := folded.Text(); got != "first second part" {
		t.Errorf("%q", got)
	}
	wantJSON(t, folded.Outputs(), `[{"index":1,"type":"text","text":"first "},{"index":4,"type":"text","text":"second part"}]`)
	wantJSON(t, folded.ToolCalls(), `[{"call_id":"b","name":"look","arguments":"{\"q\":1}"},{"call_id":"a","name":"look","arguments":"{}"}]`)
	wantJSON(t, folded.Usage(), `[{"unit":"input_token","quantity":3,"source":"provider"},{"unit":"request","quantity":0,"source":"runtime","complete":false}]`)
	if folded.Reasoning() != "hm" || folded.Refusal() != "no" || folded.FinishReason() != "tool_calls" {
		t.Errorf("%q %q %q", folded.Reasoning(), folded.Refusal(), folded.FinishReason())
	}
}

func TestAToolCallThatMayLackAPartIsNotComplete(t *testing.T) {
	failed := event(4, "execution.failed", "failed", `"error":{"code":"internal_error","message":"Cut.","retryable":false}`)
	incomplete := `[{"call_id":"a","name":"look","arguments":"{}","complete":false}]`
	for name, test := range map[string]struct {
		events []string
		want   string
	}{
		"a stream that failed":           {[]string{accepted(), call(2, "a", ""), call(3, "a", "{}"), failed}, incomplete},
		"a stream that was cut":          {[]string{accepted(), call(2, "a", ""), call(3, "a", "{}")}, incomplete},
		"a limit right after the start":  {[]string{accepted(), call(2, "a", ""), ended(3, "length")}, incomplete},
		"a limit after whole arguments":  {[]string{accepted(), call(2, "a", ""), call(3, "a", "{}"), ended(4, "length")}, `[{"call_id":"a","name":"look","arguments":"{}"}]`},
		"a limit in the arguments":       {[]string{accepted(), call(2, "a", ""), call(3, "a", "{"), ended(4, "length")}, `[{"call_id":"a","name":"look","arguments":"{","complete":false}]`},
		"a limit in what follows":        {[]string{accepted(), call(2, "a", ""), delta(3, "x"), ended(4, "length")}, `[{"call_id":"a","name":"look","arguments":"{}"}]`},
		"an answer that came to its end": {[]string{accepted(), call(2, "a", ""), ended(3, "stop")}, `[{"call_id":"a","name":"look","arguments":"{}"}]`},
	} {
		t.Run(name, func(t *testing.T) { wantJSON(t, fold(t, test.events...).ToolCalls(), test.want) })
	}
}

func TestAnEmptyAccumulatorIsReady(t *testing.T) {
	var folded modelruntime.Accumulator
	wantJSON(t, []any{folded.Text(), folded.Outputs(), folded.ToolCalls(), folded.Usage(), folded.FinishReason()}, `["",[],[],null,""]`)
}

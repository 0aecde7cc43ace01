package modelruntime

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"example.test/model-runtime-kit/sdk/go/internal/exactjson"
)

// examples are those of the specification, by file name.
func examples(t *testing.T, pattern string) map[string][]byte {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "..", "spec", "examples", pattern))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no examples of the specification: %v", err)
	}
	found := make(map[string][]byte)
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		found[filepath.Base(path)] = content
	}
	return found
}

// wantSame fails unless a value that was read from JSON is written as the same JSON.
func wantSame(t *testing.T, name string, value any, original []byte) {
	t.Helper()
	written, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var got, want any
	if json.Unmarshal(written, &got) != nil || json.Unmarshal(original, &want) != nil || !reflect.DeepEqual(got, without(want)) {
		t.Errorf("%s: %s\nis written as %s", name, original, written)
	}
}

// without leaves out what says no more than its absence: a feature that is not there, and the
// empty list of an optional field.
func without(value any) any {
	object, ok := value.(map[string]any)
	if !ok {
		return value
	}
	if features, ok := object["features"].(map[string]any); ok && features["durable"] == false {
		delete(features, "durable")
	}
	if artifacts, ok := object["artifacts"].([]any); ok && len(artifacts) == 0 && object["status"] != nil {
		delete(object, "artifacts")
	}
	return object
}

func TestEveryExampleOfAnEventIsReadAndLosesNothing(t *testing.T) {
	seen := make(map[EventType]bool)
	for name, data := range examples(t, "*Event.*json") {
		event, err := decodeEvent(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		kind := reflect.TypeOf(event).Elem().Name()
		if schema, _, _ := strings.Cut(name, "."); kind != schema && schema != "ExecutionEvent" && schema != "ExtensionEvent" {
			t.Errorf("%s is read as %s", name, kind)
		}
		if _, unknown := event.(*UnknownEvent); !unknown {
			seen[event.Base().Type] = true
			wantSame(t, name, event, data)
		}
	}
	if len(seen) != 14 {
		t.Errorf("only %d types of events have an example", len(seen))
	}
}

func TestEveryExampleOfARequestOrAnAnswerIsReadAndLosesNothing(t *testing.T) {
	for pattern, empty := range map[string]func() any{
		"ExecutionRequest.*json":    func() any { return &ExecutionRequest{} },
		"ExecutionSubmission.*json": func() any { return &ExecutionSubmission{} },
		"ExecutionSnapshot.*json":   func() any { return &ExecutionSnapshot{} },
		"ExecutionResult.*json":     func() any { return &ExecutionResult{} },
		"RuntimeInfo.*json":         func() any { return &RuntimeInfo{} },
		"ProviderList.*json":        func() any { return &ProviderList{} },
		"ErrorBody.*json":           func() any { return &ErrorBody{} },
		"ResultConflict.*json":      func() any { return &ResultConflict{} },
	} {
		for name, data := range examples(t, pattern) {
			value := empty()
			if err := exactjson.Unmarshal(data, value); err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			wantSame(t, name, value, data)
		}
	}
}

func TestUnionsAreWrittenAndReadInEachForm(t *testing.T) {
	for _, test := range []struct {
		value any
		empty func() any
		want  string
	}{
		{&ToolChoice{Mode: ToolChoiceRequired}, func() any { return &ToolChoice{} }, `"required"`},
		{&ToolChoice{Name: "look"}, func() any { return &ToolChoice{} }, `{"name":"look"}`},
		{&ToolOutput{Text: "fine"}, func() any { return &ToolOutput{} }, `"fine"`},
		{&ToolOutput{Parts: ContentParts{TextPart{"a"}, JSONPart{true}, MediaPart{Type: MediaPartTypeImage, URI: "https://media.example.test/1"}}},
			func() any { return &ToolOutput{} },
			`[{"type":"text","text":"a"},{"type":"json","value":true},{"type":"image","uri":"https://media.example.test/1"}]`},
		{&InputParts{MessagePart{Role: MessagePartRoleUser, Content: ContentParts{TextPart{"hi"}}}, ToolCallPart{"c", "look", "{}"},
			ToolResultPart{CallID: "c", Output: ToolOutput{Text: "no"}, IsError: Ptr(true)}, UnknownPart{json.RawMessage(`{"type":"later","x":1}`)}},
			func() any { return &InputParts{} },
			`[{"type":"message","role":"user","content":[{"type":"text","text":"hi"}]},{"type":"tool_call","call_id":"c","name":"look","arguments":"{}"},` +
				`{"type":"tool_result","call_id":"c","output":"no","is_error":true},{"type":"later","x":1}]`},
	} {
		written, err := json.Marshal(test.value)
		if err != nil || string(written) != test.want {
			t.Errorf("%s, %v; not %s", written, err, test.want)
		}
		read := test.empty()
		if err := json.Unmarshal([]byte(test.want), read); err != nil || !reflect.DeepEqual(read, test.value) {
			t.Errorf("%s is read as %#v, %v", test.want, read, err)
		}
	}
}

func TestAnOutputIsTextOrMedia(t *testing.T) {
	var text, media ExecutionOutput
	if err := json.Unmarshal([]byte(`{"outputs":[],"tool_calls":[],"later":1}`), &text); err != nil || text.Text == nil || text.Media != nil {
		t.Errorf("%#v, %v", text, err)
	}
	if err := json.Unmarshal([]byte(`{"outputs":3,"seed":7}`), &media); err != nil || media.Text != nil || media.Media["seed"] != 7.0 {
		t.Errorf("%#v, %v", media, err)
	}
}

func TestTheWaitBeforeARepetition(t *testing.T) {
	policy := DefaultRetryPolicy()
	for range 1000 {
		for repetition := 1; repetition < 70; repetition++ {
			bound := min(policy.MaxDelay, policy.InitialDelay<<min(repetition-1, 10))
			if wait := policy.delay(repetition, policy.InitialDelay, 0); wait < 0 || wait > bound {
				t.Fatalf("%v before repetition %d", wait, repetition)
			}
		}
	}
	if wait := policy.delay(1, policy.InitialDelay, policy.MaxRetryAfter); wait != policy.MaxRetryAfter {
		t.Errorf("%v is below its floor", wait)
	}
}

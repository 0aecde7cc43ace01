package modelruntime

import (
	"encoding/json"
	"time"

	"example.test/model-runtime-kit/sdk/go/internal/exactjson"
)

// Timestamp is a time in RFC 3339, in UTC, as it was written. It is for display; nothing orders by
// it.
type Timestamp string

// Time reads it.
func (t Timestamp) Time() (time.Time, error) { return time.Parse(time.RFC3339Nano, string(t)) }

// ToolChoiceMode is a choice that names no tool.
type ToolChoiceMode string

const (
	ToolChoiceAuto     ToolChoiceMode = "auto"
	ToolChoiceNone     ToolChoiceMode = "none"
	ToolChoiceRequired ToolChoiceMode = "required"
)

// ToolChoice says whether the model calls a tool, or which one (feature `tool_input`): it has a mode
// or, where it demands one tool, that tool's name.
type ToolChoice struct {
	Mode ToolChoiceMode
	Name string
}

// MarshalJSON writes the name where there is one, else the mode.
func (c ToolChoice) MarshalJSON() ([]byte, error) {
	if c.Name != "" {
		return json.Marshal(map[string]string{"name": c.Name})
	}
	return json.Marshal(c.Mode)
}

// UnmarshalJSON reads either form.
func (c *ToolChoice) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, &c.Mode)
	}
	var named struct {
		Name string `json:"name"`
	}
	err := exactjson.Unmarshal(data, &named)
	c.Name = named.Name
	return err
}

// ToolOutput is what a tool answered: text, or parts where it has any.
type ToolOutput struct {
	Text  string
	Parts ContentParts
}

// MarshalJSON writes the parts where there are any, else the text.
func (o ToolOutput) MarshalJSON() ([]byte, error) {
	if o.Parts != nil {
		return json.Marshal(o.Parts)
	}
	return json.Marshal(o.Text)
}

// UnmarshalJSON reads either form.
func (o *ToolOutput) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, &o.Text)
	}
	return exactjson.Unmarshal(data, &o.Parts)
}

// ExecutionOutput is what a completed execution produced: a text result, or the object of a media
// adapter.
type ExecutionOutput struct {
	received

	// The text result; nil for media.
	Text *TextResult

	// The adapter's own object; nil for text.
	Media MediaResult
}

// MarshalJSON writes what was received.
func (o ExecutionOutput) MarshalJSON() ([]byte, error) {
	switch {
	case o.raw != nil:
		return o.raw, nil
	case o.Text != nil:
		return json.Marshal(o.Text)
	default:
		return json.Marshal(o.Media)
	}
}

// UnmarshalJSON tells the two apart as the protocol does: a text result has lists named `outputs` and
// `tool_calls`.
func (o *ExecutionOutput) UnmarshalJSON(data []byte) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return err
	}
	o.raw = append(json.RawMessage(nil), data...)
	if isList(fields["outputs"]) && isList(fields["tool_calls"]) {
		return exactjson.Unmarshal(data, &o.Text)
	}
	return json.Unmarshal(data, &o.Media)
}

func isList(raw json.RawMessage) bool { return len(raw) > 0 && raw[0] == '[' }

// UnmarshalJSON keeps the fact's own JSON, since facts are handed on without the event that they came
// in.
func (f *UsageFact) UnmarshalJSON(data []byte) error {
	type fields UsageFact
	if err := exactjson.Unmarshal(data, (*fields)(f)); err != nil {
		return err
	}
	f.setRaw(append(json.RawMessage(nil), data...))
	return nil
}

// UnknownPart is a part of a type that this package does not know, sent as it stands.
type UnknownPart struct {
	Raw json.RawMessage
}

func (UnknownPart) isInputPart() {}

func (UnknownPart) isContentPart() {}

// MarshalJSON writes the part as it stands.
func (p UnknownPart) MarshalJSON() ([]byte, error) { return p.Raw, nil }

func decodePart[T any](raw []byte) (T, error) {
	var part T
	err := exactjson.Unmarshal(raw, &part)
	return part, err
}

func decodeParts[P any](data []byte, parts *[]P, decode func(kind string, raw []byte) (P, error)) error {
	var raws []json.RawMessage
	if err := json.Unmarshal(data, &raws); err != nil {
		return err
	}
	*parts = make([]P, 0, len(raws))
	for _, raw := range raws {
		var head struct {
			Type string `json:"type"`
		}
		if err := exactjson.Unmarshal(raw, &head); err != nil {
			return err
		}
		part, err := decode(head.Type, raw)
		if err != nil {
			return err
		}
		*parts = append(*parts, part)
	}
	return nil
}

// Ptr gives a pointer to a value, for the optional fields whose zero value means something.
func Ptr[T any](value T) *T { return &value }

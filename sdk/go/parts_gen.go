// Code generated from spec/schemas by npm run generate. DO NOT EDIT.

package modelruntime

import "encoding/json"

// InputPart: one piece of the input.
type InputPart interface {
	isInputPart()
}

// InputParts is a list of parts, each of the type that its `type` names.
type InputParts []InputPart

// UnmarshalJSON reads each part by its type; one of a type not known here becomes an [UnknownPart].
func (p *InputParts) UnmarshalJSON(data []byte) error {
	return decodeParts(data, (*[]InputPart)(p), decodeInputPart)
}

func decodeInputPart(kind string, raw []byte) (InputPart, error) {
	switch kind {
	case "text":
		return decodePart[TextPart](raw)
	case "json":
		return decodePart[JSONPart](raw)
	case "image":
		return decodePart[MediaPart](raw)
	case "audio":
		return decodePart[MediaPart](raw)
	case "video":
		return decodePart[MediaPart](raw)
	case "file":
		return decodePart[MediaPart](raw)
	case "message":
		return decodePart[MessagePart](raw)
	case "tool_call":
		return decodePart[ToolCallPart](raw)
	case "tool_result":
		return decodePart[ToolResultPart](raw)
	case "provider_state":
		return decodePart[ProviderStatePart](raw)
	default:
		return UnknownPart{raw}, nil
	}
}

// ContentPart: one piece of the content of a message or of a tool result (feature `conversation`).
type ContentPart interface {
	isContentPart()
}

// ContentParts is a list of parts, each of the type that its `type` names.
type ContentParts []ContentPart

// UnmarshalJSON reads each part by its type; one of a type not known here becomes an [UnknownPart].
func (p *ContentParts) UnmarshalJSON(data []byte) error {
	return decodeParts(data, (*[]ContentPart)(p), decodeContentPart)
}

func decodeContentPart(kind string, raw []byte) (ContentPart, error) {
	switch kind {
	case "text":
		return decodePart[TextPart](raw)
	case "json":
		return decodePart[JSONPart](raw)
	case "image":
		return decodePart[MediaPart](raw)
	case "audio":
		return decodePart[MediaPart](raw)
	case "video":
		return decodePart[MediaPart](raw)
	case "file":
		return decodePart[MediaPart](raw)
	default:
		return UnknownPart{raw}, nil
	}
}

// TextPart: plain text.
type TextPart struct {
	Text string `json:"text"`
}

// MarshalJSON adds the part's type.
func (p TextPart) MarshalJSON() ([]byte, error) {
	type fields TextPart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"text", fields(p)})
}

func (TextPart) isInputPart() {}

func (TextPart) isContentPart() {}

// JSONPart: any JSON value, passed on as it is.
type JSONPart struct {
	// Any JSON value.
	Value any `json:"value"`
}

// MarshalJSON adds the part's type.
func (p JSONPart) MarshalJSON() ([]byte, error) {
	type fields JSONPart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"json", fields(p)})
}

func (JSONPart) isInputPart() {}

func (JSONPart) isContentPart() {}

// MediaPart: media, by reference or inline. The runtime passes a URI on and never fetches it.
// Exactly one of `uri` and `data` is present.
type MediaPart struct {
	Type MediaPartType `json:"type"`

	// At most `limits.uri_length` characters, which is 8192 unless the runtime publishes another
	// figure.
	URI string `json:"uri,omitempty"`

	// The bytes in base64, padded, without line breaks (feature `conversation`).
	Data string `json:"data,omitempty"`

	// Callers give it with `data`.
	MediaType string `json:"media_type,omitempty"`
}

// MediaPartType is what `type` of MediaPart may be.
type MediaPartType string

const (
	MediaPartTypeImage MediaPartType = "image"
	MediaPartTypeAudio MediaPartType = "audio"
	MediaPartTypeVideo MediaPartType = "video"
	MediaPartTypeFile  MediaPartType = "file"
)

func (MediaPart) isInputPart() {}

func (MediaPart) isContentPart() {}

// MessagePart: one turn of the conversation (feature `conversation`).
type MessagePart struct {
	Role    MessagePartRole `json:"role"`
	Content ContentParts    `json:"content"`
}

// MessagePartRole is what `role` of MessagePart may be.
type MessagePartRole string

const (
	MessagePartRoleUser      MessagePartRole = "user"
	MessagePartRoleAssistant MessagePartRole = "assistant"
)

// MarshalJSON adds the part's type.
func (p MessagePart) MarshalJSON() ([]byte, error) {
	type fields MessagePart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"message", fields(p)})
}

func (MessagePart) isInputPart() {}

// ToolCallPart: a tool call that the model made in an earlier turn (feature `conversation`).
type ToolCallPart struct {
	// The `call_id` of the result that the call came with.
	CallID string `json:"call_id"`

	Name string `json:"name"`

	// JSON text as the model wrote it.
	Arguments string `json:"arguments"`
}

// MarshalJSON adds the part's type.
func (p ToolCallPart) MarshalJSON() ([]byte, error) {
	type fields ToolCallPart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"tool_call", fields(p)})
}

func (ToolCallPart) isInputPart() {}

// ToolResultPart: what a tool answered to a call of an earlier part (feature `conversation`).
type ToolResultPart struct {
	CallID string `json:"call_id"`

	// Text, or parts.
	Output ToolOutput `json:"output"`

	// `true` where the tool failed.
	IsError *bool `json:"is_error,omitempty"`
}

// MarshalJSON adds the part's type.
func (p ToolResultPart) MarshalJSON() ([]byte, error) {
	type fields ToolResultPart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"tool_result", fields(p)})
}

func (ToolResultPart) isInputPart() {}

// ProviderStatePart: state that a provider gave earlier and wants back (feature `provider_state`).
// It goes to that provider only.
type ProviderStatePart struct {
	Provider string `json:"provider"`
	Model    string `json:"model"`

	// Opaque; as it was given.
	Data any `json:"data"`
}

// MarshalJSON adds the part's type.
func (p ProviderStatePart) MarshalJSON() ([]byte, error) {
	type fields ProviderStatePart
	return json.Marshal(struct {
		Type string `json:"type"`
		fields
	}{"provider_state", fields(p)})
}

func (ProviderStatePart) isInputPart() {}

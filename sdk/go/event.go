package modelruntime

import (
	"bytes"
	"encoding/json"
	"errors"

	"example.test/model-runtime-kit/sdk/go/internal/exactjson"
)

// Event is one event of an execution: a pointer to one of this package's event structs, such as
// [*OutputDeltaEvent], told apart by a type switch, or an [*UnknownEvent].
type Event interface {
	// Base gives what every event has.
	Base() *EventBase
	// Raw gives the event as it was received, with the fields that this package does not know.
	Raw() json.RawMessage

	setRaw(json.RawMessage)
}

// Base gives what every event has.
func (b *EventBase) Base() *EventBase { return b }

// UnknownEvent is an event of a type that this package does not know: an extension, whose type
// begins with `x-`, or one of a later revision. Its fields are in Raw.
type UnknownEvent struct {
	EventBase
}

var (
	errNotAnObject = errors.New("no JSON object")
	errNoSequence  = errors.New("without a sequence")
	errWrongFields = errors.New("not as the protocol has it: a field is of another type")
)

// decodeEvent reads the data of one frame, which the event then keeps. Its errors quote nothing.
func decodeEvent(data []byte) (Event, error) {
	if !opensObject(data) {
		return nil, errNotAnObject
	}
	document := exactjson.Look(data, "type")
	kind := EventType(document.Text)
	if !document.Exact() {
		var head struct {
			Type EventType `json:"type"`
		}
		if err := document.Unmarshal(&head); err != nil {
			return nil, eventFault(data)
		}
		kind = head.Type
	}
	event := newEvent(kind)
	if err := document.Unmarshal(event); err != nil {
		return nil, eventFault(data)
	}
	if event.Base().Sequence < 1 {
		return nil, errNoSequence
	}
	event.setRaw(data)
	return event, nil
}

func eventFault(data []byte) error {
	if !json.Valid(data) {
		return errNotAnObject
	}
	return errWrongFields
}

func opensObject(data []byte) bool {
	trimmed := bytes.TrimLeft(data, " \t\r\n")
	return len(trimmed) > 0 && trimmed[0] == '{'
}

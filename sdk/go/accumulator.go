package modelruntime

import (
	"encoding/json"
	"slices"
	"strings"
)

// Accumulator folds events into what they say so far. Its zero value is ready for use.
//
// It takes the events of one execution from the first, in order and once each, as [Client.Events]
// gives them. A stream that failed or broke is never joined with another.
type Accumulator struct {
	texts     map[int64]*strings.Builder
	reasoning map[int64]*strings.Builder
	refusal   map[int64]*strings.Builder
	calls     []*openCall
	latest    *openCall
	usage     []UsageFact
	completed *ExecutionCompletedEvent
}

type openCall struct {
	id, name  string
	arguments strings.Builder
}

// Add takes the next event.
func (a *Accumulator) Add(event Event) {
	switch e := event.(type) {
	case *OutputDeltaEvent:
		addPiece(&a.texts, e.OutputIndex, e.Delta)
		a.latest = nil
	case *OutputReasoningDeltaEvent:
		addPiece(&a.reasoning, e.OutputIndex, e.Delta)
		a.latest = nil
	case *OutputRefusalDeltaEvent:
		addPiece(&a.refusal, e.OutputIndex, e.Delta)
		a.latest = nil
	case *ToolCallStartedEvent:
		a.latest = &openCall{id: e.CallID, name: e.Name}
		a.calls = append(a.calls, a.latest)
	case *ToolCallArgumentsDeltaEvent:
		a.addArguments(e.CallID, e.Delta)
	case *UsageReportedEvent:
		a.usage = append(a.usage, e.Facts...)
	case *ExecutionCompletedEvent:
		a.completed = e
	}
}

func addPiece(texts *map[int64]*strings.Builder, index int64, piece string) {
	if *texts == nil {
		*texts = make(map[int64]*strings.Builder)
	}
	text := (*texts)[index]
	if text == nil {
		text = &strings.Builder{}
		(*texts)[index] = text
	}
	text.WriteString(piece)
}

func (a *Accumulator) addArguments(id, piece string) {
	for _, call := range a.calls {
		if call.id == id {
			call.arguments.WriteString(piece)
			a.latest = call
			return
		}
	}
}

func indexes(texts map[int64]*strings.Builder) []int64 {
	found := make([]int64, 0, len(texts))
	for index := range texts {
		found = append(found, index)
	}
	slices.Sort(found)
	return found
}

func join(texts map[int64]*strings.Builder) string {
	var joined strings.Builder
	for _, index := range indexes(texts) {
		joined.WriteString(texts[index].String())
	}
	return joined.String()
}

// Outputs gives the text of each output index, ascending.
func (a *Accumulator) Outputs() []OutputText {
	outputs := make([]OutputText, 0, len(a.texts))
	for _, index := range indexes(a.texts) {
		outputs = append(outputs, OutputText{Index: index, Type: "text", Text: a.texts[index].String()})
	}
	return outputs
}

// Text gives all of the answer's text.
func (a *Accumulator) Text() string { return join(a.texts) }

// Reasoning gives all of the reasoning, which is no part of the text.
func (a *Accumulator) Reasoning() string { return join(a.reasoning) }

// Refusal gives all of the refusal, which is no part of the text.
func (a *Accumulator) Refusal() string { return join(a.refusal) }

// ToolCalls gives the tool calls in the order in which they were started. Complete is false on a call
// that may lack a part, which is not to be run: each call of an execution that has not succeeded, and
// the one that an answer's limit has cut.
func (a *Accumulator) ToolCalls() []ToolCall {
	calls := make([]ToolCall, 0, len(a.calls))
	for _, open := range a.calls {
		call := ToolCall{CallID: open.id, Name: open.name, Arguments: open.arguments.String()}
		if a.completed == nil || a.isCut(open) {
			call.Complete = Ptr(false)
		}
		if call.Arguments == "" {
			call.Arguments = "{}"
		}
		calls = append(calls, call)
	}
	return calls
}

// isCut tells whether the end of a completed answer came in the middle of a call.
func (a *Accumulator) isCut(call *openCall) bool {
	switch a.completed.FinishReason {
	case "", FinishReasonStop, FinishReasonToolCalls:
		return false
	}
	if call.arguments.Len() == 0 {
		// "No arguments" and "no arguments so far" look the same, unless something followed.
		return call == a.latest
	}
	return !json.Valid([]byte(call.arguments.String()))
}

// Usage gives all usage facts, in event order.
func (a *Accumulator) Usage() []UsageFact { return slices.Clone(a.usage) }

// FinishReason gives why the provider ended the answer; it is empty before the end, and where the
// runtime does not say.
func (a *Accumulator) FinishReason() FinishReason {
	if a.completed == nil {
		return ""
	}
	return a.completed.FinishReason
}

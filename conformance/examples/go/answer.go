package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strings"
)

// place is where in the provider's answer something stands.
type place struct {
	kind          string
	index, within int
}

func record(value any, name string) map[string]any {
	fields, _ := value.(map[string]any)
	inner, _ := fields[name].(map[string]any)
	return inner
}

func indexOf(event map[string]any, name string) int {
	number, ok := event[name].(float64)
	if !ok || number < 0 || number > 1<<30 {
		return 0
	}
	return int(number)
}

func (a *attempt) frame(data []byte) *Failure {
	if string(bytes.TrimSpace(data)) == "[DONE]" {
		return nil
	}
	var event map[string]any
	if json.Unmarshal(data, &event) != nil || event == nil {
		return malformed("is malformed")
	}
	kind, _ := event["type"].(string)
	response := record(event, "response")
	a.count(record(response, "usage"))
	if model, _ := response["model"].(string); model != "" {
		a.served = model
	}
	if inner := record(event, "error"); inner != nil {
		return failureOfStream(inner)
	}
	switch kind {
	case "error":
		return failureOfStream(event)
	case "response.failed":
		return failureOfStream(record(response, "error"))
	case "response.completed", "response.incomplete":
		return a.end(kind, response)
	}
	return a.output(kind, event)
}

func (a *attempt) output(kind string, event map[string]any) *Failure {
	index, within := indexOf(event, "output_index"), indexOf(event, "content_index")
	switch kind {
	case "response.output_text.delta":
		return a.say(place{"text", index, within}, event["delta"])
	case "response.output_text.done":
		return a.check(place{"text", index, within}, event["text"])
	case "response.refusal.delta", "response.refusal.done":
		a.refused = true
	case "response.output_item.added":
		if item := record(event, "item"); item["type"] == "function_call" {
			return a.start(index, item)
		}
	case "response.function_call_arguments.delta":
		return a.say(place{"arguments", index, 0}, event["delta"])
	case "response.function_call_arguments.done":
		delete(a.open, a.calls[index])
		return a.check(place{"arguments", index, 0}, event["arguments"])
	case "response.output_item.done":
		return a.item(index, record(event, "item"))
	}
	return nil
}

func (a *attempt) end(kind string, response map[string]any) *Failure {
	output, _ := response["output"].([]any)
	for index, item := range output {
		fields, _ := item.(map[string]any)
		if failure := a.item(index, fields); failure != nil {
			return failure
		}
	}
	reason, _ := record(response, "incomplete_details")["reason"].(string)
	switch {
	case reason == "content_filter":
		a.finish = "content_filter"
	case a.refused:
		a.finish = "refusal"
	case kind == "response.incomplete" && (reason == "max_output_tokens" || reason == "max_tokens"):
		a.finish = "length"
	case kind == "response.incomplete":
		a.finish = "other"
	case len(a.calls) > 0:
		a.finish = "tool_calls"
	default:
		a.finish = "stop"
	}
	return nil
}

// item fills in what no delta said; where deltas said it, it must agree.
func (a *attempt) item(index int, item map[string]any) *Failure {
	if item["type"] == "function_call" {
		if failure := a.start(index, item); failure != nil {
			return failure
		}
		if item["status"] == "incomplete" {
			a.open[a.calls[index]] = true
		} else {
			delete(a.open, a.calls[index])
		}
		return a.check(place{"arguments", index, 0}, item["arguments"])
	}
	parts, _ := item["content"].([]any)
	for within, value := range parts {
		part, _ := value.(map[string]any)
		a.refused = a.refused || part["type"] == "refusal"
		if part["type"] == "output_text" {
			if failure := a.check(place{"text", index, within}, part["text"]); failure != nil {
				return failure
			}
		}
	}
	return nil
}

func (a *attempt) start(index int, item map[string]any) *Failure {
	name, named := item["name"].(string)
	if _, known := a.calls[index]; known || !named {
		return nil
	}
	id, _ := item["call_id"].(string)
	if id == "" {
		id = fmt.Sprintf("call-%s", newID())
	}
	for _, other := range a.calls {
		if other == id {
			return malformed("names two calls alike")
		}
	}
	a.calls[index], a.open[id] = id, true
	a.execution.Append(&Event{Type: "tool.call.started", Status: "running", CallID: id, Name: &name, OutputIndex: a.index(place{"call", index, 0})})
	return nil
}

func (a *attempt) index(at place) *int {
	if _, known := a.indices[at]; !known {
		a.indices[at] = len(a.indices)
	}
	index := a.indices[at]
	return &index
}

func (a *attempt) say(at place, value any) *Failure {
	delta, _ := value.(string)
	if delta == "" {
		return nil
	}
	if a.said[at] == nil {
		a.said[at] = &strings.Builder{}
	}
	a.said[at].WriteString(delta)
	if at.kind == "text" {
		a.execution.Append(&Event{Type: "output.delta", Status: "running", OutputIndex: a.index(at), Delta: delta})
		return nil
	}
	id, known := a.calls[at.index]
	if !known {
		return malformed("gives arguments to no call")
	}
	a.execution.Append(&Event{Type: "tool.call.arguments.delta", Status: "running", CallID: id, Delta: delta})
	return nil
}

func (a *attempt) check(at place, value any) *Failure {
	whole, ok := value.(string)
	switch {
	case !ok:
		return nil
	case a.said[at] == nil:
		return a.say(at, whole)
	case a.said[at].String() != whole:
		return malformed("contradicts itself")
	}
	return nil
}

// count: a later counter replaces an earlier one; what is no whole number from 0 is no count.
func (a *attempt) count(usage map[string]any) {
	inside, outside := record(usage, "input_tokens_details"), record(usage, "output_tokens_details")
	for _, counter := range []struct {
		unit  string
		value any
	}{
		{"input_token", usage["input_tokens"]}, {"output_token", usage["output_tokens"]},
		{"cache_read_token", inside["cached_tokens"]}, {"cache_write_token", inside["cache_write_tokens"]},
		{"reasoning_token", outside["reasoning_tokens"]},
	} {
		number, ok := counter.value.(float64)
		if !ok || number < 0 || number != math.Trunc(number) || number > 1<<53 {
			continue
		}
		if _, known := a.counts[counter.unit]; !known {
			a.units = append(a.units, counter.unit)
		}
		a.counts[counter.unit] = int64(number)
	}
}

func (a *attempt) facts(complete bool) []Fact {
	facts := []Fact{}
	for _, unit := range a.units {
		fact := Fact{Unit: unit, Quantity: a.counts[unit], Source: "provider"}
		if !complete {
			fact.Complete = new(bool)
		}
		facts = append(facts, fact)
	}
	return facts
}

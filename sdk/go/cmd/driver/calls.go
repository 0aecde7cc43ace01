package main

import (
	"context"
	"encoding/json"
	"iter"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

var hello = struct {
	Name     string `json:"name"`
	Language string `json:"language"`
	Version  string `json:"version"`
	Protocol int    `json:"protocol"`
}{"model-runtime-kit Go client", "go", "0.1.0", 1}

type call func(*driver, context.Context, *modelruntime.Client, command, manner)

var calls = map[string]call{
	"submit": submit,
	"get": plain(func(ctx context.Context, client *modelruntime.Client, c command) (raw, error) {
		return client.Get(ctx, c.ExecutionID)
	}),
	"result": plain(func(ctx context.Context, client *modelruntime.Client, c command) (raw, error) {
		return client.Result(ctx, c.ExecutionID)
	}),
	"cancel": plain(func(ctx context.Context, client *modelruntime.Client, c command) (raw, error) {
		return client.Cancel(ctx, c.ExecutionID)
	}),
	"runtime": plain(func(ctx context.Context, client *modelruntime.Client, _ command) (raw, error) {
		return client.Runtime(ctx)
	}),
	"providers": plain(func(ctx context.Context, client *modelruntime.Client, _ command) (raw, error) {
		return client.Providers(ctx)
	}),
	"events":  events,
	"execute": execute,
}

// raw is an answer that still has its JSON.
type raw interface{ Raw() json.RawMessage }

func plain(make func(context.Context, *modelruntime.Client, command) (raw, error)) call {
	return func(d *driver, ctx context.Context, client *modelruntime.Client, c command, _ manner) {
		answer, err := make(ctx, client, c)
		if err != nil {
			d.fail(c.ID, err, nil)
			return
		}
		d.done(c.ID, answer.Raw())
	}
}

func readRequest(d *driver, c command) (modelruntime.ExecutionRequest, bool) {
	var request modelruntime.ExecutionRequest
	err := json.Unmarshal(c.Request, &request)
	if err != nil {
		d.refuse(c.ID, "the request is not one that this client can make")
	}
	return request, err == nil
}

func submit(d *driver, ctx context.Context, client *modelruntime.Client, c command, how manner) {
	request, ok := readRequest(d, c)
	if !ok {
		return
	}
	submitted, err := client.Submit(ctx, request, how.submit...)
	if err != nil {
		d.fail(c.ID, err, nil)
		return
	}
	d.done(c.ID, submitted.Raw())
}

// summary is what events and execute end with.
type summary struct {
	ExecutionID  string                    `json:"execution_id"`
	Sequences    []int64                   `json:"sequences"`
	Text         string                    `json:"text"`
	Outputs      []output                  `json:"outputs"`
	ToolCalls    []modelruntime.ToolCall   `json:"tool_calls"`
	Usage        []json.RawMessage         `json:"usage"`
	FinishReason modelruntime.FinishReason `json:"finish_reason,omitempty"`
	Result       json.RawMessage           `json:"result,omitempty"`
}

type output struct {
	Index int64  `json:"index"`
	Text  string `json:"text"`
}

// reading ranges over events, and knows what it has seen when it breaks off.
type reading struct {
	sequences []int64
	folded    modelruntime.Accumulator
}

func (r *reading) read(d *driver, c command, how manner, events iter.Seq2[modelruntime.Event, error]) error {
	r.sequences = []int64{}
	for event, err := range events {
		if err != nil {
			return err
		}
		r.sequences = append(r.sequences, event.Base().Sequence)
		r.folded.Add(event)
		if !how.quiet {
			d.write(answer{ID: c.ID, Event: event.Raw()})
		}
	}
	return nil
}

func (r *reading) summary(executionID string) summary {
	outputs := []output{}
	for _, text := range r.folded.Outputs() {
		outputs = append(outputs, output{text.Index, text.Text})
	}
	usage := []json.RawMessage{}
	for _, fact := range r.folded.Usage() {
		usage = append(usage, fact.Raw())
	}
	return summary{
		ExecutionID:  executionID,
		Sequences:    r.sequences,
		Text:         r.folded.Text(),
		Outputs:      outputs,
		ToolCalls:    r.folded.ToolCalls(),
		Usage:        usage,
		FinishReason: r.folded.FinishReason(),
	}
}

func events(d *driver, ctx context.Context, client *modelruntime.Client, c command, how manner) {
	var r reading
	err := r.read(d, c, how, client.Events(ctx, c.ExecutionID, modelruntime.After(c.After)))
	if err != nil {
		d.fail(c.ID, err, &r.sequences)
		return
	}
	d.done(c.ID, r.summary(c.ExecutionID))
}

func execute(d *driver, ctx context.Context, client *modelruntime.Client, c command, how manner) {
	request, ok := readRequest(d, c)
	if !ok {
		return
	}
	r := reading{sequences: []int64{}}
	execution, err := client.Execute(ctx, request, how.submit...)
	if err != nil {
		d.fail(c.ID, err, &r.sequences)
		return
	}
	d.write(answer{ID: c.ID, Started: map[string]string{"execution_id": execution.ID}})
	var result *modelruntime.ExecutionResult
	err = r.read(d, c, how, execution.Events(ctx))
	if err == nil {
		result, err = execution.Result(ctx)
	}
	if err != nil {
		d.fail(c.ID, err, &r.sequences)
		return
	}
	told := r.summary(execution.ID)
	told.Result = result.Raw()
	d.done(c.ID, told)
}

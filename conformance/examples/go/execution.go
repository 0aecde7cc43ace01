package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"sort"
	"strings"
	"sync"
	"time"
)

// Why an execution is told to end.
var (
	errCancelled = errors.New("cancelled")
	errDeadline  = errors.New("deadline_exceeded")
	errShutdown  = errors.New("shutdown")
)

// Event is one entry of the log; fields that a type does not have are absent.
type Event struct {
	ExecutionID string   `json:"execution_id"`
	Sequence    int      `json:"sequence"`
	Time        string   `json:"time"`
	Type        string   `json:"type"`
	Status      string   `json:"status"`
	Target      *Target  `json:"target,omitempty"`
	Attempt     int      `json:"attempt,omitempty"`
	Error       *Failure `json:"error,omitempty"`
	OutputIndex *int     `json:"output_index,omitempty"`
	Delta       string   `json:"delta,omitempty"`
	CallID      string   `json:"call_id,omitempty"`
	Name        *string  `json:"name,omitempty"`
	Facts       []Fact   `json:"facts,omitempty"`
	Finish      string   `json:"finish_reason,omitempty"`
	Served      string   `json:"served_model,omitempty"`
	cut         map[string]bool
}

type Target struct {
	Provider string `json:"provider"`
	Model    string `json:"model"`
}

type Fact struct {
	Unit     string `json:"unit"`
	Quantity int64  `json:"quantity"`
	Source   string `json:"source"`
	Complete *bool  `json:"complete,omitempty"`
}

// Execution is an append-only log. Everything that a caller sees is the log from a cursor on, or a fold of it.
type Execution struct {
	ID         string
	Request    *Request
	AcceptedAt time.Time
	ctx        context.Context
	stop       context.CancelCauseFunc

	mu        sync.Mutex
	changed   chan struct{}
	events    []*Event
	frames    [][]byte
	ended     bool
	committed bool
}

func newExecution(request *Request) *Execution {
	ctx, stop := context.WithCancelCause(context.Background())
	execution := &Execution{ID: newID(), Request: request, AcceptedAt: time.Now(), ctx: ctx, stop: stop, changed: make(chan struct{})}
	execution.Append(&Event{Type: "execution.accepted", Status: "accepted"})
	return execution
}

func newID() string {
	id := make([]byte, 16)
	_, _ = rand.Read(id)
	id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}

// encode writes JSON without escaping what needs no escape.
func encode(value any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
	return bytes.TrimRight(out.Bytes(), "\n")
}

// Append numbers, keeps and publishes one event, as the bytes that every reader gets; nothing follows a terminal one.
func (e *Execution) Append(event *Event) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.ended {
		return
	}
	event.ExecutionID, event.Sequence = e.ID, len(e.events)+1
	event.Time = time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	e.events = append(e.events, event)
	e.frames = append(e.frames, fmt.Appendf(nil, "id: %d\nevent: %s\ndata: %s\n\n", event.Sequence, event.Type, encode(event)))
	e.committed = e.committed || strings.HasPrefix(event.Type, "output.") || strings.HasPrefix(event.Type, "tool.")
	e.ended = event.Type == "execution.completed" || event.Type == "execution.failed"
	close(e.changed)
	e.changed = make(chan struct{})
}

// After returns the frames behind a cursor, whether the log has ended, and what tells of the next change.
func (e *Execution) After(cursor int) (frames [][]byte, ended bool, changed <-chan struct{}) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if cursor < len(e.frames) {
		frames = e.frames[cursor:]
	}
	return frames, e.ended, e.changed
}

// Cancel is false once the execution has ended.
func (e *Execution) Cancel(why error) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if !e.ended {
		e.stop(why)
	}
	return !e.ended
}

func (e *Execution) Committed() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.committed
}

func (e *Execution) Ended() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.ended
}

func (e *Execution) ElapsedMs() float64 {
	return float64(time.Since(e.AcceptedAt)) / float64(time.Millisecond)
}

type Output struct {
	Index int    `json:"index"`
	Type  string `json:"type"`
	Text  string `json:"text"`
}

type Call struct {
	CallID    string `json:"call_id"`
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
	Complete  *bool  `json:"complete,omitempty"`
}

type Result struct {
	Outputs []Output `json:"outputs"`
	Calls   []*Call  `json:"tool_calls"`
}

type Snapshot struct {
	ExecutionID  string         `json:"execution_id"`
	Status       string         `json:"status"`
	CreatedAt    string         `json:"created_at"`
	UpdatedAt    string         `json:"updated_at"`
	LastSequence int            `json:"last_sequence"`
	Usage        []Fact         `json:"usage"`
	Target       *Target        `json:"target,omitempty"`
	Error        *Failure       `json:"error,omitempty"`
	Result       *Result        `json:"result,omitempty"`
	Artifacts    *[]any         `json:"artifacts,omitempty"`
	Ability      string         `json:"ability,omitempty"`
	Metadata     map[string]any `json:"metadata,omitempty"`
	finish       string
}

func (e *Execution) Snapshot() *Snapshot {
	e.mu.Lock()
	events := e.events
	e.mu.Unlock()
	first, last := events[0], events[len(events)-1]
	shown := &Snapshot{
		ExecutionID: e.ID, Status: last.Status, CreatedAt: first.Time, UpdatedAt: last.Time, LastSequence: last.Sequence,
		Usage: []Fact{}, Ability: e.Request.Ability, Metadata: e.Request.Metadata, finish: last.Finish,
	}
	for _, event := range events {
		shown.Usage = append(shown.Usage, event.Facts...)
		if event.Type == "route.selected" || event.Type == "execution.completed" {
			shown.Target = event.Target
		}
	}
	if last.Type == "execution.failed" {
		shown.Error = last.Error
	}
	if last.Status == "succeeded" {
		shown.Result, shown.Artifacts = fold(events, last.cut), &[]any{}
	}
	return shown
}

// fold joins the text of each index, and the arguments of each call in the order in which the calls started.
func fold(events []*Event, cut map[string]bool) *Result {
	texts, arguments := map[int]*strings.Builder{}, map[string]*strings.Builder{}
	result := &Result{Outputs: []Output{}, Calls: []*Call{}}
	for _, event := range events {
		switch event.Type {
		case "output.delta":
			if texts[*event.OutputIndex] == nil {
				texts[*event.OutputIndex] = &strings.Builder{}
			}
			texts[*event.OutputIndex].WriteString(event.Delta)
		case "tool.call.started":
			arguments[event.CallID] = &strings.Builder{}
			result.Calls = append(result.Calls, &Call{CallID: event.CallID, Name: *event.Name})
		case "tool.call.arguments.delta":
			arguments[event.CallID].WriteString(event.Delta)
		}
	}
	for index, text := range texts {
		result.Outputs = append(result.Outputs, Output{Index: index, Type: "text", Text: text.String()})
	}
	sort.Slice(result.Outputs, func(a, b int) bool { return result.Outputs[a].Index < result.Outputs[b].Index })
	for _, call := range result.Calls {
		if call.Arguments = arguments[call.CallID].String(); call.Arguments == "" {
			call.Arguments = "{}"
		}
		// Nobody may run a call that was cut.
		if cut[call.CallID] {
			call.Complete = new(bool)
		}
	}
	return result
}

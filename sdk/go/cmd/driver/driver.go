package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"sync"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// command is one line of standard input.
type command struct {
	ID          string                     `json:"id"`
	Op          string                     `json:"op"`
	BaseURL     string                     `json:"base_url"`
	ExecutionID string                     `json:"execution_id"`
	After       int64                      `json:"after"`
	Target      string                     `json:"target"`
	Request     json.RawMessage            `json:"request"`
	Options     map[string]json.RawMessage `json:"options"`
}

// driver carries out commands, several at a time.
type driver struct {
	out     *json.Encoder
	writing sync.Mutex

	running sync.WaitGroup
	cancels map[string]context.CancelFunc
	holding sync.Mutex
}

func newDriver(out io.Writer) *driver {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	return &driver{out: encoder, cancels: make(map[string]context.CancelFunc)}
}

// serve reads commands until the input ends. What is under way then is aborted.
func (d *driver) serve(ctx context.Context, in io.Reader) error {
	ctx, cancel := context.WithCancel(ctx)
	defer d.running.Wait()
	defer cancel()
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 1 {
			d.begin(ctx, line)
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// begin registers a command before the next line is read, so that an abort finds it.
func (d *driver) begin(ctx context.Context, line []byte) {
	var c command
	if err := json.Unmarshal(line, &c); err != nil {
		d.refuse(c.ID, "the line is no command")
		return
	}
	if c.Op == "abort" {
		d.abort(c)
		return
	}
	own, cancel := context.WithCancel(ctx)
	d.holding.Lock()
	d.cancels[c.ID] = cancel
	d.holding.Unlock()
	d.running.Add(1)
	go func() {
		defer d.running.Done()
		defer d.forget(c.ID)
		defer cancel()
		d.carryOut(own, c)
	}()
}

func (d *driver) forget(id string) {
	d.holding.Lock()
	defer d.holding.Unlock()
	delete(d.cancels, id)
}

func (d *driver) abort(c command) {
	d.holding.Lock()
	if cancel, underWay := d.cancels[c.Target]; underWay {
		cancel()
	}
	d.holding.Unlock()
	d.done(c.ID, struct{}{})
}

func (d *driver) carryOut(ctx context.Context, c command) {
	if c.Op == "hello" {
		d.done(c.ID, hello)
		return
	}
	call, known := calls[c.Op]
	if !known {
		d.refuse(c.ID, "this driver has no such op")
		return
	}
	options, how, err := readOptions(c.Options)
	if err != nil {
		d.refuse(c.ID, err.Error())
		return
	}
	client, err := modelruntime.New(c.BaseURL, options...)
	if err != nil {
		d.fail(c.ID, err, nil)
		return
	}
	call(d, ctx, client, c, how)
}

// answer is one line of standard output.
type answer struct {
	ID      string          `json:"id"`
	Started any             `json:"started,omitempty"`
	Event   json.RawMessage `json:"event,omitempty"`
	Done    any             `json:"done,omitempty"`
	Error   *failure        `json:"error,omitempty"`
	// Sequences are what was handed out before an error.
	Sequences *[]int64 `json:"sequences,omitempty"`
}

// write sends one line. A standard output that is gone leaves nobody to tell.
func (d *driver) write(a answer) {
	d.writing.Lock()
	defer d.writing.Unlock()
	_ = d.out.Encode(a)
}

func (d *driver) done(id string, done any) { d.write(answer{ID: id, Done: done}) }

func (d *driver) refuse(id, message string) {
	d.write(answer{ID: id, Error: &failure{Kind: "unsupported", Message: message}})
}

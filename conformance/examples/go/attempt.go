package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"strings"
	"time"
)

const (
	connectTimeout = 10 * time.Second
	silence        = 60 * time.Second
	errorBodyBytes = 1 << 20
)

var errSilent = errors.New("silent")

// newClient makes one connection a call and follows nothing: no retry and no redirect can hide behind an attempt.
func newClient() *http.Client {
	return &http.Client{
		Transport: &http.Transport{
			DialContext:       (&net.Dialer{Timeout: connectTimeout}).DialContext,
			DisableKeepAlives: true,
		},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// attempt is at most one request. Output goes to the execution as it comes.
type attempt struct {
	execution *Execution
	provider  *Provider
	counts    map[string]int64
	units     []string
	finish    string
	served    string
	said      map[place]*strings.Builder
	indices   map[place]int
	calls     map[int]string
	open      map[string]bool
	refused   bool
}

func newAttempt(execution *Execution, provider *Provider) *attempt {
	return &attempt{
		execution: execution, provider: provider, counts: map[string]int64{}, said: map[place]*strings.Builder{},
		indices: map[place]int{}, calls: map[int]string{}, open: map[string]bool{},
	}
}

// run returns nil when the provider has told its own end.
func (a *attempt) run() *Failure {
	if a.provider.key == "" {
		return failed("the credential of the provider is missing", "provider_unavailable", targetScoped, "not_started")
	}
	ctx, cancel := context.WithCancelCause(a.execution.ctx)
	defer cancel(nil)
	quiet := time.AfterFunc(silence, func() { cancel(errSilent) })
	defer quiet.Stop()
	connected := false
	trace := &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { connected = true }}
	body := encode(a.provider.body(a.execution.Request))
	request, err := http.NewRequestWithContext(httptrace.WithClientTrace(ctx, trace), http.MethodPost, a.provider.url, bytes.NewReader(body))
	if err != nil {
		return failed("the provider's address is wrong", "provider_unavailable", targetScoped, "not_started")
	}
	request.Header.Set("Authorization", "Bearer "+a.provider.key)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	answer, err := a.provider.client.Do(request)
	if err != nil {
		if !connected {
			return failed("the provider refused the connection", "provider_unavailable", transient, "not_started")
		}
		return cutOff(ctx)
	}
	defer answer.Body.Close()
	return a.read(ctx, answer, quiet)
}

func cutOff(ctx context.Context) *Failure {
	if errors.Is(context.Cause(ctx), errSilent) {
		return failed("the provider was silent for too long", "provider_unavailable", uncertain, "unknown")
	}
	return lost()
}

func (a *attempt) read(ctx context.Context, answer *http.Response, quiet *time.Timer) *Failure {
	if answer.StatusCode != http.StatusOK {
		return failureOfStatus(answer.StatusCode, errorIn(answer.Body), answer.Header)
	}
	if !strings.Contains(answer.Header.Get("Content-Type"), "event-stream") {
		if object := errorIn(answer.Body); object != nil {
			return failureOfStream(object)
		}
		return malformed("is no event stream")
	}
	var told *Failure
	reader, chunk := &eventReader{}, make([]byte, 64<<10)
	frame := func(data []byte) error {
		if told = a.frame(data); told != nil || a.finish != "" {
			return io.EOF
		}
		return nil
	}
	for {
		size, err := answer.Body.Read(chunk)
		quiet.Reset(silence)
		switch stopped := reader.feed(chunk[:size], frame); {
		case errors.Is(stopped, errFrameTooLong):
			return malformed("has a frame that is too long")
		case stopped != nil:
			return told
		}
		if err == nil {
			continue
		}
		if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return cutOff(ctx)
		}
		if held := reader.held(); json.Valid(held) {
			if told := a.frame(held); told != nil {
				return told
			}
		}
		if a.finish == "" {
			return malformed("ended before its end")
		}
		return nil
	}
}

func errorIn(body io.Reader) map[string]any {
	raw, _ := io.ReadAll(io.LimitReader(body, errorBodyBytes))
	var value struct {
		Error map[string]any `json:"error"`
	}
	if json.Unmarshal(raw, &value) != nil {
		return nil
	}
	return value.Error
}

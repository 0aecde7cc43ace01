package modelruntime

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"syscall"
	"time"
)

// request is what one call sends.
type request struct {
	method string
	path   []string
	header http.Header
	body   []byte
}

var (
	errNoHead = errors.New("no answer in time")
	errSilent = errors.New("no byte in time")
)

// exchange is one request and its answer. The context's end closes the socket at once.
type exchange struct {
	response *http.Response
	caller   context.Context
	own      context.Context
	cancel   context.CancelCauseFunc
	idle     time.Duration
	timer    *time.Timer
}

// start sends a request and waits for the head of the answer.
func (c *core) start(ctx context.Context, r request) (*exchange, *Error) {
	if ctx.Err() != nil {
		return nil, aborted(ctx)
	}
	own, cancel := context.WithCancelCause(ctx)
	x := &exchange{caller: ctx, own: own, cancel: cancel, idle: c.idleTimeout}
	sent, failure := c.build(own, r)
	if failure == nil {
		failure = x.send(&c.http, sent, c.responseTimeout)
	}
	if failure != nil {
		cancel(context.Canceled)
		return nil, failure
	}
	x.timer = time.AfterFunc(time.Hour, func() { cancel(errSilent) })
	x.timer.Stop()
	return x, nil
}

func (c *core) build(ctx context.Context, r request) (*http.Request, *Error) {
	sent, err := http.NewRequestWithContext(ctx, r.method, c.url(r.path...).String(), bytes.NewReader(r.body))
	if err != nil {
		return nil, newError(KindConnection, "the request cannot be made").because(err)
	}
	if r.body == nil {
		sent.Body, sent.GetBody = http.NoBody, nil
	}
	layers := []http.Header{c.header}
	if c.headers != nil {
		asked, err := c.headers(ctx)
		if err != nil {
			return nil, newError(KindConnection, "the headers of the request cannot be had").because(err)
		}
		layers = append(layers, asked)
	}
	for _, layer := range append(layers, r.header) {
		for name, values := range layer {
			sent.Header[http.CanonicalHeaderKey(name)] = values
		}
	}
	if host := sent.Header.Get("Host"); host != "" {
		sent.Host = host
	}
	return sent, nil
}

func (x *exchange) send(client *http.Client, sent *http.Request, limit time.Duration) *Error {
	if limit > 0 {
		timer := time.AfterFunc(limit, func() { x.cancel(errNoHead) })
		defer timer.Stop()
	}
	response, err := client.Do(sent)
	if err != nil {
		return x.failure(err)
	}
	x.response = response
	return nil
}

// Read reads the body; only the time of the read itself counts as silence.
func (x *exchange) Read(p []byte) (int, error) {
	if x.idle > 0 {
		x.timer.Reset(x.idle)
		defer x.timer.Stop()
	}
	return x.response.Body.Read(p)
}

// close ends the exchange. What is not read by then is never read: the socket is closed.
func (x *exchange) close() {
	x.timer.Stop()
	x.cancel(context.Canceled)
	_ = x.response.Body.Close()
}

// failure says why the exchange broke.
func (x *exchange) failure(err error) *Error {
	if x.caller.Err() != nil {
		return aborted(x.caller)
	}
	switch cause := context.Cause(x.own); cause {
	case errNoHead:
		return newError(KindTimeout, "no answer within the response timeout").because(cause)
	case errSilent:
		return newError(KindTimeout, "nothing was received within the idle timeout").because(cause)
	}
	// The wrapper of net/http quotes the URL.
	var wrapper *url.Error
	if errors.As(err, &wrapper) {
		err = wrapper.Err
	}
	return newError(KindConnection, "%s", connectionTrouble(err)).because(err)
}

// connectionTrouble says what happened in words of our own, since those of a transport may quote
// anything.
func connectionTrouble(err error) string {
	var name *net.DNSError
	var operation *net.OpError
	switch {
	case errors.As(err, &name):
		return "the host's name cannot be resolved"
	case errors.Is(err, syscall.ECONNREFUSED):
		return "the connection was refused"
	case errors.Is(err, syscall.ECONNRESET), errors.Is(err, syscall.EPIPE):
		return "the connection was reset"
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "the connection was closed before its end"
	case errors.As(err, &operation) && operation.Op == "dial":
		return "no connection could be made"
	default:
		return "the connection failed"
	}
}

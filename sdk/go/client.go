package modelruntime

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Client calls one runtime. It is safe for use by several goroutines.
type Client struct {
	// Behind a function, so that no way of printing a client shows what it holds: of a pointer, %s shows
	// what it points to.
	core func() *core
}

type core struct {
	base            url.URL
	http            http.Client
	header          http.Header
	headers         func(context.Context) (http.Header, error)
	responseTimeout time.Duration
	idleTimeout     time.Duration
	maxEventBytes   int
	maxAnswerBytes  int
	retry           RetryPolicy
}

var errBaseURL = errors.New("model runtime: the base URL is not an absolute http or https URL")

// New makes a client.
//
// baseURL is where the runtime's `/v1` is, such as `http://127.0.0.1:4320` or a gateway's path. A user
// or a query in it goes with every request, and into no error.
func New(baseURL string, options ...Option) (*Client, error) {
	base, err := url.Parse(baseURL)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		// The parser's own error quotes the URL, and with it a password.
		return nil, errBaseURL
	}
	c := &core{
		base:            *base,
		http:            http.Client{Transport: defaultTransport},
		header:          http.Header{},
		responseTimeout: 30 * time.Second,
		idleTimeout:     60 * time.Second,
		maxEventBytes:   16 << 20,
		maxAnswerBytes:  64 << 20,
		retry:           DefaultRetryPolicy(),
	}
	for _, option := range options {
		option(c)
	}
	c.http.Timeout = 0
	c.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &Client{core: func() *core { return c }}, nil
}

// defaultTransport is shared, so that clients made for one call each still share connections.
var defaultTransport = newTransport()

func newTransport() http.RoundTripper {
	usual, ok := http.DefaultTransport.(*http.Transport)
	if !ok {
		return http.DefaultTransport
	}
	transport := usual.Clone()
	// A compressed stream is held back until a block of it is full.
	transport.DisableCompression = true
	return transport
}

// url is the address of a path below `/v1`.
func (c *core) url(segments ...string) *url.URL {
	address := c.base
	escaped := strings.TrimSuffix(c.base.EscapedPath(), "/") + "/v1"
	for _, segment := range segments {
		escaped += "/" + url.PathEscape(segment)
	}
	address.RawPath = escaped
	address.Path, _ = url.PathUnescape(escaped)
	address.Fragment, address.RawFragment = "", ""
	return &address
}

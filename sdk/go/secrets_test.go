package modelruntime_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// talkative is a transport whose errors quote all that it was given.
type talkative struct{}

func (talkative) RoundTrip(r *http.Request) (*http.Response, error) {
	return nil, fmt.Errorf("no connection for %s with %v", r.URL, r.Header)
}

// shown is every way in which a value is usually printed.
func shown(value any) string {
	return fmt.Sprintf("%v %+v %#v %s %q", value, value, value, value, value)
}

func TestNothingThatIsPrintedHoldsACredential(t *testing.T) {
	options := []modelruntime.Option{
		modelruntime.WithHeader("Authorization", "Bearer hush-header"),
		modelruntime.WithHeaders(func(context.Context) (http.Header, error) {
			return http.Header{"X-Api-Key": {"hush-function"}}, nil
		}),
		modelruntime.WithHTTPClient(&http.Client{Transport: talkative{}}),
		modelruntime.WithRetryPolicy(quick()),
	}
	client, err := modelruntime.New("http://hush-user:hush-password@runtime.example.test/?key=hush-query", options...)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	_, calling := client.Submit(ctx, request, modelruntime.WithIdempotencyKey("hush-key"))
	_, reading := read(t, client)
	_, malformed := modelruntime.New("http://hush-user:hush-password@runtime.example.test:port")
	_, invalid := newClient(t, "http://127.0.0.1:1", modelruntime.WithHeader("X-Bad", "hush\nheader")).Get(ctx, executionID)
	refusing := newClient(t, "http://127.0.0.1:1", modelruntime.WithHeaders(func(context.Context) (http.Header, error) {
		return nil, errors.New("hush-vault")
	}))
	_, unheaded := refusing.Get(ctx, executionID)
	everything := struct {
		Client  *modelruntime.Client
		Value   modelruntime.Client
		Options []modelruntime.Option
	}{client, *client, options}
	for name, value := range map[string]any{
		"a client": client, "a client's value": *client, "what holds a client": everything, "options": options,
		"an error of a call": calling, "an error of events": reading, "an error of a malformed URL": malformed,
		"an error of a header": invalid, "an error of a header function": unheaded,
		"the cause of an error of events": errors.Unwrap(reading),
	} {
		if printed := shown(value); strings.Contains(printed, "hush") {
			t.Errorf("%s shows a credential: %s", name, printed)
		}
	}
	for _, err := range []error{calling, reading, malformed, invalid, unheaded} {
		if err == nil {
			t.Error("a call that cannot succeed did")
		}
	}
}

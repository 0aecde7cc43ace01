package main

import (
	"encoding/json"
	"fmt"
	"time"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// manner is what the options say about a command itself.
type manner struct {
	submit []modelruntime.SubmitOption
	// quiet sends no event lines.
	quiet bool
}

// readOptions turns the options of a command into the client's own.
func readOptions(given map[string]json.RawMessage) ([]modelruntime.Option, manner, error) {
	var options []modelruntime.Option
	var how manner
	policy := modelruntime.DefaultRetryPolicy()
	for name, raw := range given {
		var err error
		switch name {
		case "idempotency_key":
			var key string
			err = json.Unmarshal(raw, &key)
			how.submit = append(how.submit, modelruntime.WithIdempotencyKey(key))
		case "headers":
			var headers map[string]string
			err = json.Unmarshal(raw, &headers)
			for header, value := range headers {
				options = append(options, modelruntime.WithHeader(header, value))
			}
		case "report":
			var report string
			err = json.Unmarshal(raw, &report)
			how.quiet = report == "summary"
		default:
			var option modelruntime.Option
			option, err = readNumber(name, raw, &policy)
			if option != nil {
				options = append(options, option)
			}
		}
		if err != nil {
			return nil, how, fmt.Errorf("option %s: %w", name, err)
		}
	}
	return append(options, modelruntime.WithRetryPolicy(policy)), how, nil
}

// readNumber reads an option that is a number: a setting of the policy, or an option of the client.
func readNumber(name string, raw json.RawMessage, policy *modelruntime.RetryPolicy) (modelruntime.Option, error) {
	var number int64
	if err := json.Unmarshal(raw, &number); err != nil {
		return nil, err
	}
	duration := time.Duration(number) * time.Millisecond
	switch name {
	case "max_event_bytes":
		return modelruntime.WithMaxEventBytes(int(number)), nil
	case "idle_timeout_ms":
		return modelruntime.WithIdleTimeout(duration), nil
	case "response_timeout_ms":
		return modelruntime.WithResponseTimeout(duration), nil
	case "max_reconnects":
		policy.MaxReconnects = int(number)
	case "max_retries":
		policy.MaxRetries = int(number)
	case "initial_delay_ms":
		policy.InitialDelay = duration
	case "max_delay_ms":
		policy.MaxDelay = duration
	case "max_retry_after_ms":
		policy.MaxRetryAfter = duration
	default:
		return nil, fmt.Errorf("this driver does not know it")
	}
	return nil, nil
}

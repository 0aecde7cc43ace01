package main

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Classes of failure before output: they decide whether another attempt may follow.
type class int

const (
	transient class = iota
	uncertain
	targetScoped
	requestScoped
)

// Failure is why an attempt or an execution failed, as callers read it.
type Failure struct {
	Code         string `json:"code"`
	Message      string `json:"message"`
	Retryable    bool   `json:"retryable"`
	ProviderCode string `json:"provider_code,omitempty"`
	RetryAfterMs *int64 `json:"retry_after_ms,omitempty"`
	Outcome      string `json:"remote_outcome,omitempty"`
	class        class
}

func (f *Failure) Error() string { return f.Message }

func failed(message, code string, class class, outcome string) *Failure {
	return &Failure{Code: code, Message: message, class: class, Outcome: outcome}
}

func busy() *Failure {
	return failed("the provider is busy", "provider_unavailable", transient, "finished")
}

func limited() *Failure {
	return failed("the provider limits the rate", "rate_limited", transient, "finished")
}

func broken(outcome string) *Failure {
	return failed("the provider failed", "provider_unavailable", uncertain, outcome)
}

func shut() *Failure {
	return failed("the provider does not serve this account", "provider_unavailable", targetScoped, "finished")
}

func unfit() *Failure {
	return failed("the provider's model cannot take this request", "invalid_request", targetScoped, "finished")
}

func refused() *Failure {
	return failed("the provider refused the request", "invalid_request", requestScoped, "finished")
}

func malformed(what string) *Failure {
	return failed("the provider's stream "+what, "provider_protocol_error", uncertain, "unknown")
}

func lost() *Failure {
	return failed("the provider closed the connection", "provider_unavailable", uncertain, "unknown")
}

// What providers call their errors, whatever the status.
var wordsOf = map[string]func() *Failure{}

func init() {
	for make, words := range map[*func() *Failure]string{
		ptr(limited): "rate_limit_exceeded rate_limit_error rate_limited too_many_requests requests tokens",
		ptr(busy): "server_is_overloaded server_overloaded overloaded overloaded_error engine_overloaded service_unavailable " +
			"service_unavailable_error slow_down",
		ptr(func() *Failure { return broken("finished") }): "server_error api_error internal_error internal_server_error",
		ptr(shut): "insufficient_quota quota_exceeded billing_hard_limit_reached billing_not_active billing_error invalid_api_key " +
			"authentication_error permission_error permission_denied account_deactivated",
		ptr(unfit):   "model_not_found context_length_exceeded unsupported_parameter unsupported_value unknown_parameter unsupported_model",
		ptr(refused): "invalid_request_error invalid_request invalid_prompt content_filter content_policy_violation",
	} {
		for _, word := range strings.Fields(words) {
			wordsOf[word] = *make
		}
	}
}

func ptr[T any](value T) *T { return &value }

var sanitised = regexp.MustCompile(`^[A-Za-z0-9_.:-]{1,64}$`)

func providerCode(object map[string]any) string {
	for _, field := range []string{"code", "type"} {
		if word, _ := object[field].(string); word != "error" && sanitised.MatchString(word) {
			return word
		}
	}
	return ""
}

// byWords is nil where the error object says nothing that is known.
func byWords(object map[string]any, status int) *Failure {
	for _, field := range []string{"code", "type"} {
		word, _ := object[field].(string)
		make := wordsOf[word]
		if make == nil {
			continue
		}
		failure := make()
		// Who has no such model says so with 404 as well; then the account is refused, not the request.
		if failure.class == targetScoped && status == http.StatusNotFound {
			failure = shut()
		}
		failure.ProviderCode = providerCode(object)
		return failure
	}
	return nil
}

// failureOfStatus reads an answer other than 200. What the error object says beats the status.
func failureOfStatus(status int, object map[string]any, header http.Header) *Failure {
	failure := byWords(object, status)
	if failure == nil {
		failure = failureByStatus(status)
		failure.ProviderCode = providerCode(object)
	}
	if failure.class == transient {
		failure.RetryAfterMs = retryAfter(header)
	}
	return failure
}

func failureByStatus(status int) *Failure {
	switch {
	case status >= 300 && status < 400:
		return failed("the provider redirected the call", "provider_protocol_error", targetScoped, "finished")
	case status == 429:
		return limited()
	case status == 503 || status == 529:
		return busy()
	case status >= 401 && status <= 404:
		return shut()
	case status == 408 || status == 425 || status >= 500:
		return broken("unknown")
	}
	return refused()
}

// failureOfStream reads an error object inside a 200: the provider has told its end of it.
func failureOfStream(object map[string]any) *Failure {
	if failure := byWords(object, 0); failure != nil {
		return failure
	}
	failure := broken("finished")
	failure.ProviderCode = providerCode(object)
	return failure
}

var seconds = regexp.MustCompile(`^[0-9]{1,12}(\.[0-9]+)?$`)

// retryAfter is in milliseconds; what is no sensible wait counts as not said.
func retryAfter(header http.Header) *int64 {
	if exact := strings.TrimSpace(header.Get("Retry-After-Ms")); seconds.MatchString(exact) {
		number, _ := strconv.ParseFloat(exact, 64)
		return ptr(int64(number))
	}
	plain := strings.TrimSpace(header.Get("Retry-After"))
	if seconds.MatchString(plain) {
		number, _ := strconv.ParseFloat(plain, 64)
		return ptr(int64(number * 1000))
	}
	if at, err := http.ParseTime(plain); err == nil {
		return ptr(max(0, time.Until(at).Milliseconds()))
	}
	return nil
}

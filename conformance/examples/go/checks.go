package main

import (
	"fmt"
	"math"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"
)

const (
	bodyBytes = 1 << 20
	maxParts  = 1024
	uriLength = 8192
	jsonDepth = 64
	longestMs = 86_400_000
)

// refusal is an answer at the door.
type refusal struct {
	status  int
	code    string
	message string
	header  http.Header
}

func (r *refusal) Error() string { return r.message }

func bad(format string, args ...any) *refusal {
	return &refusal{status: 400, code: "invalid_request", message: fmt.Sprintf(format, args...)}
}

func object(value any, path string, allowed ...string) (map[string]any, *refusal) {
	fields, ok := value.(map[string]any)
	if !ok {
		return nil, bad("%s must be an object", path)
	}
	for name := range fields {
		if !slices.Contains(allowed, name) {
			return nil, bad("%s has a field that is not known here", path)
		}
	}
	return fields, nil
}

func text(value any, path string, least, most int) (string, *refusal) {
	given, ok := value.(string)
	if length := utf8.RuneCountInString(given); !ok || length < least || length > most {
		return "", bad("%s must be a string of %d to %d characters", path, least, most)
	}
	return given, nil
}

// whole takes an absent value for zero.
func whole(fields map[string]any, name, path string, most float64) (float64, *refusal) {
	value, present := fields[name]
	if !present {
		return 0, nil
	}
	number, ok := value.(float64)
	if !ok || number != math.Trunc(number) || number < 1 || number > most {
		return 0, bad("%s must be a whole number from 1 to %.0f", path, most)
	}
	return number, nil
}

func boolean(fields map[string]any, name, path string) (bool, *refusal) {
	value, present := fields[name]
	truth, ok := value.(bool)
	if present && !ok {
		return false, bad("%s must be true or false", path)
	}
	return truth, nil
}

var canonicalDecimal = regexp.MustCompile(`^(0|[1-9][0-9]{0,15})$`)

func checkCursor(value string) (int, *refusal) {
	number, err := strconv.ParseInt(value, 10, 64)
	if !canonicalDecimal.MatchString(value) || err != nil || number > 1<<53-1 {
		return 0, bad("the cursor must be a whole number from 0 to 9007199254740991, without leading zeros")
	}
	return int(number), nil
}

var visible = regexp.MustCompile(`^[\x21-\x7e]{1,256}$`)

// checkKey returns nil where no key was sent.
func checkKey(values []string) (*string, *refusal) {
	switch {
	case len(values) == 0:
		return nil, nil
	case len(values) > 1:
		return nil, bad("Idempotency-Key must stand once")
	case !visible.MatchString(values[0]):
		return nil, bad("Idempotency-Key must be 1 to 256 visible ASCII characters")
	}
	return &values[0], nil
}

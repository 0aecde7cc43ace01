package main

import (
	"fmt"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// failure is an error as the kit reads it.
type failure struct {
	Kind          string `json:"kind"`
	Code          string `json:"code,omitempty"`
	Status        int    `json:"status,omitempty"`
	Retryable     *bool  `json:"retryable,omitempty"`
	RemoteOutcome string `json:"remote_outcome,omitempty"`
	ProviderCode  string `json:"provider_code,omitempty"`
	RetryAfterMs  *int64 `json:"retry_after_ms,omitempty"`
	Oldest        int64  `json:"oldest,omitempty"`
	Message       string `json:"message"`
	// Shown is every way in which Go prints an error.
	Shown string `json:"shown"`
}

func (d *driver) fail(id string, err error, sequences *[]int64) {
	shown := fmt.Sprintf("%v\n%+v\n%#v", err, err, err)
	told := &failure{Kind: "protocol", Message: err.Error(), Shown: shown}
	if e := modelruntime.AsError(err); e != nil {
		told = &failure{
			Kind:          string(e.Kind),
			Code:          string(e.Code),
			Status:        e.Status,
			RemoteOutcome: string(e.RemoteOutcome),
			ProviderCode:  e.ProviderCode,
			Oldest:        e.Oldest,
			Message:       e.Message,
			Shown:         shown,
		}
		if e.Code != "" {
			told.Retryable = &e.Retryable
		}
		if e.RetryAfter > 0 {
			told.RetryAfterMs = modelruntime.Ptr(e.RetryAfter.Milliseconds())
		}
	}
	d.write(answer{ID: id, Error: told, Sequences: sequences})
}

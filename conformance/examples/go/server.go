package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"
)

// server is the HTTP surface.
type server struct {
	runtime *Runtime
	hosts   []string
}

var limits = map[string]int{"body_bytes": bodyBytes, "parts": maxParts, "uri_length": uriLength, "json_depth": jsonDepth}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	defer func() {
		if broke := recover(); broke != nil {
			if broke == http.ErrAbortHandler {
				panic(broke)
			}
			s.refuse(w, &refusal{status: 500, code: "internal_error", message: "the runtime failed"})
		}
	}()
	no := s.guard(r)
	if no == nil {
		no = s.route(w, r)
	}
	if no != nil {
		s.refuse(w, no)
	}
}

// guard: while bound to loopback, no page of another origin, and no name that merely resolves here.
func (s *server) guard(r *http.Request) *refusal {
	host := r.Host
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if !slices.Contains(s.hosts, strings.ToLower(strings.Trim(host, "[]"))) {
		return &refusal{status: 403, code: "invalid_request", message: "the Host is not one of this runtime's"}
	}
	if origin, present := r.Header["Origin"]; present && !strings.EqualFold(origin[0], "http://"+r.Host) {
		return &refusal{status: 403, code: "invalid_request", message: "the Origin is not allowed"}
	}
	return nil
}

func (s *server) route(w http.ResponseWriter, r *http.Request) *refusal {
	switch path := strings.Split(strings.TrimPrefix(r.URL.Path, "/"), "/"); {
	case slices.Equal(path, []string{"v1", "runtime"}):
		return s.only(r, http.MethodGet, func() *refusal { return s.info(w) })
	case slices.Equal(path, []string{"v1", "providers"}):
		return s.only(r, http.MethodGet, func() *refusal { return s.providers(w) })
	case slices.Equal(path, []string{"v1", "executions"}):
		return s.only(r, http.MethodPost, func() *refusal { return s.submit(w, r) })
	case len(path) >= 3 && path[0] == "v1" && path[1] == "executions":
		return s.ofExecution(w, r, path[2], strings.Join(path[3:], "/"))
	}
	return &refusal{status: 404, code: "not_found", message: "there is no such route"}
}

func (s *server) only(r *http.Request, method string, answer func() *refusal) *refusal {
	if r.Method == method || (method == http.MethodGet && r.Method == http.MethodHead) {
		return answer()
	}
	header := http.Header{"Allow": {method}}
	return &refusal{status: 405, code: "invalid_request", message: "only " + method + " is answered here", header: header}
}

func (s *server) ofExecution(w http.ResponseWriter, r *http.Request, id, what string) *refusal {
	answers := map[string]struct {
		method string
		answer func(*Execution) *refusal
	}{
		"":       {http.MethodGet, func(e *Execution) *refusal { return answer(w, 200, e.Snapshot()) }},
		"events": {http.MethodGet, func(e *Execution) *refusal { return s.events(w, r, e) }},
		"result": {http.MethodGet, func(e *Execution) *refusal { return s.result(w, e) }},
		"cancel": {http.MethodPost, func(e *Execution) *refusal { return s.cancel(w, e) }},
	}
	known, found := answers[what]
	if !found {
		return &refusal{status: 404, code: "not_found", message: "there is no such route"}
	}
	return s.only(r, known.method, func() *refusal {
		if what == "events" {
			if _, no := cursorOf(r); no != nil {
				return no
			}
		}
		execution, no := s.runtime.Find(id)
		if no != nil {
			return no
		}
		return known.answer(execution)
	})
}

func (s *server) info(w http.ResponseWriter) *refusal {
	status, state := 200, "ready"
	if s.runtime.Stopping() {
		status, state = 503, "stopping"
	}
	return answer(w, status, map[string]any{
		"name": "model-runtime-go-example", "protocol_version": "0.1.0", "spec_revision": "0.2",
		"provider_count": len(s.runtime.providers), "state": state, "limits": limits,
		"features": map[string]bool{"routing": true, "flow_control": true, "usage_facts": true, "billing": false, "finish_reason": true},
	})
}

func (s *server) providers(w http.ResponseWriter) *refusal {
	data := []any{}
	for _, provider := range s.runtime.providers {
		data = append(data, provider.manifest())
	}
	return answer(w, 200, map[string]any{"data": data})
}

func (s *server) submit(w http.ResponseWriter, r *http.Request) *refusal {
	// A little more than the limit is read, so that who is still sending sees the answer.
	body, err := io.ReadAll(io.LimitReader(r.Body, bodyBytes+1))
	if err != nil {
		return bad("the body could not be read")
	}
	if len(body) > bodyBytes {
		_, _ = io.CopyN(io.Discard, r.Body, 16*bodyBytes)
		return &refusal{status: 413, code: "invalid_request", message: fmt.Sprintf("the body must be at most %d bytes", bodyBytes)}
	}
	if no := checkHeaders(r); no != nil {
		return no
	}
	key, no := checkKey(r.Header.Values("Idempotency-Key"))
	if no != nil {
		return no
	}
	value, err := parseStrict(body, jsonDepth)
	if err != nil {
		return bad("%s", err.Error())
	}
	request, no := checkRequest(value)
	if no != nil {
		return no
	}
	execution, replay, no := s.runtime.Submit(request, key)
	if no != nil {
		return no
	}
	snapshot, status := execution.Snapshot(), 202
	if replay {
		status = 200
	}
	w.Header().Set("Location", "/v1/executions/"+execution.ID)
	return answer(w, status, map[string]any{
		"execution_id": execution.ID, "status": snapshot.Status, "created_at": snapshot.CreatedAt, "idempotent_replay": replay,
	})
}

func checkHeaders(r *http.Request) *refusal {
	kind, rest, _ := strings.Cut(strings.ToLower(r.Header.Get("Content-Type")), ";")
	rest = strings.Trim(strings.TrimSpace(rest), `;`)
	if strings.TrimSpace(kind) != "application/json" || (rest != "" && rest != "charset=utf-8" && rest != `charset="utf-8"`) {
		return &refusal{status: 415, code: "invalid_request", message: "the content type must be application/json"}
	}
	if encoding := r.Header.Get("Content-Encoding"); encoding != "" && !strings.EqualFold(encoding, "identity") {
		return &refusal{status: 415, code: "invalid_request", message: "the body must not be encoded"}
	}
	if _, present := r.Header["Execution-Partition"]; present {
		return bad("Execution-Partition: this runtime has no partitions")
	}
	return nil
}

// cursorOf is the greater of the two, where both are given.
func cursorOf(r *http.Request) (cursor int, no *refusal) {
	for _, value := range append(r.URL.Query()["after"], r.Header.Values("Last-Event-ID")...) {
		after, no := checkCursor(value)
		if no != nil {
			return 0, no
		}
		cursor = max(cursor, after)
	}
	return cursor, nil
}

func (s *server) events(w http.ResponseWriter, r *http.Request, execution *Execution) *refusal {
	cursor, _ := cursorOf(r)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(200)
	if r.Method == http.MethodHead {
		return nil
	}
	controller := http.NewResponseController(w)
	_ = controller.Flush()
	for {
		frames, ended, changed := execution.After(cursor)
		if len(frames) > 0 {
			cursor += len(frames)
			if _, err := w.Write(bytes.Join(frames, nil)); err != nil || controller.Flush() != nil {
				return nil
			}
			continue
		}
		if ended {
			return nil
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return nil
		case <-time.After(15 * time.Second):
			_, _ = io.WriteString(w, ": alive\n\n")
			_ = controller.Flush()
		}
	}
}

func (s *server) result(w http.ResponseWriter, execution *Execution) *refusal {
	shown := execution.Snapshot()
	if shown.Status != "succeeded" {
		body := map[string]any{"status": shown.Status}
		if shown.Error != nil {
			body["error"] = shown.Error
		}
		return answer(w, 409, body)
	}
	return answer(w, 200, map[string]any{
		"execution_id": shown.ExecutionID, "target": shown.Target, "result": shown.Result, "artifacts": []any{},
		"usage": shown.Usage, "finish_reason": shown.finish,
	})
}

func (s *server) cancel(w http.ResponseWriter, execution *Execution) *refusal {
	if !execution.Cancel(errCancelled) {
		return &refusal{status: 409, code: "conflict", message: "the execution has ended"}
	}
	return answer(w, 202, map[string]any{"status": "cancellation_requested"})
}

func (s *server) refuse(w http.ResponseWriter, no *refusal) {
	for name, values := range no.header {
		w.Header()[name] = values
	}
	retryable := no.code == "queue_full" || no.code == "runtime_unavailable"
	_ = answer(w, no.status, map[string]any{"error": map[string]any{"code": no.code, "message": no.message, "retryable": retryable}})
}

func answer(w http.ResponseWriter, status int, value any) *refusal {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(encode(value))
	return nil
}

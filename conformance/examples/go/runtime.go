package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"time"
)

const kept = 10_000

type claim struct {
	fingerprint string
	execution   *Execution
}

// Runtime is admission and identity: what happens between the door and an execution.
type Runtime struct {
	providers  []*Provider
	mostActive int

	mu         sync.Mutex
	idle       sync.WaitGroup
	active     int
	stopping   bool
	executions map[string]*Execution
	order      []*Execution
	keys       map[[32]byte]claim
}

func newRuntime(providers []*Provider, mostActive int) *Runtime {
	return &Runtime{providers: providers, mostActive: mostActive, executions: map[string]*Execution{}, keys: map[[32]byte]claim{}}
}

func (r *Runtime) Stopping() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stopping
}

func (r *Runtime) Find(id string) (*Execution, *refusal) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if execution, known := r.executions[id]; known {
		return execution, nil
	}
	return nil, &refusal{status: 404, code: "not_found", message: "there is no such execution"}
}

// Submit says whether the execution was there before. Claim and first event are one step under the lock.
func (r *Runtime) Submit(request *Request, key *string) (*Execution, bool, *refusal) {
	r.mu.Lock()
	defer r.mu.Unlock()
	var hash [32]byte
	if key != nil {
		hash = sha256.Sum256([]byte(*key))
		if known, taken := r.keys[hash]; taken {
			if known.fingerprint != request.fingerprint {
				return nil, false, &refusal{status: 422, code: "conflict", message: "the idempotency key was used with another request"}
			}
			return known.execution, true, nil
		}
	}
	if r.stopping {
		return nil, false, &refusal{status: 503, code: "runtime_unavailable", message: "the runtime is stopping"}
	}
	if r.active >= r.mostActive || !r.room() {
		header := http.Header{"Retry-After": {"1"}}
		return nil, false, &refusal{status: 429, code: "queue_full", message: "as many executions as this runtime takes are active", header: header}
	}
	execution := newExecution(request)
	r.executions[execution.ID] = execution
	r.order = append(r.order, execution)
	if key != nil {
		r.keys[hash] = claim{request.fingerprint, execution}
	}
	r.active++
	r.idle.Add(1)
	go r.run(execution)
	return execution, false, nil
}

// room drops the oldest record that has ended when there are too many; with its key, for a key lives as long as its record.
func (r *Runtime) room() bool {
	if len(r.order) < kept {
		return true
	}
	oldest := slices.IndexFunc(r.order, (*Execution).Ended)
	if oldest < 0 {
		return false
	}
	gone := r.order[oldest]
	r.order = slices.Delete(r.order, oldest, oldest+1)
	delete(r.executions, gone.ID)
	for hash, known := range r.keys {
		if known.execution == gone {
			delete(r.keys, hash)
		}
	}
	return true
}

func (r *Runtime) run(execution *Execution) {
	defer func() {
		// Whatever broke is ours; the words of a panic may hold what must not be told.
		if recover() != nil {
			execution.Append(&Event{Type: "execution.failed", Status: "failed", Error: &Failure{Code: "internal_error", Message: "the runtime failed", Outcome: "unknown"}})
		}
		execution.stop(nil)
		r.mu.Lock()
		r.active--
		r.mu.Unlock()
		r.idle.Done()
	}()
	if limit := execution.Request.DeadlineMs; limit > 0 {
		timer := time.AfterFunc(time.Duration(limit)*time.Millisecond, func() { execution.stop(errDeadline) })
		defer timer.Stop()
	}
	newCourse(execution, r.providers).run()
}

// Drain takes nothing new, waits for what runs, then tells of what was cut.
func (r *Runtime) Drain(grace time.Duration) {
	r.mu.Lock()
	r.stopping = true
	running := slices.Clone(r.order)
	r.mu.Unlock()
	done := make(chan struct{})
	go func() { r.idle.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(grace):
		for _, execution := range running {
			execution.Cancel(errShutdown)
		}
		<-done
	}
}

// course is the attempts of one execution, from the first candidate to the terminal event.
type course struct {
	execution  *Execution
	request    *Request
	candidates []*Provider
	attempts   int
	anyUnknown bool
	leftOut    map[*Provider]bool
}

func newCourse(execution *Execution, providers []*Provider) *course {
	request := execution.Request
	var fitting []*Provider
	for _, provider := range providers {
		if provider.fits(request) {
			fitting = append(fitting, provider)
		}
	}
	// Those that were asked for first, in that order; the others as they are configured.
	place := func(provider *Provider) int {
		if at := slices.Index(request.Order, provider.Target.Provider); at >= 0 {
			return at
		}
		return len(request.Order)
	}
	slices.SortStableFunc(fitting, func(a, b *Provider) int { return place(a) - place(b) })
	return &course{execution: execution, request: request, candidates: fitting, leftOut: map[*Provider]bool{}}
}

func (c *course) run() {
	if len(c.candidates) == 0 {
		c.execution.Append(&Event{Type: "execution.failed", Status: "failed", Error: &Failure{Code: "capability_unavailable", Message: "no configured target can serve this"}})
		return
	}
	provider, wait := c.candidates[0], time.Duration(0)
	for provider != nil {
		select {
		case <-time.After(wait):
		case <-c.execution.ctx.Done():
		}
		if c.execution.ctx.Err() != nil {
			c.stopped(&Event{})
			return
		}
		provider, wait = c.attempt(provider)
	}
}

// attempt returns the next target and the wait before it, or nil when this was the last.
func (c *course) attempt(provider *Provider) (*Provider, time.Duration) {
	c.attempts++
	target := provider.Target
	c.execution.Append(&Event{Type: "route.selected", Status: "routing", Target: &target, Attempt: c.attempts})
	attempt := newAttempt(c.execution, provider)
	failure := attempt.run()
	if facts := attempt.facts(failure == nil); len(facts) > 0 {
		c.execution.Append(&Event{Type: "usage.reported", Status: "running", Facts: facts})
	}
	place := &Event{Target: &target, Attempt: c.attempts}
	if failure == nil {
		c.execution.Append(&Event{
			Type: "execution.completed", Status: "succeeded", Target: &target, Finish: attempt.finish, Served: attempt.served, cut: attempt.open,
		})
		return nil, 0
	}
	// A call that was cut on purpose breaks in any way it likes.
	if c.execution.ctx.Err() != nil {
		c.stopped(place)
		return nil, 0
	}
	return c.failed(provider, failure, place)
}

func (c *course) failed(provider *Provider, failure *Failure, place *Event) (*Provider, time.Duration) {
	c.anyUnknown = c.anyUnknown || failure.Outcome == "unknown"
	if failure.class == targetScoped || failure.Outcome == "unknown" {
		c.leftOut[provider] = true
	}
	committed := c.execution.Committed()
	again := slices.Contains([]string{"queue_full", "rate_limited"}, failure.Code) || (failure.Code == "provider_unavailable" && failure.class == transient)
	failure.Retryable = again && !committed && !c.anyUnknown
	place.Error = failure
	var next *Provider
	var wait time.Duration
	if !committed {
		next, wait = c.next(failure)
	}
	if next == nil {
		place.Type, place.Status = "execution.failed", "failed"
	} else {
		place.Type, place.Status = "route.attempt_failed", "routing"
	}
	c.execution.Append(place)
	return next, wait
}

// next is the next candidate that no attempt had; then, where a wait still fits, another round of those that may be asked again.
func (c *course) next(failure *Failure) (*Provider, time.Duration) {
	most := c.request.MaxAttempts
	switch {
	case !c.request.Fallback:
		most = 1
	case most == 0:
		most = len(c.candidates)
	}
	budget := c.request.BudgetMs
	if failure.class == requestScoped || c.attempts >= most || (budget > 0 && c.execution.ElapsedMs() >= budget) {
		return nil, 0
	}
	if c.attempts < len(c.candidates) {
		return c.candidates[c.attempts], 0
	}
	var again []*Provider
	for _, provider := range c.candidates {
		if !c.leftOut[provider] {
			again = append(again, provider)
		}
	}
	if len(again) == 0 {
		return nil, 0
	}
	backoff := min(10_000, 200*float64(int(1)<<min(20, c.attempts-len(c.candidates)))) * rand.Float64()
	if failure.RetryAfterMs != nil {
		backoff = max(backoff, float64(*failure.RetryAfterMs))
	}
	for _, bound := range []float64{budget, c.request.DeadlineMs} {
		if bound > 0 && c.execution.ElapsedMs()+backoff >= bound {
			return nil, 0
		}
	}
	return again[c.attempts%len(again)], time.Duration(backoff * float64(time.Millisecond))
}

func (c *course) stopped(place *Event) {
	cause := context.Cause(c.execution.ctx)
	place.Type, place.Status = "execution.failed", "failed"
	// Whether a call that was cut ran on at the provider, nobody can say.
	place.Error = &Failure{Code: "internal_error", Message: "the runtime was stopped", Outcome: "unknown"}
	if c.attempts == 0 {
		place.Error.Outcome = "not_started"
	}
	switch {
	case errors.Is(cause, errCancelled):
		place.Status = "cancelled"
		place.Error.Code, place.Error.Message = "cancelled", "the execution was cancelled"
	case errors.Is(cause, errDeadline):
		place.Error.Code, place.Error.Message = "deadline_exceeded", "the deadline has passed"
	}
	c.execution.Append(place)
}

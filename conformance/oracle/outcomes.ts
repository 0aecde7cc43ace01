import type { ErrorCode, ExecutionStatus } from '../../generated/types.ts'
import { unscriptedCall } from '../lab/unscripted.ts'
import type { RunStarted, RunTarget } from '../model/verdict.ts'
import { type Bounds, boundsOf, candidatesOf, type RequestBody } from './candidates.ts'
import { type Failure, failureOf } from './failure.ts'
import { type Said, saidBy } from './said.ts'
import { scriptOf } from './script-of.ts'
import { withCancel } from './with-cancel.ts'

/** One attempt of an outcome: the target and which of its calls in the run it was. */
export interface ExpectedAttempt {
  readonly target: string
  readonly call: number
}

/** One way in which the protocol lets an execution go. */
export interface Outcome {
  readonly attempts: readonly ExpectedAttempt[]
  readonly status: Extract<ExecutionStatus, 'succeeded' | 'failed' | 'cancelled'>
  /** The codes that the failure may carry; empty when succeeded, or when any code is as good. */
  readonly codes: readonly ErrorCode[]
  readonly retryable: boolean | 'either'
  /** Whether output of the last attempt was committed. */
  readonly committed: boolean
  /** What the last attempt said; absent when none was made. */
  readonly said?: Said
}

/** A scenario with more freedom than this is badly made; the bound keeps a faulty generator from running away. */
const maxOutcomes = 512

/** A retry budget below this may be spent by any hiccup of the machine, so stopping and going on are both legal. */
const tightBudgetMs = 500

/**
 * Every outcome that the protocol allows for one execution of a run: what a SHOULD or MAY leaves open is allowed both ways.
 * `request` defaults to the scenario's own; `calledBefore` counts the calls that earlier executions of the run used up, per target.
 * @see spec/chapters/13-attempts.md
 */
export function allowedOutcomes(
  run: RunStarted,
  request: RequestBody = requestOf(run),
  calledBefore: Readonly<Record<string, number>> = {}
): Outcome[] {
  const candidates = candidatesOf(run.targets, request, run.ability)
  if (candidates.length === 0) {
    const none: Outcome = {
      attempts: [],
      status: 'failed',
      codes: ['capability_unavailable'],
      retryable: false,
      committed: false
    }
    return withCancel(run, [none])
  }
  const search: Search = { run, candidates, bounds: boundsOf(request, candidates.length), calledBefore, found: [] }
  attempt(search, [], 0)
  return withCancel(run, search.found)
}

function requestOf(run: RunStarted): RequestBody {
  return { ability: run.ability, ...run.scenario.request }
}

interface Search {
  readonly run: RunStarted
  readonly candidates: readonly RunTarget[]
  readonly bounds: Bounds
  readonly calledBefore: Readonly<Record<string, number>>
  readonly found: Outcome[]
}

interface Past extends ExpectedAttempt {
  readonly failure: Failure
}

/** Explores the attempt at `position` of the endless round over the candidates. */
function attempt(search: Search, past: readonly Past[], position: number): void {
  const { run, candidates, bounds, calledBefore, found } = search
  const target = candidates[position % candidates.length]
  if (target === undefined || found.length >= maxOutcomes) return
  const used = past.filter((earlier) => earlier.target === target.id).length + (calledBefore[target.id] ?? 0)
  const script = scriptOf(run, target.id, used + 1)
  const said = saidBy(script ?? unscriptedCall, { dialect: target.dialect, features: run.features })
  const here = { target: target.id, call: used + 1 }
  const attempts = [...past, here].map(({ target, call }) => ({ target, call }))
  const failure = failureOf(said.ending)
  if (failure === undefined) {
    found.push(...completions(attempts, said, run.features))
    return
  }
  const fail = (codes: readonly ErrorCode[], retryable: boolean | 'either', committed: boolean): void => {
    found.push({ attempts, status: 'failed', codes, retryable, committed, said })
  }
  if (said.ending.kind === 'silent' && bounds.deadlineMs !== undefined) fail(['deadline_exceeded'], false, said.output)
  if (said.output) fail(failure.codes, false, true)
  // Output that nobody had time to see may never have been committed: then the failure was one before output.
  if (said.output && said.settled) return
  const outcomes = [...past.map(({ failure: earlier }) => earlier), failure]
  const now = [...past, { ...here, failure }]
  const step = nextStep(search, now, position, failure)
  if (step.mayEnd) fail(failure.codes, retryableOf(failure, outcomes), false)
  for (const next of step.next) attempt(search, now, next)
}

/** Where the next attempt may go, and whether the execution may end here instead. */
function nextStep(
  search: Search,
  past: readonly Past[],
  position: number,
  failure: Failure
): { readonly mayEnd: boolean; readonly next: readonly number[] } {
  const { candidates, bounds } = search
  if (failure.follow === 'never' || past.length >= bounds.maxAttempts) return { mayEnd: true, next: [] }
  const tight = bounds.budgetMs !== undefined && bounds.budgetMs < tightBudgetMs
  if (position + 1 < candidates.length) return { mayEnd: failure.follow === 'may' || tight, next: [position + 1] }
  const next: number[] = []
  for (let step = 1; step <= candidates.length; step += 1) {
    const failures = past.filter(({ target }) => target === candidates[(position + step) % candidates.length]?.id)
    if (failures.some(({ failure: earlier }) => !earlier.again)) continue
    next.push(position + step)
    // Whether an answered server error leaves an unknown outcome is a matter of view, so such a target may be left out.
    if (failures.every(({ failure: earlier }) => earlier.outcome === 'known')) break
  }
  return { mayEnd: true, next }
}

/** True only for what may succeed later and cannot double a call whose outcome is unknown. */
function retryableOf(failure: Failure, all: readonly Failure[]): boolean | 'either' {
  if (failure.retryable === false || all.some(({ outcome }) => outcome === 'unknown')) return false
  return failure.retryable === 'either' || all.some(({ outcome }) => outcome === 'either') ? 'either' : true
}

/** Success, and where the protocol leaves it open (an answer that is not whole, without `finish_reason`) failure too. */
function completions(attempts: readonly ExpectedAttempt[], said: Said, features: readonly string[]): Outcome[] {
  const success: Outcome = {
    attempts,
    status: 'succeeded',
    codes: [],
    retryable: false,
    committed: said.output,
    said
  }
  const { ending } = said
  const whole = ending.kind === 'completed' && (ending.finish === 'stop' || ending.finish === 'tool_calls')
  if ((whole || features.includes('finish_reason')) && !said.doubtful) return [success]
  return [success, { ...success, status: 'failed', retryable: 'either' }]
}

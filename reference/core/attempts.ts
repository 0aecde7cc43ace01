import type { ExecutionError, Target, UsageFact } from '../../generated/types.ts'
import { type AttemptContext, type AttemptEnd, isCut, runAttempt } from './attempt.ts'
import { attemptFailure, errorOf, executionError, hasUnknownOutcome, longestMessage } from './errors.ts'
import type { BodyOf, EventBody } from './event-writer.ts'
import type { Gate, Slot } from './flow-control.ts'
import type { Completion } from './output-gate.ts'
import type { ProviderEntry, ProviderFailure } from './ports.ts'
import { type RequestForTarget, requestFor } from './provider-state.ts'
import { createRetryPlan, type RetryPlan } from './retry-plan.ts'
import { type Candidate, describeShortfalls, explainRoute, type Route } from './routing.ts'
import { createUsageMeter } from './usage.ts'
import { untilCut } from './waiting.ts'

/** The attempt that an execution ended in; without one no target was selected. */
export interface LastAttempt {
  readonly target: Target
  readonly attempt: number
}

/** How the attempts of an execution ended, with the usage of the last one, which is not written yet. */
export type Ending = { readonly last?: LastAttempt; readonly facts: UsageFact[] } & (
  | { readonly kind: 'completed'; readonly completion: Completion }
  | { readonly kind: 'failed'; readonly error: ExecutionError }
  /** `called`: a provider call may have run and been cut. */
  | { readonly kind: 'interrupted'; readonly called: boolean; readonly left?: ProviderFailure }
)

/** What the attempts of one execution need. */
export interface AttemptsContext extends AttemptContext {
  readonly route: Route
  readonly gateOf: (entry: ProviderEntry) => Gate
  readonly acceptedAt: number
  readonly random: () => number
  /** Whether usage events carry `attempt`. */
  readonly attemptUsage: boolean
  /** Whether route events say what became of every configured model. */
  readonly routeExplain: boolean
}

/** The body of a usage event, or nothing for an attempt without facts. */
export function usageBodies(facts: UsageFact[], last: LastAttempt | undefined, withAttempt: boolean): EventBody[] {
  if (facts.length === 0) return []
  const attempt = withAttempt && last !== undefined ? { attempt: last.attempt } : {}
  return [{ type: 'usage.reported', status: 'running', facts, ...attempt }]
}

/** Waits, at most until the execution is cut. */
function pause(waitMs: number, { clock, interruption }: AttemptContext): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(waitMs, () => {
      leave()
      resolve()
    })
    const leave = interruption.listen(() => {
      stop()
      resolve()
    })
  })
}

type Admission = { readonly slot: Slot; readonly waitedMs: number } | 'full' | 'left'

/** Takes a slot of the provider, waiting in its queue until the execution is cut or, from attempt 2 on, the retry budget is spent. */
async function enter(gate: Gate, giveUpAt: number, { clock, interruption }: AttemptContext): Promise<Admission> {
  const entry = gate.enter()
  if (entry === 'full') return 'full'
  if ('slot' in entry) return { slot: entry.slot, waitedMs: 0 }
  const since = clock.monotonic()
  const leaveQueue = (): void => entry.waiting.leave()
  const leave = interruption.listen(leaveQueue)
  const stop = Number.isFinite(giveUpAt) ? clock.after(Math.max(giveUpAt - since, 0), leaveQueue) : undefined
  const slot = await entry.waiting.slot
  leave()
  stop?.()
  if (slot === undefined) return 'left'
  return { slot, waitedMs: Math.round(clock.monotonic() - since) }
}

/** One attempt; `selected` says whether its `route.selected` was written. */
interface Tried {
  readonly end: AttemptEnd | { readonly kind: 'not_started' }
  readonly selected: boolean
  readonly facts: UsageFact[]
}

const notStarted = (selected: boolean): Tried => ({ end: { kind: 'not_started' }, selected, facts: [] })

async function call(next: NextAttempt, { request }: RequestForTarget, context: AttemptsContext): Promise<Tried> {
  const { telemetry, executionId } = context
  const { attempt, candidate } = next
  const { target, entry } = candidate
  const meter = createUsageMeter()
  telemetry.attemptStarted({ executionId, target, attempt })
  const end = await runAttempt(entry.provider, { target, request }, meter, context)
  const code = end.kind === 'failed' ? { code: end.failure.code } : {}
  telemetry.attemptEnded({ executionId, target, attempt, ...code })
  return { end, selected: true, facts: meter.facts(end.kind === 'completed') }
}

/** An attempt that is to be made. */
interface NextAttempt {
  readonly candidate: Candidate
  readonly attempt: number
  /** Monotonic time until which a slot may be waited for. */
  readonly giveUpAt: number
  readonly isLeftOut: RetryPlan['isLeftOut']
}

function selectedBody(
  { candidate, attempt, isLeftOut }: NextAttempt,
  ignored: RequestForTarget['ignored'],
  waitedMs: number,
  { request, route, routeExplain }: AttemptsContext
): BodyOf<'route.selected'> {
  const policy = request.routing?.policy
  return {
    type: 'route.selected',
    status: 'routing',
    target: candidate.target,
    attempt,
    ...(policy === undefined ? {} : { policy }),
    ...(waitedMs > 0 ? { waited_ms: waitedMs } : {}),
    ...(routeExplain ? { considered: explainRoute(route, isLeftOut) } : {}),
    ...(ignored.length > 0 ? { ignored: [...ignored] } : {})
  }
}

async function attemptOn(next: NextAttempt, context: AttemptsContext): Promise<Tried> {
  const { writer, interruption } = context
  const { target, entry } = next.candidate
  const admission = await enter(context.gateOf(entry), next.giveUpAt, context)
  if (admission === 'left') return notStarted(false)
  const sent = requestFor(target, context.request)
  const selected = selectedBody(next, sent.ignored, admission === 'full' ? 0 : admission.waitedMs, context)
  if (admission === 'full') {
    writer.add([selected])
    const failure = attemptFailure('provider_queue_full', 'The queue of the provider is full.', {
      remoteOutcome: 'not_started'
    })
    return { end: { kind: 'failed', failure, committed: false }, selected: true, facts: [] }
  }
  const { slot } = admission
  // Freed at once on a cut, not only when the adapter has noticed.
  const leave = interruption.listen(() => slot.release())
  try {
    if (isCut(context)) return notStarted(false)
    writer.add([selected])
    // The evidence is stored before the provider can see a request.
    await untilCut(writer.settled(), interruption)
    if (isCut(context)) return notStarted(writer.failure === undefined)
    return await call(next, sent, context)
  } finally {
    leave()
    slot.release()
  }
}

function failedBody(failure: ProviderFailure, last: LastAttempt, unknownOutcome: boolean): EventBody {
  const error = errorOf(failure, { committed: false, unknownOutcome })
  return { type: 'route.attempt_failed', status: 'routing', ...last, error }
}

async function runPlan(plan: RetryPlan, context: AttemptsContext): Promise<Ending> {
  const { writer, interruption, attemptUsage } = context
  let candidate = plan.first
  let last: LastAttempt | undefined
  let failed: ExecutionError | undefined
  let unknownOutcome = false
  for (let attempt = 1; ; attempt += 1) {
    const giveUpAt = attempt === 1 ? Number.POSITIVE_INFINITY : plan.budgetEndsAt
    const { end, selected, facts } = await attemptOn(
      { candidate, attempt, giveUpAt, isLeftOut: plan.isLeftOut },
      context
    )
    if (selected) last = { target: candidate.target, attempt }
    const ended = { facts, ...(last === undefined ? {} : { last }) }
    if (end.kind === 'completed') return { kind: 'completed', completion: end.completion, ...ended }
    if (end.kind === 'interrupted') {
      // What an earlier attempt left open stays open.
      const left = end.left === undefined || unknownOutcome ? {} : { left: end.left }
      return { kind: 'interrupted', called: true, ...left, ...ended }
    }
    if (end.kind === 'not_started') {
      const spent = interruption.reason === undefined ? failed : undefined
      if (spent !== undefined) return { kind: 'failed', error: spent, ...ended }
      return { kind: 'interrupted', called: unknownOutcome, ...ended }
    }
    const { failure, committed } = end
    failed = errorOf(failure, { committed, unknownOutcome })
    unknownOutcome ||= hasUnknownOutcome(failure)
    const next = committed ? undefined : plan.after(failure, candidate, attempt)
    if (next === undefined || last === undefined) return { kind: 'failed', error: failed, ...ended }
    writer.add([...usageBodies(facts, last, attemptUsage), failedBody(failure, last, unknownOutcome)])
    if (next.waitMs > 0) await pause(next.waitMs, context)
    if (isCut(context)) return { kind: 'interrupted', called: unknownOutcome, facts: [], last }
    candidate = next.candidate
  }
}

/**
 * Attempts one candidate after the other until one completes, a failure ends the execution or it is cut. Writes everything but the last
 * attempt's usage and the terminal event.
 *
 * @see spec/chapters/13-attempts.md
 */
export async function runAttempts(context: AttemptsContext): Promise<Ending> {
  const { route, request, acceptedAt, deadlineAt, clock, random } = context
  const [first, ...others] = route.candidates
  if (first === undefined) {
    const message = context.routeExplain ? describeShortfalls(route) : 'No configured model can serve this request.'
    const error = executionError('no_capable_target', message.slice(0, longestMessage))
    return { kind: 'failed', error, facts: [] }
  }
  const plan = createRetryPlan({
    candidates: [first, ...others],
    routing: request.routing,
    acceptedAt,
    deadlineAt,
    now: () => clock.monotonic(),
    random
  })
  return runPlan(plan, context)
}

import type { Act, CallScript } from '../../model/script.ts'
import type { AttemptView } from '../shared/attempt-view.ts'
import { bandMs } from '../shared/band.ts'
import { seenAt } from '../shared/crowd-view.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { attemptCode, isInterrupted, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** Longer limits are not waited for. */
const longestMs = 1500

/** A provider that keeps an attempt waiting for longer than its limits allow has failed it, about then and not much earlier. */
export const providerTimeouts = judged(
  'configuration/provider-timeouts',
  (view, check) => {
    for (const execution of joined(view)) {
      for (const attempt of execution.attempts) {
        const silence = silenceOf(view, attempt)
        if (silence === undefined || isInterrupted(execution)) continue
        const { from, limitMs, name } = silence
        const end = attempt.failed ?? attempt.terminal
        const seen = seenAt(execution, end?.sequence)
        const tookMs = seen - from
        // A request is on its way for a while before the lab has read it.
        const dispatched = name === 'first_byte_ms' ? submittedAt(view, execution) : from
        const inTime = seen - dispatched >= limitMs * 0.8 && tookMs <= bandMs(view, limitMs, 1000)
        check(inTime && attemptCode(attempt) === 'provider_unavailable', end ?? attempt, () => ({
          expected: `provider_unavailable about ${limitMs} ms (${name}) after the last sign of the provider`,
          saw: end ? `${brief(attemptCode(attempt) ?? end.type)} after ${Math.round(tookMs)} ms` : 'no end'
        }))
      }
    }
  },
  { timing: true }
)

function submittedAt(view: RunView, { id }: ExecutionView): number {
  const submit = view.exchanges.find(
    ({ exchange }) => exchange.operation === 'submitExecution' && exchange.execution === id
  )
  return submit?.exchange.started ?? Number.NEGATIVE_INFINITY
}

interface Silence {
  readonly name: string
  readonly limitMs: number
  /** Since when the provider has given no sign of the kind that counts. */
  readonly from: number
}

/** The first limit that a script breaks: no head, a stall, or nothing but pings. */
function silenceOf(view: RunView, { call, provider }: AttemptView): Silence | undefined {
  const limits = view.run?.targets.find(({ id }) => id === provider)?.extended?.timeouts
  if (call === undefined || limits === undefined || limits.idle_ms > longestMs) return undefined
  const { script, request, writes } = call
  if (hasNoHead(script)) return { name: 'first_byte_ms', limitMs: limits.first_byte_ms, from: request.time }
  if (script?.kind !== 'stream') return undefined
  if (beforeOutputMs(script.acts) > limits.progress_ms + longestMs / 2) {
    return { name: 'progress_ms', limitMs: limits.progress_ms, from: writes[0] ?? request.time }
  }
  const stalls = script.acts.some((act) => 'stall' in act)
  return stalls ? { name: 'idle_ms', limitMs: limits.idle_ms, from: writes.at(-1) ?? request.time } : undefined
}

function hasNoHead(script: CallScript | undefined): boolean {
  if (script?.kind === 'drop') return script.how === 'silence'
  return script?.before !== undefined && 'stall' in script.before
}

/** How long the script lets pass with noise alone before its first word. */
function beforeOutputMs(acts: readonly Act[]): number {
  const first = acts.findIndex((act) => 'text' in act || 'tool' in act || 'end' in act || 'stall' in act)
  return acts.slice(0, first === -1 ? acts.length : first).reduce((sum, act) => sum + ('wait' in act ? act.wait : 0), 0)
}

import { wireCallId } from '../../../lab/wire.ts'
import type { Act, CallScript } from '../../../model/script.ts'
import type { DialectName } from '../../../model/topology.ts'
import type { RunStarted, RunTarget } from '../../../model/verdict.ts'
import {
  cancelMoments,
  expectedUsage,
  failureOf,
  finishOf,
  isSilentOnReasoning,
  type Outcome,
  partHeard,
  saidBy,
  scriptOf,
  upTo
} from '../../../oracle.ts'

/** One event of a sample log; identity, sequence and time are added when it is numbered. */
export type SampleEvent = Readonly<Record<string, unknown>> & { readonly type: string; readonly status: string }

/** The log that a flawless runtime would write for one outcome of a run. */
export function sampleEvents(run: RunStarted, outcome: Outcome): SampleEvent[] {
  const attempts = outcome.attempts.flatMap(({ target, call }, position) => {
    const chosen = run.targets.find(({ id }) => id === target)
    const script = scriptOf(run, target, call)
    if (chosen === undefined || script === undefined) return []
    const last = position === outcome.attempts.length - 1
    const heard = last ? heardOf(run, outcome, script) : script
    return attemptEvents(run, outcome, { target: chosen, script: heard, attempt: position + 1, last })
  })
  const accepted = { type: 'execution.accepted', status: 'accepted' }
  return [accepted, ...attempts, ...(outcome.attempts.length === 0 ? [failed(outcome)] : [])]
}

/** What the last attempt heard of its script: a cancel cuts it at the barrier where it stood. */
function heardOf(run: RunStarted, outcome: Outcome, script: CallScript): CallScript {
  const [moment] = cancelMoments(run.scenario.client)
  return outcome.status === 'cancelled' && moment?.meets === 'held' ? upTo(script, moment.barrier) : script
}

interface Attempt {
  readonly target: RunTarget
  readonly script: CallScript
  readonly attempt: number
  readonly last: boolean
}

function attemptEvents(run: RunStarted, outcome: Outcome, made: Attempt): SampleEvent[] {
  const { target, script, attempt, last } = made
  const names = { provider: target.id, model: target.model }
  const listener = { dialect: target.dialect, features: run.features }
  const said = saidBy(script, listener)
  const selected = { type: 'route.selected', status: 'routing', target: names, attempt }
  const finished = said.ending.kind === 'completed' && !(last && outcome.status === 'cancelled')
  const facts = Object.entries(expectedUsage(said, target.dialect)).flatMap(([unit, expected]) =>
    expected.is === 'known'
      ? [{ unit, quantity: expected.quantity, source: 'provider', ...(finished ? {} : { complete: false }) }]
      : []
  )
  const usage = facts.length === 0 ? [] : [{ type: 'usage.reported', status: 'running', facts, attempt }]
  if (!last) {
    const code = failureOf(said.ending)?.codes[0] ?? 'provider_unavailable'
    const error = { code, message: 'the attempt failed', retryable: true }
    return [selected, ...usage, { type: 'route.attempt_failed', status: 'routing', target: names, attempt, error }]
  }
  const output = outcome.status === 'succeeded' || outcome.committed ? outputEvents(script, run) : []
  const reason = finishOf(said, target.dialect)?.[0]
  const completed = { type: 'execution.completed', status: 'succeeded', target: names, finish_reason: reason }
  const end = outcome.status === 'succeeded' ? completed : { ...failed(outcome), target: names, attempt }
  return [selected, ...output, ...usage, end]
}

function failed(outcome: Outcome): SampleEvent {
  const error = {
    code: outcome.codes[0] ?? 'provider_unavailable',
    message: 'the execution failed',
    retryable: outcome.retryable === true
  }
  return { type: 'execution.failed', status: outcome.status === 'cancelled' ? 'cancelled' : 'failed', error }
}

/** The id that a scripted call has in a sample. */
export const sampleCallId = ({ dialect, nonce }: Pick<RunStarted, 'dialect' | 'nonce'>, call: string): string =>
  wireCallId(dialect as DialectName, nonce, call)

/** The output of a script up to its end, one event a delta. */
function outputEvents(script: CallScript, run: RunStarted): SampleEvent[] {
  if (script.kind !== 'stream') return []
  const indexes = new Map<string, number>()
  const indexOf = (key: string): number => {
    const index = indexes.get(key) ?? indexes.size
    indexes.set(key, index)
    return index
  }
  const events: SampleEvent[] = []
  for (const act of script.acts) {
    if ('end' in act || 'error' in act || 'cut' in act || 'stall' in act || 'raw' in act) break
    const event = outputEvent(act, indexOf, run)
    if (event !== undefined) events.push({ status: 'running', ...event })
  }
  return events
}

type Unplaced = Readonly<Record<string, unknown>> & { readonly type: string }

function outputEvent(act: Act, indexOf: (key: string) => number, run: RunStarted): Unplaced | undefined {
  const delta = (type: string, kind: string, text: string, part = 0): Unplaced | undefined =>
    text === '' ? undefined : { type, output_index: indexOf(`${kind}:${part}`), delta: text }
  if ('text' in act) return delta('output.delta', 'text', act.text, partHeard(act, run.dialect))
  if ('reasoning' in act && run.features.includes('reasoning') && !isSilentOnReasoning(run.dialect)) {
    return delta('output.reasoning.delta', 'reasoning', act.reasoning, act.part)
  }
  if ('refusal' in act && run.features.includes('refusal') && run.dialect !== 'anthropic-messages') {
    return delta('output.refusal.delta', 'refusal', act.refusal, act.part)
  }
  if ('tool' in act) {
    const { call, name } = act.tool
    return { type: 'tool.call.started', call_id: sampleCallId(run, call), name, output_index: indexOf(`tool:${call}`) }
  }
  // The text dialects say such things too, but nobody has to pass them on there.
  if (run.dialect === 'fal-queue') {
    if ('queue' in act) return { type: 'execution.progress', phase: 'queued', queue_position: act.queue.position }
    if ('progress' in act) return { type: 'execution.progress', phase: 'processing' }
    if ('result' in act) return { type: 'output.result', result: act.result }
  }
  if ('args' in act && act.args.delta !== '') {
    return { type: 'tool.call.arguments.delta', call_id: sampleCallId(run, act.args.call), delta: act.args.delta }
  }
  return undefined
}

import type { LedgerRequest } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import type { Item, RunStarted } from '../model/verdict.ts'

/**
 * Whether a run may speak for the runtime: its own nonce reached the lab and, where the answer succeeded on a script that says fresh
 * random text, that text came back. A tape, an echo or a canned answer has neither.
 */
export type Proof =
  | { readonly proven: true }
  /** A run that never submits, or whose ability no target has, has nothing to prove; the wiring of the whole is proven by `doctor`. */
  | { readonly proven: 'not-needed' }
  | { readonly proven: false; readonly missing: string }

/** Judges the evidence of one run. */
export function proofOf(items: readonly Item[]): Proof {
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  if (run === undefined) return { proven: false, missing: 'the run has no start' }
  const submits = run.scenario.client?.some((step) => step.do === 'submit') ?? true
  if (!submits || run.scenario.group === 'none') return { proven: 'not-needed' }
  const calls = items.filter(
    (item): item is LedgerRequest => item.kind === 'ledger.request' && item.nonce === run.nonce
  )
  const last = calls.at(-1)
  if (last === undefined) return { proven: false, missing: 'no provider call of this run reached the lab' }
  if (!expectsFresh(run, last) || !hasSucceeded(items)) return { proven: true }
  if (outputOf(items).some((text) => text.includes(run.fresh ?? ''))) return { proven: true }
  return { proven: false, missing: 'the random text that the provider said did not come back' }
}

function expectsFresh(run: RunStarted, last: LedgerRequest): boolean {
  if (run.fresh === undefined) return false
  const target = run.targets.findIndex((candidate) => candidate.id === last.target)
  const script = run.scenario.calls[target]?.[(last.call ?? 1) - 1]
  return script !== undefined && says(script, run.fresh)
}

const says = (script: CallScript, text: string): boolean =>
  script.kind === 'stream' && JSON.stringify(script.acts).includes(text)

const hasSucceeded = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'sse.frame' && payloadOf(item.json).type === 'execution.completed')

interface Payload {
  readonly type?: unknown
  readonly output_index?: unknown
  readonly call_id?: unknown
  readonly delta?: unknown
  readonly result?: unknown
}

const payloadOf = (json: unknown): Payload => (typeof json === 'object' && json !== null ? json : {})

/** Everything the runtime gave out as output: deltas joined per reader, kind and part, whole results and whole bodies. */
function outputOf(items: readonly Item[]): string[] {
  const joined = new Map<string, string>()
  const bodies: string[] = []
  for (const item of items) {
    if (item.kind === 'http.exchange') bodies.push(item.bodyText)
    if (item.kind !== 'sse.frame') continue
    const { type, output_index, call_id, delta, result } = payloadOf(item.json)
    if (type === 'output.result') bodies.push(JSON.stringify(result ?? null))
    if (typeof delta !== 'string') continue
    const part = [item.reader, item.execution, type, output_index, call_id].join('|')
    joined.set(part, (joined.get(part) ?? '') + delta)
  }
  return [...joined.values(), ...bodies]
}

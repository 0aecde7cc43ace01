import type { CallScript } from '../model/script.ts'
import type { RunStarted } from '../model/verdict.ts'
import { type CancelMoment, cancelMoments, standsAt, upTo } from './cancel-moment.ts'
import type { Outcome } from './outcomes.ts'
import { saidBy } from './said.ts'
import { scriptOf } from './script-of.ts'

/**
 * The outcomes of a run whose client may cancel: those that the cancel leaves possible, and `cancelled` wherever it may meet the execution.
 * The first cancel decides; one behind the end changes nothing.
 */
export function withCancel(run: RunStarted, outcomes: readonly Outcome[]): Outcome[] {
  const [first] = cancelMoments(run.scenario.client)
  if (first === undefined || first.meets === 'late') return [...outcomes]
  const found = outcomes.flatMap((outcome) => metBy(run, first, outcome))
  const keys = found.map(({ attempts, status, codes, committed, said }) =>
    JSON.stringify([attempts, status, codes, committed, said])
  )
  const once = found.filter((_, position) => keys.indexOf(keys[position] ?? '') === position)
  return [
    ...once.filter(({ status }) => status !== 'cancelled'),
    ...once.filter(({ status }) => status === 'cancelled')
  ]
}

function metBy(run: RunStarted, moment: CancelMoment, outcome: Outcome): Outcome[] {
  const { attempts } = outcome
  if (moment.meets === 'anywhere' || moment.meets === 'late') return [outcome, ...cancelledFrom(outcome, 0)]
  const { barrier } = moment
  const at = attempts.findIndex(({ target, call }) => standsAt(scriptOf(run, target, call), barrier))
  // The execution ends before the barrier, and so before the cancel.
  if (at === -1) return [outcome]
  const held = (heard: (script: CallScript) => CallScript) => cancelledAt(run, outcome, at, heard)
  const whole = held((script) => script)
  // No cancel is so slow that a silence could be sat out before it.
  const endless = whole.said?.ending.kind === 'silent'
  if (moment.meets === 'race') return endless ? [whole] : [outcome, ...cancelledFrom(outcome, at + 1)]
  const inTime = held((script) => upTo(script, barrier))
  // No attempt starts behind the 202, but what the held provider says then may still be read as its own end.
  return endless || at < attempts.length - 1 ? [inTime] : [outcome, inTime]
}

const cancelled = { status: 'cancelled', codes: ['cancelled'], retryable: false } as const

/** Cancelled in each attempt from the `least`-th on; 0 stands for before the first one. */
function cancelledFrom({ attempts, said, committed }: Outcome, least: number): Outcome[] {
  return Array.from({ length: attempts.length + 1 - least }, (_, more): Outcome => {
    const made = least + more
    const last = made === attempts.length
    const heard = last && said !== undefined ? { said } : {}
    return { ...heard, ...cancelled, attempts: attempts.slice(0, made), committed: last && committed }
  })
}

/** Cancelled while the call of an attempt is under way, of which so much was heard. */
function cancelledAt(
  run: RunStarted,
  { attempts }: Outcome,
  at: number,
  heard: (script: CallScript) => CallScript
): Outcome {
  const made = attempts.slice(0, at + 1)
  const { target: id = '', call = 1 } = made.at(-1) ?? {}
  const script = scriptOf(run, id, call)
  const dialect = run.targets.find((target) => target.id === id)?.dialect ?? run.dialect
  const said = script && saidBy(heard(script), { dialect, features: run.features })
  return { ...(said && { said }), ...cancelled, attempts: made, committed: said?.output === true }
}

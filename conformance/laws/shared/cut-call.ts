import { type Said, saidBy } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import { textDifference } from './text-compare.ts'
import { textsOf } from './text-of.ts'

/**
 * What the provider of an attempt had said when the runtime hung up at a barrier of its script, as far as the log shows that all of it
 * had been read: the last words before the barrier are there. Undefined where that cannot be told.
 */
export function saidBeforeCut({ call, output }: AttemptView, features: readonly string[]): Said | undefined {
  const held = call?.barriers.at(-1)
  if (call?.script?.kind !== 'stream' || call.end?.how !== 'aborted' || held === undefined) return undefined
  const { acts } = call.script
  const place = acts.findIndex((act) => 'barrier' in act && act.barrier === held.name)
  const before = acts.slice(0, place)
  const words = before.findLastIndex((act) => 'text' in act && act.text !== '')
  if (place === -1 || words === -1 || before.slice(words).some((act) => 'usage' in act)) return undefined
  const script = { ...call.script, acts: [...before, { stall: true } as const] }
  const said = saidBy(script, { dialect: call.request.dialect, features })
  return textDifference(said.texts, textsOf(output), true) === undefined ? said : undefined
}

import {
  type GrammarState,
  type GrammarSymbol,
  grammarSymbols,
  grammar as table
} from '../../../generated/lifecycle.ts'
import type { SeenEvent } from '../shared/event.ts'
import { streamed } from '../shared/streamed.ts'

const symbols: Readonly<Record<string, GrammarSymbol>> = grammarSymbols

interface Progress {
  readonly at: GrammarState | 'lost'
}

/** A log read from its beginning follows the grammar; each step is one antecedent. Types nobody knows are another law's. */
export const grammar = streamed(
  'lifecycle/grammar',
  (): Progress => ({ at: table.start }),
  ({ at }, event, check, { after }): Progress => {
    const symbol = symbolOf(event)
    if (after !== 0 || at === 'lost' || symbol === undefined) return { at }
    const next = table.steps[at][symbol]
    check(next !== undefined, event, () => ({
      expected: `after ${at.replace('_', ' ')} one of ${Object.keys(table.steps[at]).join(', ') || 'nothing'}`,
      saw: `${event.type} (${symbol})`
    }))
    return { at: next ?? 'lost' }
  }
)

/** `output.provider_state` belongs to a feature of its own and may stand with the output. */
function symbolOf(event: SeenEvent): GrammarSymbol | undefined {
  if (event.type.startsWith('x-')) return 'extension'
  if (event.type === 'output.provider_state') return undefined
  return Object.hasOwn(symbols, event.type) ? symbols[event.type] : undefined
}

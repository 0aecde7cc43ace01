import { banner } from '../banner.ts'
import { literal, union } from '../literal.ts'
import type { Files, LifecycleData, SpecSource } from '../spec-source.ts'

/** Every state that can be seen after `from` in a log that samples the states, `from` itself included. */
const reach = (data: LifecycleData, from: string): string[] => {
  const seen = new Set([from])
  for (const state of seen) {
    for (const step of data.transitions) if (step.from === state) seen.add(step.to)
  }
  return data.states.filter((state) => seen.has(state))
}

const assertSound = (data: LifecycleData, statuses: readonly unknown[]): void => {
  if (data.states.join() !== statuses.join()) throw new Error('spec/lifecycle.yaml: states differ from ExecutionStatus')
  const { grammar } = data
  const states = new Set(Object.keys(grammar.steps))
  for (const [state, steps] of Object.entries(grammar.steps)) {
    for (const [symbol, next] of Object.entries(steps)) {
      if (!grammar.symbols.includes(symbol))
        throw new Error(`spec/lifecycle.yaml: ${state}: unknown symbol "${symbol}"`)
      if (!states.has(next)) throw new Error(`spec/lifecycle.yaml: ${state}: unknown state "${next}"`)
    }
  }
  for (const [type, { symbol }] of Object.entries(data.events)) {
    if (!grammar.symbols.includes(symbol)) throw new Error(`spec/lifecycle.yaml: ${type}: unknown symbol "${symbol}"`)
  }
}

/** `lifecycle.ts`: states, transitions, what is reachable from what, and the grammar of the event log. */
export const lifecycle = (spec: SpecSource): Files => {
  const data = spec.lifecycle
  assertSound(data, spec.openapi.components.schemas.ExecutionStatus?.enum ?? [])
  const { grammar } = data
  const reachable = Object.fromEntries(data.states.map((state) => [state, reach(data, state)]))
  const symbols = Object.fromEntries(Object.entries(data.events).map(([type, { symbol }]) => [type, symbol]))
  const machine = { start: grammar.start, accepting: grammar.accepting, steps: grammar.steps }
  const source = `${banner('spec/lifecycle.yaml')}
import type { EventType } from './events.ts'
import type { ExecutionStatus } from './types.ts'

export const states: readonly ExecutionStatus[] = ${literal(data.states)}

/** The state of the first event. */
export const initialState: ExecutionStatus = ${literal(data.initial)}

export const terminalStates: readonly ExecutionStatus[] = ${literal(data.terminal)}

export interface Transition {
  readonly from: ExecutionStatus
  readonly to: ExecutionStatus
  readonly when: string
}

export const transitions: readonly Transition[] = ${literal(data.transitions)}

/** The statuses that may follow a status in a log; events sample states, so every path of the diagram counts. */
export const reachable: Readonly<Record<ExecutionStatus, readonly ExecutionStatus[]>> = ${literal(reachable)}

/** The classes of events that the grammar tells apart. */
export type GrammarSymbol =${union(grammar.symbols)}

export type GrammarState =${union(Object.keys(grammar.steps))}

export interface Grammar {
  readonly start: GrammarState
  /** The states in which a log is complete. */
  readonly accepting: readonly GrammarState[]
  /** The next state for each symbol that is legal in a state; any other symbol is a fault. */
  readonly steps: Readonly<Record<GrammarState, Readonly<Partial<Record<GrammarSymbol, GrammarState>>>>>
}

export const grammar: Grammar = ${literal(machine)}

/** The symbol of each event type; every \`x-\` type is \`extension\`. */
export const grammarSymbols: Readonly<Record<EventType, GrammarSymbol>> = ${literal(symbols)}
`
  return { 'lifecycle.ts': source }
}

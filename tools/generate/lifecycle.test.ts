import { expect, test } from 'vitest'
import { eventTypes } from '../../generated/events.ts'
import type { GrammarState, GrammarSymbol } from '../../generated/lifecycle.ts'
import { grammar, grammarSymbols, reachable, states, terminalStates, transitions } from '../../generated/lifecycle.ts'

const letters: Record<GrammarSymbol, string> = {
  accepted: 'a',
  selected: 's',
  pre: 'p',
  out: 'o',
  attempt_failed: 'x',
  completed: 'c',
  failed: 'f',
  extension: 'e'
}

const accepts = (word: readonly GrammarSymbol[]): boolean => {
  let state: GrammarState | undefined = grammar.start
  for (const symbol of word) state = state && grammar.steps[state][symbol]
  return state !== undefined && grammar.accepting.includes(state)
}

/** The sentence of the specification as a regular expression; extension events are taken out first. */
const sentence = /^a(sp*x)*(s[po]*c|(s[po]*)?f)$/
const says = (word: readonly GrammarSymbol[]): boolean => {
  const text = word.map((symbol) => letters[symbol]).join('')
  return /^(a.*[^e])?$/.test(text) && sentence.test(text.replaceAll('e', ''))
}

test('the table accepts exactly the logs that the sentence describes, up to six events', () => {
  const symbols = Object.keys(letters) as GrammarSymbol[]
  let words: GrammarSymbol[][] = [[]]
  let accepted = 0
  for (let length = 1; length <= 6; length += 1) {
    words = words.flatMap((word) => symbols.map((symbol) => [...word, symbol]))
    for (const word of words) {
      if (accepts(word) !== says(word)) expect.fail(`they differ on ${word.join(' ')}`)
      if (accepts(word)) accepted += 1
    }
  }
  expect(accepted).toBeGreaterThan(100)
})

test('every event type has a symbol, and exactly the terminal ones end the table', () => {
  expect(Object.keys(grammarSymbols).sort()).toEqual(Object.keys(eventTypes).sort())
  for (const [type, { terminal, commits }] of Object.entries(eventTypes)) {
    const symbol = grammarSymbols[type as keyof typeof eventTypes]
    const ends = Object.values(grammar.steps).some((steps) => grammar.accepting.includes(steps[symbol] as GrammarState))
    expect(ends, type).toBe(terminal)
    // Provider state stands with the output, after which no attempt fails over, but is none itself.
    expect(symbol === 'out', type).toBe(commits || type === 'output.provider_state')
  }
})

test('statuses are terminal on terminal events and only there', () => {
  for (const { statuses, terminal } of Object.values(eventTypes)) {
    for (const status of statuses) expect(terminalStates.includes(status)).toBe(terminal)
  }
})

test('what is reachable is the reflexive and transitive closure of the transitions', () => {
  for (const state of states) {
    expect(reachable[state]).toContain(state)
    for (const { from, to } of transitions) {
      if (reachable[state].includes(from)) expect(reachable[state]).toContain(to)
    }
  }
  expect(reachable.accepted).toEqual(states)
  expect(reachable.running).toEqual(['routing', 'running', 'succeeded', 'failed', 'cancelled'])
  for (const state of terminalStates) expect(reachable[state]).toEqual([state])
})

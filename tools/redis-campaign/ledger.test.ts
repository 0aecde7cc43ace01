import { expect, test } from 'vitest'
import type { AnyEvent } from '../../generated/events.ts'
import { createLedger } from './ledger.ts'
import { deltaOf } from './messages.ts'

const id = 'a'
const head = (sequence: number) => ({ execution_id: id, sequence, time: '2026-11-30T12:00:00.000Z' })
const target = { provider: 'p', model: 'm' }

function log(...kinds: ('first' | 'delta' | 'completed' | 'failed')[]): AnyEvent[] {
  return kinds.map((kind, at): AnyEvent => {
    const sequence = at + 1
    if (kind === 'first') return { ...head(sequence), type: 'execution.accepted', status: 'accepted' }
    if (kind === 'completed') return { ...head(sequence), type: 'execution.completed', status: 'succeeded', target }
    if (kind === 'delta') {
      return {
        ...head(sequence),
        type: 'output.delta',
        status: 'running',
        output_index: 0,
        delta: deltaOf(id, sequence)
      }
    }
    const error = { code: 'internal_error' as const, message: 'm', retryable: false }
    return { ...head(sequence), type: 'execution.failed', status: 'failed', error }
  })
}

function verdict(acknowledged: number, ended: boolean, events: AnyEvent[]): readonly string[] {
  const ledger = createLedger()
  ledger.hear({ kind: 'created', number: 1, executionId: id })
  ledger.hear({ kind: 'stored', executionId: id, last: acknowledged, ended })
  ledger.judge(id, events)
  return ledger.violations
}

test('a log that holds what was acknowledged, and more of the same, is no violation', () => {
  expect(verdict(3, true, log('first', 'delta', 'completed'))).toEqual([])
  expect(verdict(2, false, log('first', 'delta', 'failed'))).toEqual([])
  expect(verdict(1, false, log('first', 'delta', 'completed'))).toEqual([])
})

const doubled = log('first', 'delta', 'delta', 'completed')

test.each<[string, number, boolean, AnyEvent[]]>([
  ['is lost', 1, false, []],
  ['lost 1 acknowledged events', 3, false, log('first', 'delta', 'failed')],
  ['was interrupted behind its acknowledged ending', 2, true, log('first', 'delta', 'failed')],
  ['has no ending', 2, false, log('first', 'delta')],
  ['has an event behind its ending', 3, true, log('first', 'completed', 'completed')],
  ['has 3 in place 2', 3, true, log('first', 'delta', 'completed').filter(({ sequence }) => sequence !== 2)],
  [
    "has another event's content in place 3",
    4,
    true,
    doubled.map((event, at) => (at === 2 ? { ...doubled[1], ...head(3) } : event)) as AnyEvent[]
  ]
])('a log that %s is a violation', (fault, acknowledged, ended, events) => {
  expect(verdict(acknowledged, ended, events)).toEqual([`a ${fault}`])
})

test('a key that was answered with two executions is a violation, and so is another log at a reader', () => {
  const ledger = createLedger()
  ledger.hear({ kind: 'created', number: 20, executionId: 'a' })
  ledger.hear({ kind: 'replayed', number: 30, executionId: 'b' })
  ledger.judgeKeys()
  ledger.judgeReading('a', log('first'), log('first', 'completed'))
  expect(ledger.violations).toEqual(['key-20 was answered with 2 executions', 'a: a reader was given another log'])
})

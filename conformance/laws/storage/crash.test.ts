import { expect, test } from 'vitest'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { Item } from '../../model/verdict.ts'
import { laws } from '../index.ts'
import { behindTheRestart, killedAtRest, killedInAnAnswer } from '../shared/sample/crashed.ts'
import { editBody, editData, editExchange } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'

/** Asserts that a law holds on the run and is broken where what is seen behind the restart is changed so. */
function expectBroken(law: RequirementId, run: Item[], change: (items: readonly Item[]) => readonly Item[]): void {
  expectCaught(law, run, behindTheRestart(change))
}

const failed = { type: 'execution.failed' }
const withError = (fields: object) =>
  editData(failed, (data) => ({ ...data, error: { ...(data.error as object), ...fields } }))

test.each([
  ['in the middle of an answer', killedInAnAnswer],
  ['at rest', killedAtRest]
])('no law about crashes finds fault with a flawless runtime that was killed %s', (_when, run) => {
  const about = laws.filter(({ process }) => process === true)
  const found = about.flatMap(({ requirement }) => judgeSample(requirement, run()).violations)
  expect(found).toEqual([])
})

test('an execution that is not known after a crash, or has no log, is caught', () => {
  for (const run of [killedInAnAnswer(), killedAtRest()]) {
    expectBroken(
      'features/durable',
      run,
      editExchange('getExecution', (answer) => ({ ...answer, status: 404 }))
    )
    expectBroken(
      'features/durable',
      run,
      editData({}, () => undefined)
    )
  }
})

test('an event that was told before a crash and is gone or another one after it is caught', () => {
  const law = 'storage/durable-before-published'
  for (const run of [killedInAnAnswer(), killedAtRest()]) {
    expectBroken(
      law,
      run,
      editData({ sequence: 3 }, () => undefined)
    )
    expectBroken(
      law,
      run,
      editData({ sequence: 3 }, (data) => ({ ...data, delta: 'other' }))
    )
  }
  expectBroken(
    law,
    killedAtRest(),
    editData({ type: 'execution.completed' }, (data) => ({ ...data, time: '2026-12-01T00:00:00Z' }))
  )
})

test('interrupted work without an end is caught', () => {
  expectBroken(
    'storage/recovery-writes-terminal',
    killedInAnAnswer(),
    editData(failed, () => undefined)
  )
})

test('an end of interrupted work that skips a number is caught', () => {
  expectBroken(
    'sequence/dense',
    killedInAnAnswer(),
    editData(failed, (data) => ({ ...data, sequence: Number(data.sequence) + 1 }))
  )
})

test.each([
  [{ code: 'provider_unavailable' }],
  [{ retryable: true }],
  [{ remote_outcome: 'not_started' }],
  [{ remote_outcome: undefined }]
])('interrupted work that is told with %j is caught', (fields) => {
  expectBroken('storage/interrupted-work', killedInAnAnswer(), withError(fields))
})

test('interrupted work that is told as cancelled or as a success is caught', () => {
  const law = 'storage/interrupted-work'
  expectBroken(
    law,
    killedInAnAnswer(),
    editData(failed, (data) => ({ ...data, status: 'cancelled' }))
  )
  expectBroken(
    law,
    killedInAnAnswer(),
    editData(failed, (data) => ({ ...data, type: 'execution.completed', status: 'succeeded' }))
  )
})

test('a provider that nothing held may have said everything before the crash', () => {
  const free = killedInAnAnswer().map((item): Item => {
    if (item.kind !== 'run') return item
    const acts = [{ text: 'alpha ' }, { text: 'beta' }, { error: { kind: 'server' as const } }]
    return { ...item, scenario: { ...item.scenario, calls: [[{ kind: 'stream', acts }]] } }
  })
  const told = withError({ code: 'provider_unavailable' })(free)
  for (const law of ['storage/interrupted-work', 'errors/internal-code']) {
    expect(judgeSample(law, told)).toEqual({ antecedents: 0, violations: [] })
  }
})

test('a provider call for interrupted work is caught, one for a new submit is not', () => {
  const law = 'storage/recovery-never-calls'
  const call = killedInAnAnswer().find((item) => item.kind === 'ledger.request')
  const late = (time: number) => (items: readonly Item[]) =>
    call === undefined ? items : [...items, { ...call, request: 9, time }].toSorted((a, b) => a.time - b.time)
  expectCaught(law, killedInAnAnswer(), late(15_000))
  const anew = killedInAnAnswer().map((item): Item => {
    const isReplay = item.kind === 'http.exchange' && item.name === 'again'
    return isReplay ? { ...item, status: 202, idempotencyKey: 'another' } : item
  })
  expect(judgeSample(law, late(29_500)(anew)).violations).toEqual([])
  expect(judgeSample(law, late(28_000)(anew)).violations).toHaveLength(1)
})

test('a key that stands for nothing, for another execution or for no replay after a crash is caught', () => {
  const wrong = [{ status: 202 }, { status: 503 }]
  for (const fields of wrong) {
    expectBroken(
      'idempotency/replay-after-restart',
      killedAtRest(),
      editExchange('submitExecution', (answer) => ({ ...answer, ...fields }))
    )
  }
  const other = editBody('submitExecution', (body) => ({ ...body, execution_id: 'another' }))
  const fresh = editBody('submitExecution', (body) => ({ ...body, idempotent_replay: false }))
  for (const change of [other, fresh]) expectBroken('idempotency/replay-after-restart', killedAtRest(), change)
  expectBroken('storage/survives-restart', killedInAnAnswer(), other)
})

test('a result, a snapshot or a cursor that means something else after a crash is caught', () => {
  const law = 'storage/survives-restart'
  const more = (body: object) => ({ ...body, usage: [] })
  expectBroken(law, killedAtRest(), editBody('getExecutionResult', more))
  expectBroken(law, killedAtRest(), editBody('getExecution', more))
  expectBroken(
    law,
    killedAtRest(),
    editData({ reader: 'by-query-after', sequence: 2 }, () => undefined)
  )
  const kept = editBody('getExecution', (body) => ({ ...body, expires_at: '2026-12-01T00:00:00Z' }))
  expect(judgeSample(law, behindTheRestart(kept)(killedAtRest())).violations).toEqual([])
})

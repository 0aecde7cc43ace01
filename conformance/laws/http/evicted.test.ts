import { expect, test } from 'vitest'
import type { Item, LawResult } from '../../model/verdict.ts'
import { type Answered, doorRun } from '../shared/sample/door-run.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'

const id = 'http/evicted-404'
const execution = '3b241101-e2bb-4255-8caf-4136c566a962'
const unknown = { error: { code: 'unknown_execution', message: 'unknown', retryable: false } }
const kept = { execution_id: execution, status: 'succeeded' }
const full = { error: { code: 'queue_full', message: 'full', retryable: true } }

/** An answer to a question about the first execution, asked once the store had been given more than it holds. */
const answered = (suffix: string, status: number, body: unknown = unknown): Answered => {
  const method = suffix === '/cancel' ? 'POST' : 'GET'
  const path = `/v1/executions/${execution}${suffix}`
  return { step: { do: 'request', as: `asked${suffix}`, method, path, breaks: id }, status, body }
}

const third = (status: number, body: unknown): Answered => ({ step: { do: 'submit', as: 'third' }, status, body })
const taken = third(202, { execution_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', status: 'accepted' })
const run = (...answers: readonly Answered[]): Item[] => doorRun(answers).map(inAdmission)
const judge = (...answers: readonly Answered[]): LawResult => judgeSample(id, run(...answers))

/** In such a scenario a refused submit is an answer, and is not sent again. */
const inAdmission = (item: Item): Item =>
  item.kind === 'run' ? { ...item, scenario: { ...item.scenario, tags: ['admission'] } } : item

const rest = ['/result', '/events', '/cancel'].map((suffix) => answered(suffix, 404))
const clean = run(taken, answered('', 404), ...rest)

test('an evicted execution that is answered with anything but 404, or with an empty stream, is caught', () => {
  for (const status of [410, 400, 409, 500]) {
    expectCaught(id, clean, () => run(taken, answered('', status), ...rest))
    expectCaught(id, clean, () => run(taken, ...rest, answered('/events', status)))
  }
  expectCaught(id, clean, () => run(taken, answered('', 404), answered('/events', 200, '')))
  expectCaught(id, clean, () => run(taken, answered('', 200, {}), ...rest))
  expectCaught(id, clean, () => run(taken, answered('', 404), answered('/cancel', 409)))
})

test('an execution that is kept a little longer, or a store out of reach, is no fault', () => {
  expect(judge(taken, answered('', 200, kept), answered('/result', 404), answered('/events', 404)).violations).toEqual(
    []
  )
  expect(judge(taken, answered('', 200, kept), answered('/cancel', 404))).toEqual({ antecedents: 0, violations: [] })
  expect(judge(taken, answered('', 503), answered('/result', 404))).toEqual({ antecedents: 1, violations: [] })
})

test('a store that refuses the next execution in place of an eviction is as good', () => {
  const shown = [answered('', 200, kept), answered('/events', 200, kept), answered('/cancel', 409)]
  expect(judge(third(429, full), ...shown)).toEqual({ antecedents: 1, violations: [] })
  expectCaught(id, run(third(429, full), ...shown), () => run(third(429, full), ...shown, answered('/result', 410)))
})

import { expect, test } from 'vitest'
import type { Act } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { allowedOutcomes, type Outcome } from '../../oracle.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleItems, sampleStart } from '../shared/sample/sample-run.ts'

const odd: Act = { poll: { status: 'REBALANCING' } }
const whole: readonly Act[] = [odd, { result: { text: 'made' } }, { end: { finish: 'stop' } }]
const forEver: readonly Act[] = [{ progress: {} }, odd]

/** A run at a queue that ended as told, in the extended configuration or not. */
function run(acts: readonly Act[], ending: Partial<Outcome>, extended = true): Item[] {
  const sample = sampleStart({ calls: [[{ kind: 'stream', acts }]] })
  const [target] = sample.targets
  const start = {
    ...sample,
    dialect: 'fal-queue',
    targets: target === undefined ? [] : [{ ...target, dialect: 'fal-queue' }],
    scenario: { ...sample.scenario, needs: extended ? ['config_extended'] : [] }
  }
  const [outcome] = allowedOutcomes(start)
  if (outcome === undefined) throw new RangeError('no outcome')
  return sampleItems(start, { ...outcome, ...ending }).map((item) =>
    item.kind === 'ledger.request' ? { ...item, queue: { step: 'submit', submitted: item.request } } : item
  )
}

const judge = (items: readonly Item[]) => judgeSample('provider-spi/queue-unknown-status', items)
const failed = (...codes: string[]): Partial<Outcome> => ({ status: 'failed', codes: codes as Outcome['codes'] })

test('a job that completes behind an unknown status is clean, one that fails for it is not', () => {
  expect(judge(run(whole, {}))).toMatchObject({ antecedents: 1, violations: [] })
  expect(judge(run(whole, failed('provider_protocol_error'))).violations).toHaveLength(1)
})

test('where nothing known is ever said, the progress timeout ends the attempt and not the deadline', () => {
  expect(judge(run(forEver, failed('provider_unavailable')))).toMatchObject({ antecedents: 1, violations: [] })
  expect(judge(run(forEver, failed('provider_protocol_error'))).violations).toEqual([])
  expect(judge(run(forEver, failed('deadline_exceeded'))).violations).toHaveLength(1)
})

test('without a configured progress timeout the deadline may be the first to come', () => {
  expect(judge(run(forEver, failed('deadline_exceeded'), false))).toMatchObject({ antecedents: 0, violations: [] })
})

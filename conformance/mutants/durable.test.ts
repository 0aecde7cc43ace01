import { expect, test } from 'vitest'
import type { RequirementId } from '../../generated/requirements.ts'
import type { Claim, EventDraft } from '../../reference/core/ports.ts'
import type { FetchLike } from '../client/index.ts'
import { laws } from '../laws/index.ts'
import { plannedLaws } from '../laws/planned.ts'
import { judgeRun } from '../runner/judge-run.ts'
import { loadSubject } from '../runner/load-subject.ts'
import { plan } from '../runner/plan.ts'
import { runScenario } from '../runner/run-scenario.ts'
import type { Edits } from './mutant.ts'
import { createArena } from './selftest/arena.ts'
import { buildReference } from './shared/build-reference.ts'
import type { DiskRecord } from './shared/disk.ts'
import { asDraft, type LooseEvent, withFields } from './shared/loose-event.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

const subject = loadSubject()
const cases = subject.cases.filter(({ needs = [] }) => needs.includes('durable'))
const interrupted: readonly RequirementId[] = ['errors/internal-code', 'errors/internal-remote-outcome']
const judges = [...plannedLaws, ...laws.filter(({ requirement }) => interrupted.includes(requirement))]
const arena = createArena(1, { ...subject, laws: judges, cases })

/** What the laws find about a durable runtime in all scenarios that kill one; `patienceMs` where something may never come. */
async function judge(edits: Edits, patienceMs = 10_000) {
  const built = buildReference(arena.wiring, edits)
  const features = [...built.features, 'durable']
  const { runs } = plan(cases, arena.surroundings(features))
  const failed = new Set<RequirementId>()
  const exercised = new Set<RequirementId>()
  const unproven: string[] = []
  const judgeOne = async ({ scenario, dialect }: (typeof runs)[number]): Promise<void> => {
    const items = await runScenario(arena.context({ ...built, features }, patienceMs), scenario, dialect)
    const { proof, findings } = judgeRun(items, judges)
    if (proof.proven === false) unproven.push(`${scenario.id}: ${proof.missing}`)
    for (const { requirement, result, fault } of findings) {
      expect(fault).toBeUndefined()
      if (result.antecedents > 0) exercised.add(requirement)
      if (result.violations.length > 0) failed.add(requirement)
    }
  }
  await Promise.all(runs.map(judgeOne))
  await built.stop()
  return { failed: [...failed].sort(), exercised: [...exercised].sort(), unproven, runs: runs.length }
}

const all = judges.map(({ requirement }) => requirement).sort()

test('a durable store keeps every law about crashes, and each is put to the test', async () => {
  const { failed, exercised, unproven, runs } = await judge({ disk: {} })
  expect({ failed, unproven }).toEqual({ failed: [], unproven: [] })
  expect(exercised).toEqual(all)
  expect(runs).toBe(cases.length)
})

type Change = (record: DiskRecord) => DiskRecord
const changed = (change: Change): Edits => ({ disk: { found: (records) => records.map(change) } })
const isOpen = ({ events }: DiskRecord): boolean => !/completed|failed/.test(String(events.at(-1)?.type))
const loose = (event: EventDraft): LooseEvent => event as unknown as LooseEvent
const recovered = (fields: object): Edits => ({
  disk: {
    recovered: (event) => asDraft(withFields(loose(event), { error: { ...(loose(event).error as object), ...fields } }))
  }
})

/** A face that hears every question about events without its cursor; only readings after a restart have one. */
const forgetsCursors: Edits = {
  disk: {},
  app: rewriteRequests((request) => {
    const url = new URL(request.url)
    if (!url.searchParams.has('after')) return request
    url.searchParams.set('after', '0')
    return asked(request, { url: url.href })
  })
}

interface Fault {
  readonly does: string
  readonly edits: Edits
  readonly breaks: readonly RequirementId[]
  readonly patienceMs?: number
}

const faults: readonly Fault[] = [
  {
    does: 'loses everything',
    edits: { disk: { found: () => [] } },
    breaks: ['features/durable', 'idempotency/replay-after-restart']
  },
  {
    does: 'loses the last event that it had published',
    edits: changed((record) =>
      isOpen(record) && record.events.length > 2 ? { ...record, events: record.events.slice(0, -1) } : record
    ),
    breaks: ['storage/durable-before-published']
  },
  {
    does: 'leaves interrupted work open',
    edits: { disk: { recovered: () => undefined } },
    breaks: ['storage/recovery-writes-terminal'],
    patienceMs: 1500
  },
  {
    does: 'forgets keys',
    edits: changed((record) => {
      const { idempotency: _idempotency, ...claim } = record.claim
      return { ...record, claim }
    }),
    breaks: ['idempotency/replay-after-restart', 'storage/survives-restart']
  },
  {
    does: 'holds another text than it told',
    edits: changed((record) => ({
      ...record,
      events: record.events.map((event) =>
        event.type === 'output.delta' ? asDraft(withFields(loose(event), { delta: 'another text' })) : event
      )
    })),
    breaks: ['storage/durable-before-published', 'storage/survives-restart']
  },
  { does: 'forgets cursors', edits: forgetsCursors, breaks: ['storage/survives-restart'] },
  {
    does: 'invites to repeat interrupted work',
    edits: recovered({ retryable: true }),
    breaks: ['storage/interrupted-work']
  },
  {
    does: 'blames the provider for interrupted work',
    edits: recovered({ code: 'provider_unavailable' }),
    breaks: ['errors/internal-code', 'storage/interrupted-work']
  },
  {
    does: 'says that interrupted work never began',
    edits: recovered({ remote_outcome: 'not_started' }),
    breaks: ['errors/internal-remote-outcome', 'storage/interrupted-work']
  },
  {
    does: 'does interrupted work again',
    edits: { disk: {}, recovers: resubmit },
    breaks: ['storage/recovery-never-calls']
  }
]

function resubmit(face: FetchLike, open: readonly Claim[]): void {
  for (const { request } of open) {
    const headers = { 'content-type': 'application/json', host: '127.0.0.1:4320' }
    const body = JSON.stringify(request)
    void face(new Request('http://127.0.0.1:4320/v1/executions', { method: 'POST', headers, body }))
  }
}

test.each(faults)(
  'a durable store that $does is caught',
  { timeout: 60_000 },
  async ({ edits, breaks, patienceMs }) => {
    const { failed } = await judge(edits, patienceMs)
    expect(breaks.filter((law) => !failed.includes(law))).toEqual([])
    expect(failed.filter((law) => !breaks.includes(law)).length).toBeLessThanOrEqual(3)
  }
)

test('every law about crashes is broken by one of these stores', () => {
  const broken = new Set(faults.flatMap(({ breaks }) => breaks))
  expect(all.filter((law) => !broken.has(law))).toEqual([])
})

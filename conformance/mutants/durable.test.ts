import { expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { laws } from '../laws/index.ts'
import { judgeRun } from '../runner/judge-run.ts'
import { loadSubject } from '../runner/load-subject.ts'
import { plan } from '../runner/plan.ts'
import { runScenario } from '../runner/run-scenario.ts'
import { createArena } from './selftest/arena.ts'
import { buildReference } from './shared/build-reference.ts'

const subject = loadSubject()
const cases = subject.cases.filter(({ needs = [] }) => needs.includes('durable'))
const arena = createArena(1, { ...subject, cases })
const aboutCrashes = laws
  .map(({ requirement }) => requirement)
  .filter((law) => requirements[law].feature === 'durable')
  .sort()

test('a durable store keeps every law in each scenario that kills its runtime, and each law about crashes is put to the test', async () => {
  const runtime = buildReference(arena.wiring, { disk: {} })
  expect(runtime.features).toContain('durable')
  const { runs } = plan(cases, arena.surroundings(runtime.features))
  expect(runs.map(({ scenario }) => scenario.id)).toEqual(cases.map(({ id }) => id))
  const exercised = new Set<string>()
  const wrong: unknown[] = []
  const judgeOne = async ({ scenario, dialect }: (typeof runs)[number]): Promise<void> => {
    const items = await runScenario(arena.context(runtime, 10_000), scenario, dialect)
    const { proof, findings } = judgeRun(items, laws)
    if (proof.proven === false) wrong.push({ scenario: scenario.id, ...proof })
    const held = findings.filter(({ result }) => result.antecedents > 0)
    if (held.length === 0) wrong.push({ scenario: scenario.id, exercised: 'nothing' })
    for (const { requirement } of held) exercised.add(requirement)
    for (const { requirement, result, fault } of findings) {
      if (fault !== undefined || result.violations.length > 0)
        wrong.push({ scenario: scenario.id, requirement, fault, violations: result.violations })
    }
  }
  await Promise.all(runs.map(judgeOne))
  await runtime.stop()
  expect(wrong).toEqual([])
  expect(aboutCrashes.filter((law) => !exercised.has(law))).toEqual([])
}, 60_000)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { createApp, createRuntime } from '../../reference/index.ts'
import { exactlyOne } from '../laws/terminal/exactly-one.ts'
import type { Law } from '../model/verdict.ts'
import { rewriteAnswers } from '../mutants/shared/rewrite-answers.ts'
import { conformInProcess } from './conform-in-process.ts'
import type { Subject } from './subject.ts'
import { deadlocking } from './testing/deadlocking.ts'
import { tinyCases } from './testing/tiny-subject.ts'

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'hangs-in-company-test-'))
})

afterAll(() => rm(out, { recursive: true, force: true }))

type App = (request: Request) => Response | Promise<Response>

/** Eight times the same: submit, read to the end. */
const subject: Subject = {
  laws: [exactlyOne as Law],
  requirements: { 'terminal/exactly-one': requirements['terminal/exactly-one'] },
  cases: tinyCases
    .slice(0, 1)
    .flatMap((whole) => Array.from({ length: 8 }, (_, at) => ({ ...whole, id: `tiny/whole-${at}` }))),
  arbitraries: {}
}

const judged = (edit: (app: App) => App) =>
  conformInProcess({
    subject,
    out,
    seed: 5,
    jobs: 8,
    timeoutMs: 1500,
    dialects: ['openai-responses'],
    create: async ({ config, env, fetch }) => {
      const runtime = createRuntime(config as Parameters<typeof createRuntime>[0], { env, fetch })
      const app = createApp(runtime)
      const face = edit((request) => app.fetch(request))
      return { fetch: async (request) => face(request), stop: () => runtime.stop(0) }
    }
  })

test('a runtime that hangs beside others, and never alone, is not conformant', { timeout: 120_000 }, async () => {
  const { report, exitCode } = await judged((app) => deadlocking()(async (request) => app(request)) as App)
  expect(exitCode).toBe(1)
  expect(report.failures[0]?.evidence?.witness.saw).toMatch(
    /^none.* \(\d such runs at once, each time; alone it held\)$/
  )
})

test('a runtime that kept somebody waiting once is excused by the reruns', { timeout: 120_000 }, async () => {
  let asked = 0
  let waited = false
  const { report, exitCode } = await judged(
    (app) =>
      rewriteAnswers(async ({ response, operation, request }) => {
        if (operation !== 'events') return response
        asked += 1
        // The first ones prove the wiring.
        if (asked < 20 || waited) return response
        waited = true
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve, { once: true }))
        return response
      })(async (request) => app(request)) as App
  )
  expect(waited).toBe(true)
  expect([exitCode, report.failures]).toEqual([0, []])
})

test('a runtime that serves one stream after another, and slowly, keeps a crowd waiting and is excused', {
  timeout: 120_000
}, async () => {
  let turn = Promise.resolve()
  let waiting = 0
  let most = 0
  const { report, exitCode } = await judged(
    (app) =>
      rewriteAnswers(async ({ response, operation, request }) => {
        if (operation !== 'events') return response
        waiting += 1
        most = Math.max(most, waiting)
        const before = turn
        turn = before.then(() =>
          request.signal.aborted ? undefined : new Promise((resolve) => setTimeout(resolve, 250))
        )
        await turn
        waiting -= 1
        return response
      })(async (request) => app(request)) as App
  )
  // The last of so many waits for longer than the patience of 1.5 s.
  expect(most).toBeGreaterThan(6)
  expect([exitCode, report.failures]).toEqual([0, []])
})

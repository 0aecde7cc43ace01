import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../reference/http/app.ts'
import { createRuntime } from '../../reference/index.ts'
import { labFetch, runtimeConfig } from '../lab/index.ts'
import { type Lab, startLab } from '../lab/start-lab.ts'
import { createRunContext } from './create-context.ts'
import { doctor } from './doctor.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
})
afterAll(() => lab.stop())

/** Which links are broken where the runtime's first calls fail, on a machine that keeps the kit waiting for so long. */
async function brokenAfter(failing: number, lagMs: number): Promise<{ broken: number; calls: number }> {
  let calls = 0
  const own = labFetch(lab.desk)
  const flaky: typeof fetch = async (input, init) => {
    calls += 1
    if (calls <= failing) throw new TypeError('fetch failed')
    return own(input, init)
  }
  const config = runtimeConfig(lab.targets, 'extended') as Parameters<typeof createRuntime>[0]
  const runtime = createRuntime(config, { fetch: flaky, env: lab.keys })
  const app = createApp(runtime)
  const { desk, targets } = lab
  const base = { fetch: async (request: Request) => app.fetch(request) }
  const context = createRunContext({ base, desk, targets, features: [], seed: 1, patienceMs: 5000 })
  try {
    const wiring = await doctor({ ...context, lag: { worstSince: () => lagMs, stop: () => undefined } })
    return { broken: wiring.filter(({ broken }) => broken !== undefined).length, calls }
  } finally {
    await runtime.stop(0)
  }
}

test('a target that failed while the machine was slow is looked at again, alone', async () => {
  expect(await brokenAfter(2, 200)).toEqual({ broken: 0, calls: lab.targets.length + 2 })
})

test('a target that fails each of three times more is not wired', async () => {
  const { broken, calls } = await brokenAfter(Number.POSITIVE_INFINITY, 200)
  expect([broken, calls]).toEqual([lab.targets.length, 4 * lab.targets.length])
})

test('a target that failed on a machine in good time is not looked at again', async () => {
  expect(await brokenAfter(2, 0)).toEqual({ broken: 2, calls: lab.targets.length })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../reference/http/app.ts'
import { createRuntime } from '../../reference/index.ts'
import { labFetch, runtimeConfig } from '../lab/index.ts'
import { type Lab, startLab } from '../lab/start-lab.ts'
import { createRunContext } from './create-context.ts'
import { doctor, type TargetWiring } from './doctor.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startLab({ dialects: ['fal-queue'], seed: 1 })
})
afterAll(() => lab.stop())

/** The wiring of the reference, in process, with its way to the lab or its configuration changed. */
async function wiringOf(change: {
  readonly fetch?: (own: typeof fetch) => typeof fetch
  readonly keys?: Readonly<Record<string, string>>
}): Promise<TargetWiring[]> {
  const own = labFetch(lab.desk)
  const config = runtimeConfig(lab.targets, 'extended') as Parameters<typeof createRuntime>[0]
  const runtime = createRuntime(config, { fetch: change.fetch?.(own) ?? own, env: change.keys ?? lab.keys })
  const app = createApp(runtime)
  try {
    return await doctor(
      createRunContext({
        base: { fetch: async (request) => app.fetch(request) },
        desk: lab.desk,
        targets: lab.targets,
        features: [],
        seed: 1,
        patienceMs: 5000
      })
    )
  } finally {
    await runtime.stop(0)
  }
}

const broken = (wiring: readonly TargetWiring[]) => wiring.map(({ target, broken: at }) => [target, at?.link])

test('queue targets are proven one by one, also where two share their ability', async () => {
  expect(broken(await wiringOf({}))).toEqual([
    ['lab-fal-a', undefined],
    ['lab-fal-b', undefined],
    ['lab-fal-c', undefined]
  ])
})

test('a result that does not come through is the broken link of a queue target', async () => {
  const wiring = await wiringOf({
    fetch: (own) => async (input, init) => {
      const answer = await own(input, init)
      const asksResult = /requests\/[^/]+$/.test(String(input))
      return asksResult ? new Response('{"output":"another"}', answer) : answer
    }
  })
  expect(broken(wiring)).toEqual(wiring.map(({ target }) => [target, 'text']))
  expect(wiring[0]?.broken).toMatchObject({ saw: 'the log held another result and ended in execution.completed' })
})

test('a queue target with the key of another is told by its variable', async () => {
  const { LAB_KEY_FAL_B: other = '', ...keys } = lab.keys
  const wiring = await wiringOf({ keys: { ...keys, LAB_KEY_FAL_B: other, LAB_KEY_FAL_A: other } })
  expect(broken(wiring)).toEqual([
    ['lab-fal-a', 'key'],
    ['lab-fal-b', undefined],
    ['lab-fal-c', undefined]
  ])
  expect(wiring[0]?.broken?.fix).toContain('LAB_KEY_FAL_A')
})

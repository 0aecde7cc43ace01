import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../reference/http/app.ts'
import { createRuntime } from '../../reference/index.ts'
import { labFetch, runtimeConfig } from '../lab/index.ts'
import { type Lab, startLab } from '../lab/start-lab.ts'
import { createRunContext } from './create-context.ts'
import { doctor, type TargetWiring } from './doctor.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
})
afterAll(() => lab.stop())

/** The wiring of the reference, in process, with something between it and the lab. */
async function wiringOf(between: (own: typeof fetch) => typeof fetch): Promise<TargetWiring[]> {
  const config = runtimeConfig(lab.targets, 'extended') as Parameters<typeof createRuntime>[0]
  const runtime = createRuntime(config, { fetch: between(labFetch(lab.desk)), env: lab.keys })
  const app = createApp(runtime)
  const base = { fetch: async (request: Request) => app.fetch(request) }
  const { desk, targets } = lab
  try {
    return await doctor(createRunContext({ base, desk, targets, features: [], seed: 1, patienceMs: 5000 }))
  } finally {
    await runtime.stop(0)
  }
}

const marked = (init: RequestInit | undefined): RequestInit => {
  const headers = new Headers(init?.headers)
  headers.set('via', '1.1 between')
  return { ...init, headers }
}

/** Reads the answer to its end, whoever still listens. */
function kept(answer: Response): Response {
  const reader = answer.body?.getReader()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
        try {
          controller.enqueue(next.value)
        } catch {
          // Nobody listens any more.
        }
      }
    }
  })
  return new Response(body, answer)
}

test('without a proxy nothing is probed', async () => {
  const wiring = await wiringOf((own) => own)
  expect(wiring.map(({ proxied, hidesAborts }) => [proxied, hidesAborts])).toEqual(wiring.map(() => [false, undefined]))
})

test('behind a proxy that passes aborts on they are visible', async () => {
  const wiring = await wiringOf((own) => (input, init) => own(input, marked(init)))
  expect(wiring.map(({ proxied, hidesAborts }) => [proxied, hidesAborts])).toEqual(wiring.map(() => [true, false]))
})

test('behind a proxy that keeps its own connection they are not', async () => {
  const wiring = await wiringOf((own) => async (input, init) => {
    const { signal: _signal, ...rest } = marked(init)
    return kept(await own(input, rest))
  })
  expect(wiring.map(({ proxied, hidesAborts }) => [proxied, hidesAborts])).toEqual(wiring.map(() => [true, true]))
})

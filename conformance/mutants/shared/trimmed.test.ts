import { expect, test } from 'vitest'
import { expired, trimmed } from './trimmed.ts'

const frames = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const sequence = from + at
    const [type, status] = sequence === to ? ['execution.completed', 'succeeded'] : ['output.delta', 'running']
    return `id: ${sequence}\nevent: ${type}\ndata: ${JSON.stringify({ sequence, type, status })}\n\n`
  }).join('')

/** A runtime with one finished log of five events. */
async function whole(request: Request): Promise<Response> {
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0)
  return new Response(frames(after + 1, 5), { headers: { 'content-type': 'text/event-stream' } })
}

const read = (app: typeof whole, after: number): Promise<Response> =>
  app(new Request(`http://runtime.example.test/v1/executions/e/events?after=${after}`))

test('case 77: where the head of a log was trimmed, a cursor before the rest is 410 with the oldest sequence, and no stream has a hole', async () => {
  const app = trimmed(expired)(whole) as typeof whole
  await (await read(app, 0)).text()
  for (const after of [0, 1]) {
    const answer = await read(app, after)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { code: 'cursor_expired', oldest: 3 } })
  }
  expect(await (await read(app, 2)).text()).toBe(frames(3, 5))
})

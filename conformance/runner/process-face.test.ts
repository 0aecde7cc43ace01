import { expect, test } from 'vitest'
import { createProcessFace, type MortalRuntime } from './process-face.ts'

const request = () => new Request('http://127.0.0.1:4320/v1/runtime')

/** A runtime that says which life it is, streams until it is over, and ends in good order when it is let. */
function lives(parts: { readonly kill?: () => void } = {}) {
  let life = 0
  let letEnd: () => void = () => undefined
  const create = async (): Promise<MortalRuntime> => {
    life += 1
    const own = life
    return {
      fetch: async (asked) =>
        new URL(asked.url).searchParams.has('stream')
          ? new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([own])) }))
          : new Response(String(own)),
      stop: () =>
        new Promise((resolve) => {
          letEnd = resolve
        }),
      ...parts
    }
  }
  return { create, letEnd: () => letEnd() }
}

const isRefused = { cause: { code: 'ECONNREFUSED' } }

test('a runtime that is told to stop answers until it has come to its end, and then nobody does', async () => {
  const { create, letEnd } = lives()
  const face = await createProcessFace(create)
  expect(face.signals).toEqual(['SIGTERM'])
  face.signal('SIGTERM')
  expect(await (await face.fetch(request())).text()).toBe('1')
  letEnd()
  await face.ended()
  await expect(face.fetch(request())).rejects.toMatchObject(isRefused)
})

test('a runtime that is killed is gone at once: answers under way break off', async () => {
  const killed: string[] = []
  const { create } = lives({ kill: () => void killed.push('killed') })
  const face = await createProcessFace(create)
  expect(face.signals).toEqual(['SIGTERM', 'SIGKILL'])
  const stream = await face.fetch(new Request('http://127.0.0.1:4320/?stream'))
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  expect((await reader.read()).value).toEqual(new Uint8Array([1]))
  const next = reader.read()
  face.signal('SIGKILL')
  await expect(next).rejects.toMatchObject(isRefused)
  await face.ended()
  expect(killed).toEqual(['killed'])
  await expect(face.fetch(request())).rejects.toMatchObject(isRefused)
})

test('a runtime that is started again is another one behind the same face', async () => {
  const { create } = lives({ kill: () => undefined })
  const face = await createProcessFace(create)
  face.signal('SIGKILL')
  await face.start()
  expect(await (await face.fetch(request())).text()).toBe('2')
  face.signal('SIGKILL')
  await face.ended()
})

test('a signal to a runtime that is gone does nothing', async () => {
  const killed: string[] = []
  const { create } = lives({ kill: () => void killed.push('killed') })
  const face = await createProcessFace(create)
  face.signal('SIGKILL')
  face.signal('SIGKILL')
  face.signal('SIGTERM')
  expect(killed).toEqual(['killed'])
})

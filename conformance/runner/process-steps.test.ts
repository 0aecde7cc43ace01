import { expect, test } from 'vitest'
import type { Client } from '../client/index.ts'
import type { ProcessItem, ProcessSignal } from '../model/process.ts'
import type { HttpExchange } from '../model/transcript.ts'
import type { OwnRuntime } from './own-runtime.ts'
import { launchProcess, type OwnProcess, signalProcess, startProcess } from './process-steps.ts'

/** A process that remembers what it was sent, and a client that gets the given answers one after another. */
function stage(answers: readonly Partial<HttpExchange>[], ready = true) {
  const told: ProcessItem[] = []
  const sent: string[] = []
  const left = [...answers]
  let asked = 0
  let end: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    end = resolve
  })
  const runtime = {
    signal(signal: ProcessSignal) {
      sent.push(signal)
      if (signal === 'SIGKILL') end()
    },
    gone: () => gone,
    start: async () => ready,
    launch: async () => void sent.push('launched')
  } as unknown as OwnRuntime
  const client: Client = {
    async send() {
      asked += 1
      return { kind: 'exchange', exchange: (left.shift() ?? { status: 0, failure: 'refused' }) as HttpExchange }
    },
    close: () => undefined
  }
  const own: OwnProcess = {
    runtime,
    clock: { monotonic: () => performance.now() },
    tell: (item) => void told.push(item),
    draw: () => 0.5
  }
  const kinds = () => told.map(({ kind }) => kind)
  return { own, client, told, sent, kinds, end, asked: () => asked }
}

const well = { status: 200, body: { state: 'ready' } }

test.each([
  ['says that it is stopping', { status: 503, body: { state: 'stopping' } }],
  ['says so with 200', { status: 200, body: { state: 'stopping' } }],
  ['is gone', { status: 0, failure: 'refused' as const }]
])('after SIGTERM the runtime is asked until it %s', async (_how, last) => {
  const { own, client, sent, kinds, asked } = stage([well, { status: 200, body: {} }, last, well])
  await signalProcess(own, client, 'SIGTERM')
  expect([sent, kinds(), asked()]).toEqual([['SIGTERM'], ['process.signalled'], 3])
})

test('after SIGKILL the process is gone when the step is over, and that is told once', async () => {
  const { own, client, kinds, asked } = stage([])
  await signalProcess(own, client, 'SIGKILL')
  expect([kinds(), asked()]).toEqual([['process.signalled', 'process.ended'], 0])
})

test('a start waits for the end of the process and tells whether the new one got ready', async () => {
  for (const ready of [true, false]) {
    const { own, client, told, kinds, end } = stage([{ status: 0, failure: 'refused' }], ready)
    await signalProcess(own, client, 'SIGTERM')
    const starting = startProcess(own)
    expect(kinds()).toEqual(['process.signalled'])
    end()
    await starting
    expect(kinds()).toEqual(['process.signalled', 'process.ended', 'process.started'])
    expect(told.at(-1)).toMatchObject({ ready })
  }
})

test('a moment is drawn for a signal that may come at any, and for no other', async () => {
  for (const [withinMs, drawn] of [
    [5, 1],
    [undefined, 0]
  ] as const) {
    const { own, client, kinds } = stage([])
    let draws = 0
    const draw = (): number => {
      draws += 1
      return 0.5
    }
    await signalProcess({ ...own, draw }, client, 'SIGKILL', withinMs)
    expect([draws, kinds()]).toEqual([drawn, ['process.signalled', 'process.ended']])
  }
})

test('a process that is launched is not waited for, and nobody has seen it answer', async () => {
  const { own, client, told, sent } = stage([], true)
  await signalProcess(own, client, 'SIGKILL')
  await launchProcess(own)
  expect(sent).toEqual(['SIGKILL', 'launched'])
  expect(told.at(-1)).toMatchObject({ kind: 'process.started', ready: false })
})

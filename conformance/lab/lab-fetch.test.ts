import { expect, test } from 'vitest'
import type { LedgerItem } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import { createDesk } from './desk.ts'
import { labFetch } from './lab-fetch.ts'
import { providerCall } from './testing/provider-call.ts'
import { labKeys, labTargets } from './topology.ts'

const nonce = 'n-0123456789abcdef'

function bench(...calls: CallScript[]) {
  const targets = labTargets(['openai-responses'], { origin: 'http://127.0.0.1:4330' })
  const keys = labKeys(targets, 1)
  const desk = createDesk({ targets, keys, seed: 1 })
  const ledger: LedgerItem[] = []
  const place = desk.enroll({
    nonce,
    ability: 'lab.only.lab-openai-a',
    calls: [calls],
    listener: (item) => ledger.push(item)
  })
  const target = targets[1]
  if (target === undefined) throw new Error('no target')
  const { url, init } = providerCall(target, keys.LAB_KEY_OPENAI_A ?? '', nonce)
  const call = (extra?: RequestInit) => labFetch(desk)(url, { ...init, ...extra })
  return { desk, ledger, place, call, fetch: labFetch(desk) }
}

const last = (ledger: readonly LedgerItem[]) => ledger.at(-1)

test('a caller that aborts in a stall is in the ledger at once and gets its own reason', async () => {
  const { call, ledger } = bench({ kind: 'stream', acts: [{ text: 'Hello' }, { stall: true }] })
  const leaving = new AbortController()
  const response = await call({ signal: leaving.signal })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const reason = new Error('enough')
  leaving.abort(reason)
  expect(last(ledger)).toMatchObject({ kind: 'ledger.end', how: 'aborted' })
  await expect(readOut(reader)).rejects.toBe(reason)
})

test('a caller that aborts before the head gets its reason and the ledger the abort', async () => {
  for (const script of [
    { kind: 'drop', how: 'silence' },
    { kind: 'stream', acts: [], before: { wait: 80_000_000 } },
    { kind: 'stream', acts: [], before: { barrier: 'never' } }
  ] satisfies CallScript[]) {
    const { call, ledger } = bench(script)
    const leaving = new AbortController()
    const answer = call({ signal: leaving.signal })
    await expect.poll(() => ledger.length).toBeGreaterThan(0)
    leaving.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(last(ledger)).toMatchObject({ how: 'aborted', written: 0 })
  }
})

test('a signal that was aborted before is refused without a request', async () => {
  const { call, ledger } = bench({ kind: 'drop', how: 'silence' })
  await expect(call({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(ledger).toEqual([])
})

test('a reader that cancels the body is an abort in the ledger', async () => {
  const { call, ledger } = bench({ kind: 'stream', acts: [{ text: 'Hello' }, { stall: true }] })
  const response = await call()
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  await reader.cancel()
  await expect.poll(() => last(ledger)).toMatchObject({ how: 'aborted' })
})

test('aborting after the end changes nothing', async () => {
  const { call, ledger } = bench({ kind: 'stream', acts: [{ text: 'Hello' }, { end: { finish: 'stop' } }] })
  const leaving = new AbortController()
  const response = await call({ signal: leaving.signal })
  await response.text()
  leaving.abort()
  expect(ledger.filter((item) => item.kind === 'ledger.end')).toMatchObject([{ how: 'done' }])
})

test('a barrier holds the body in process too', async () => {
  const { call, place } = bench({
    kind: 'stream',
    acts: [{ text: 'a' }, { barrier: 'x' }, { text: 'b' }, { end: { finish: 'stop' } }]
  })
  const response = await call()
  await place.reached('x')
  place.release('x')
  expect(await response.text()).toContain('"b"')
})

test('resets look as they do from fetch: no answer before the head, a broken body after it', async () => {
  const { call } = bench(
    { kind: 'drop', how: 'reset' },
    { kind: 'stream', acts: [{ text: 'Hello' }, { cut: 'reset' }] }
  )
  await expect(call()).rejects.toThrow('fetch failed')
  const reader = ((await call()).body as ReadableStream<Uint8Array>).getReader()
  await expect(readOut(reader)).rejects.toThrow('terminated')
})

test('redirects are followed, returned or refused as the caller asks', async () => {
  const redirect: CallScript = {
    kind: 'status',
    status: 307,
    body: '',
    headers: { location: '{{elsewhere}}/v1/responses' }
  }
  const { call, desk } = bench(redirect, redirect, redirect)
  expect((await call({ redirect: 'manual' })).status).toBe(307)
  await expect(call({ redirect: 'error' })).rejects.toThrow('fetch failed')
  expect(desk.findings).toEqual([])
  expect(await (await call({ redirect: 'follow' })).json()).toEqual({ message: 'a redirect was followed here' })
  expect(desk.findings).toMatchObject([
    { kind: 'followed_redirect', detail: expect.stringContaining('credential: none') }
  ])
})

test('an address that is not the lab’s is refused', async () => {
  const { fetch } = bench()
  await expect(fetch('http://other.example.test/v1/responses')).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' }
  })
})

test('a socket script in process is a finding, not a quiet success', async () => {
  const { call, desk } = bench({
    kind: 'stream',
    acts: [{ text: 'a' }, { socket: { utf8: 'x' } }, { end: { finish: 'stop' } }]
  })
  await expect(call().then((response) => response.text())).rejects.toThrow()
  expect(desk.findings).toMatchObject([{ kind: 'needs_socket' }])
})

async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let read = await reader.read(); !read.done; ) read = await reader.read()
}

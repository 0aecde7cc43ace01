import { expect, test } from 'vitest'
import { delta, executionId, frames, logOf } from '../src/testing/log.ts'
import { json, refuse, serve, stream, streamHead } from '../src/testing/server.ts'
import type { Command } from './commands.ts'
import { createDriver } from './driver.ts'

type Line = Readonly<Record<string, unknown>> & { readonly id: string }

const drive = () => {
  const lines: Line[] = []
  const driver = createDriver('1.2.3', (line) => lines.push(JSON.parse(line)))
  return { lines, take: (command: Command) => driver.take(command), abandon: driver.abandon }
}
const log = logOf(delta('one '), delta('two'))

test('hello names the client, its language and the version of the driver protocol', async () => {
  const { lines, take } = drive()
  await take({ id: '1', op: 'hello' })
  const done = { name: '@model-runtime-kit/client', language: 'typescript', version: '1.2.3', protocol: 1 }
  expect(lines).toEqual([{ id: '1', done }])
})

test('execute tells the execution, every event, and what they amount to', async () => {
  const result = { execution_id: executionId, novel: true }
  const { url } = await serve((response, { method, path }) => {
    if (method === 'POST') return json(response, 202, { execution_id: executionId })
    return path.endsWith('/events') ? stream(response, frames(log)) : json(response, 200, result)
  })
  const { lines, take } = drive()
  await take({ id: 'a', op: 'execute', base_url: url, request: { ability: 'x', input: [] } })
  expect(lines[0]).toEqual({ id: 'a', started: { execution_id: executionId } })
  expect(lines.slice(1, -1)).toEqual(log.map((event) => ({ id: 'a', event })))
  expect(lines.at(-1)?.done).toEqual({
    execution_id: executionId,
    sequences: [1, 2, 3, 4, 5],
    text: 'one two',
    outputs: [{ index: 0, text: 'one two' }],
    tool_calls: [],
    usage: [],
    finish_reason: 'stop',
    result
  })
})

test('options reach the client, a summary tells no events, and an error has the words of the driver protocol', async () => {
  const { url, asked } = await serve((response, { path }) =>
    path.endsWith('/events')
      ? stream(response, frames(log.slice(0, 2)))
      : refuse(response, 429, { code: 'queue_full', retryable: true, retry_after_ms: 5 })
  )
  const { lines, take } = drive()
  const options = { max_reconnects: 0, max_retries: 0, headers: { 'x-a': 'b' }, report: 'summary' as const }
  await take({ id: '1', op: 'events', base_url: url, execution_id: executionId, options })
  await take({ id: '2', op: 'get', base_url: url, execution_id: executionId, options })
  expect(lines).toMatchObject([
    { id: '1', error: { kind: 'incomplete' }, sequences: [1, 2] },
    { id: '2', error: { kind: 'api', code: 'queue_full', status: 429, retryable: true, retry_after_ms: 5 } }
  ])
  expect(asked.map(({ headers }) => headers['x-a'])).toEqual(['b', 'b'])
})

test('abort ends another command, and the end of input all that are left', async () => {
  const { url } = await serve((response) => void response.writeHead(200, streamHead).write(frames(log.slice(0, 1))))
  const { lines, take, abandon } = drive()
  const under = ['1', '2'].map((id) => take({ id, op: 'events', base_url: url, execution_id: executionId }))
  await expect.poll(() => lines.length).toBe(2)
  await take({ id: '3', op: 'abort', target: '1' })
  await under[0]
  abandon()
  await under[1]
  expect(lines.slice(2)).toMatchObject([
    { id: '3', done: {} },
    { id: '1', error: { kind: 'aborted' }, sequences: [1] },
    { id: '2', error: { kind: 'aborted' }, sequences: [1] }
  ])
})

test('an operation and an option that it does not have are told as unsupported', async () => {
  const { lines, take } = drive()
  await take({ id: '1', op: 'frob', base_url: 'http://runtime.example.test' })
  await take({ id: '2', op: 'get', base_url: 'http://runtime.example.test', options: { frob: 1 } as object })
  expect(lines).toMatchObject([{ error: { kind: 'unsupported' } }, { error: { kind: 'unsupported' } }])
})

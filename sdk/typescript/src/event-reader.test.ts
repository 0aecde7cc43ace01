import { expect, test } from 'vitest'
import { createEventReader } from './event-reader.ts'
import { createScope } from './scope.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The data of all events of a body that comes in pieces of this size. */
const dataOf = async (body: Uint8Array, size = body.length || 1, maxEventBytes = 1000) => {
  const retries: number[] = []
  let from = 0
  const pieces = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (from >= body.length) return controller.close()
      controller.enqueue(body.slice(from, from + size))
      from += size
    }
  })
  const onRetry = (milliseconds: number) => void retries.push(milliseconds)
  const read = createEventReader({ body: pieces, scope: createScope(), idleTimeoutMs: 1000, maxEventBytes, onRetry })
  const data: string[] = []
  for (let batch = await read(); batch !== undefined; batch = await read()) data.push(...batch)
  return { data, retries }
}

test.each([
  ['LF', 'data: a\ndata: b\n\ndata: c\n\n'],
  ['CRLF', 'data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n'],
  ['CR', 'data: a\rdata: b\r\rdata: c\r\r'],
  ['mixed line ends', 'data: a\rdata: b\n\r\ndata: c\r\n\n'],
  ['a byte order mark', '\ufeffdata: a\ndata: b\n\ndata: c\n\n'],
  ['comments', ': one\ndata: a\n:two\ndata: b\n\n:\n\ndata: c\n\n:'],
  ['unknown fields and blocks without data', 'novel\nnovel: 1\nid: 9\n\nevent\ndata:a\ndata: b\n\nid\n\ndata: c\n\n'],
  ['a cut last frame', 'data: a\ndata: b\n\ndata: c\n\ndata: d\n'],
  ['a NUL in an id', 'id: a\0b\ndata: a\ndata: b\n\ndata: c\n\n']
])('%s are read alike in pieces of any size', async (_, body) => {
  const bytes = bytesOf(body)
  for (let size = 1; size <= bytes.length; size += 1) expect((await dataOf(bytes, size)).data).toEqual(['a\nb', 'c'])
})

test('an event whose end is a CR is there before anything follows', async () => {
  let push: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(bytesOf(text))
    }
  })
  const scope = createScope()
  const read = createEventReader({ body, scope, idleTimeoutMs: 1000, maxEventBytes: 100, onRetry: () => undefined })
  push('data: a\r\r')
  expect(await read()).toEqual(['a'])
  push('\ndata: b\r\n\r')
  expect(await read()).toEqual(['b'])
})

test('characters of several bytes survive every cut, and bytes that are no UTF-8 are replaced', async () => {
  const bytes = bytesOf('data: é€𝄞\n\n')
  for (let size = 1; size < bytes.length; size += 1) expect((await dataOf(bytes, size)).data).toEqual(['é€𝄞'])
  expect((await dataOf(Uint8Array.of(...bytesOf('data: '), 0xff, 10, 10))).data).toEqual(['\ufffd'])
})

test('a byte order mark that does not open the stream is part of a field that nobody knows', async () => {
  expect((await dataOf(bytesOf('\ufeff\ufeffdata: a\n\ndata: b\n\n'))).data).toEqual(['b'])
})

test('a retry field is told where it is a number', async () => {
  expect((await dataOf(bytesOf('retry: 5\n\nretry: x\n\nretry:\n\nretry: 1e3\n\nretry: 70\n\n'))).retries).toEqual([
    5, 70
  ])
})

test('an event of exactly the cap is taken whole, and one byte more ends the reading after all before it', async () => {
  const data = '€'.repeat(10)
  for (const size of [1, 7, 100]) {
    expect((await dataOf(bytesOf(`data: ${data}\n\n`), size, 30)).data).toEqual([data])
    await expect(dataOf(bytesOf(`data: ${data}x\n\n`), size, 30)).rejects.toMatchObject({ kind: 'too_large' })
  }
})

test.each([
  ['a line without end', 'x'.repeat(500)],
  ['data lines without end', 'data: 12345\n'.repeat(50)],
  ['a comment without end', `:${'x'.repeat(500)}`]
])('%s is not held beyond the cap', async (_, body) => {
  await expect(dataOf(bytesOf(body), 10, 100)).rejects.toMatchObject({ kind: 'too_large' })
})

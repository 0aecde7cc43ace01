import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSseReader, type SseFrame } from './sse.ts'

const encoder = new TextEncoder()

interface Read {
  readonly frames: readonly SseFrame[]
  readonly tail: SseFrame | undefined
  readonly fault: string | undefined
}

function read(chunks: readonly (string | Uint8Array)[], limit?: number): Read {
  const frames: SseFrame[] = []
  const reader = createSseReader((frame) => frames.push(frame), limit)
  try {
    for (const chunk of chunks) reader.feed(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
  } catch (error) {
    return { frames, tail: undefined, fault: (error as Error).message }
  }
  return { frames, tail: reader.end(), fault: undefined }
}

function dataOf(chunks: readonly (string | Uint8Array)[]): readonly string[] {
  return read(chunks).frames.map(({ data }) => data)
}

test('case 45: a CRLF cut between its bytes ends one line', () => {
  expect(dataOf(['data: {"a":1}\r', '\n\r', '\n'])).toEqual(['{"a":1}'])
})

test('case 46: the three line ends may be mixed', () => {
  expect(dataOf(['data: 1\n\r\ndata: 2\r\n\ndata: 3\r\r'])).toEqual(['1', '2', '3'])
})

test('case 47: streams that end all lines with CRLF or CR read like those with LF, each frame at once', () => {
  const text = 'event: a\ndata: 1\n\n: comment\ndata: 2\ndata: 3\n\n'
  for (const eol of ['\n', '\r\n', '\r']) {
    const wire = text.replaceAll('\n', eol)
    expect(read([wire]).frames).toEqual([
      { event: 'a', data: '1' },
      { event: undefined, data: '2\n3' }
    ])
    expect(read([...wire])).toEqual(read([wire]))
  }
})

test('case 48: a byte order mark is removed at the start only, however it is cut', () => {
  const mark = Uint8Array.of(0xef, 0xbb, 0xbf)
  const start = [new Uint8Array(), mark.subarray(0, 2), mark.subarray(2), 'data: 1\n\n']
  expect(dataOf(start)).toEqual(['1'])
  expect(dataOf([...start, mark, 'data: 2\n\ndata: 3\n\n'])).toEqual(['1', '3'])
})

test('case 51: what lacks its blank line is no frame but a tail', () => {
  for (const end of ['', '\n', '\r\n', '\r']) {
    const { frames, tail } = read([`event: x\ndata: {"a":1}${end}`])
    expect(frames).toEqual([])
    expect(tail).toEqual({ event: 'x', data: '{"a":1}' })
  }
  expect(read(['data: 1\n\n']).tail).toBeUndefined()
})

test('case 54: retry, id and event alone dispatch nothing', () => {
  expect(read(['retry: 3000\n\nid: 7\n\nevent: ping\n\ndata: 1\n\n']).frames).toEqual([{ event: undefined, data: '1' }])
})

test('case 57: data lines are joined by a line feed', () => {
  expect(dataOf(['data: {\ndata: "a":1}\n\n'])).toEqual(['{\n"a":1}'])
})

test('case 58: two empty data lines are a single line feed', () => {
  expect(dataOf(['data:\ndata:\n\n'])).toEqual(['\n'])
})

test('case 61: an id with a NUL and case 65: a retry that is no number disturb nothing', () => {
  const wire = 'id: a\ndata: 1\n\nid: b\0c\ndata: 2\n\nretry: 1e3\nretry: -5\nretry:\nretry: 5x\ndata: 3\n\n'
  expect(dataOf([wire])).toEqual(['1', '2', '3'])
})

test('a field without a space after its colon, unknown fields and comments read as the standard says', () => {
  expect(dataOf(['data:{"x":1}\nfoo: bar\n: no\nnonsense\n\n'])).toEqual(['{"x":1}'])
})

test('bytes that are not UTF-8 are a fault, after the frames before them', () => {
  const bad = [...encoder.encode('data: 1\n\ndata: '), 0xc3, 0x28, ...encoder.encode('\n\ndata: 2\n\n')]
  for (const chunks of [[Uint8Array.from(bad)], bad.map((byte) => Uint8Array.of(byte))]) {
    const { frames, fault } = read(chunks)
    expect(frames.map(({ data }) => data)).toEqual(['1'])
    expect(fault).toContain('UTF-8')
  }
})

test('a character that the end of the body cuts leaves no tail', () => {
  expect(read(['data: 1\n', Uint8Array.of(...encoder.encode('data: '), 0xe2, 0x82)]).tail).toBeUndefined()
})

test('a frame may be as large as the limit and no larger, at any chunking', () => {
  const fits = `data: ${'ä'.repeat(20)}\n\n`
  const bytes = encoder.encode(fits).length
  for (const cut of [(text: string) => [text], (text: string) => [...text]]) {
    expect(read(cut(fits + fits), bytes).frames).toHaveLength(2)
    const { frames, fault } = read(cut(`data: 1\n\n${fits}`), bytes - 3)
    expect(frames.map(({ data }) => data)).toEqual(['1'])
    expect(fault).toContain('larger than')
  }
})

test('comments and data lines without end are bounded, too', () => {
  expect(
    read(
      Array.from({ length: 40 }, () => ': comment\n'),
      300
    ).fault
  ).toContain('larger than')
  expect(
    read(
      Array.from({ length: 40 }, () => ': comment\n\n'),
      300
    ).fault
  ).toBeUndefined()
  expect(
    read(
      Array.from({ length: 40 }, () => 'data: 1234\n'),
      300
    ).fault
  ).toContain('larger than')
})

test('the frames of any stream are the same at any chunking', () => {
  const text = fc.string({
    unit: fc.constantFrom('\n', '\r', '\r\n', 'data: ', 'data:', 'event: x', ':', 'é', '🧭', ' ', 'a', '\ufeff')
  })
  fc.assert(
    fc.property(text, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (wire, sizes) => {
      const bytes = encoder.encode(wire)
      const chunks: Uint8Array[] = []
      for (let at = 0, turn = 0; at < bytes.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1
        chunks.push(bytes.subarray(at, at + size))
        at += size
      }
      expect(read(chunks)).toEqual(read([bytes]))
    }),
    { numRuns: 500 }
  )
})

test('a line in pieces is one line, however many pieces and whatever they hold', () => {
  const text = `${'né'.repeat(5000)}x`
  const bytes = encoder.encode(`: comment\ndata: ${text}\ndata: end\n\ndata: ${text}`)
  for (const size of [1, 2, 3, 1021, 1024, 1025]) {
    const chunks: Uint8Array[] = []
    for (let from = 0; from < bytes.length; from += size) chunks.push(bytes.subarray(from, from + size))
    const { frames, tail } = read(chunks)
    expect(frames).toEqual([{ event: undefined, data: `${text}\nend` }])
    expect(tail).toEqual({ event: undefined, data: text })
  }
})

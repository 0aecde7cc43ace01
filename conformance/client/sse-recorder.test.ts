import { expect, test } from 'vitest'
import { createSseRecorder, FrameTooLarge, type SseEvent } from './sse-recorder.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

interface Read {
  readonly events: SseEvent[]
  readonly residue: number
  readonly lastEventId: string
  readonly retry: number | undefined
}

function read(chunks: readonly Uint8Array[]): Read {
  const recorder = createSseRecorder()
  const events = chunks.flatMap((chunk) => recorder.push(chunk))
  return { events, residue: recorder.residue(), lastEventId: recorder.lastEventId(), retry: recorder.retry() }
}

/** Whole, byte by byte, with empty chunks between, and cut in two at every byte: all must tell the same. */
function readEveryWay(input: string | Uint8Array): Read {
  const whole = typeof input === 'string' ? bytes(input) : input
  const expected = read([whole])
  const single = Array.from(whole, (byte) => Uint8Array.of(byte))
  expect(read(single)).toEqual(expected)
  expect(read(single.flatMap((chunk) => [new Uint8Array(), chunk]))).toEqual(expected)
  for (let at = 0; at <= whole.length; at += 1) {
    expect(read([whole.subarray(0, at), whole.subarray(at)])).toEqual(expected)
  }
  return expected
}

const dataOf = (read: Read): string[] => read.events.flatMap((event) => (event.kind === 'frame' ? [event.data] : []))

test('case 45: a CRLF cut between its two bytes ends one line and the blank line once', () => {
  const parts = ['data: {"a":1}\r', '\n\r', '\n'].map(bytes)
  expect(dataOf(read(parts))).toEqual(['{"a":1}'])
  expect(dataOf(readEveryWay('data: {"a":1}\r\n\r\n'))).toEqual(['{"a":1}'])
})

test('case 46: mixed line ends give three events', () => {
  expect(dataOf(readEveryWay('data: 1\n\r\ndata: 2\r\n\ndata: 3\r\r'))).toEqual(['1', '2', '3'])
})

test.each([['\r\n'], ['\r']])('case 47: a stream with line end %j tells the events of the LF stream', (eol) => {
  const text = ': hello\nid: 1\nevent: a\ndata: x\ndata: y\n\nid: 2\nretry: 10\ndata: ü🙂\n\n'
  const strip = (read: Read) => read.events.map(({ offset: _, ...event }) => event)
  const other = readEveryWay(text.replaceAll('\n', eol))
  expect(strip(other)).toEqual(strip(readEveryWay(text)))
  expect(other.retry).toBe(10)
})

test('a CR ends its frame at once, with no wait for the next byte', () => {
  expect(dataOf(read([bytes('data: 1\r\r')]))).toEqual(['1'])
})

test('case 48: a byte order mark at the start is dropped, one later makes its field unknown', () => {
  const first = read([new Uint8Array(), Uint8Array.of(0xef, 0xbb), Uint8Array.of(0xbf), bytes('data: 1\n\n')])
  expect(dataOf(first)).toEqual(['1'])
  const both = readEveryWay('\uFEFFdata: 1\n\n\uFEFFdata: 2\n\ndata: \uFEFF3\n\n')
  expect(dataOf(both)).toEqual(['1', '\uFEFF3'])
  expect(dataOf(readEveryWay('\uFEFF\uFEFFdata: 1\n\n'))).toEqual([])
})

test('bytes that begin like a byte order mark but are none belong to the first line', () => {
  expect(readEveryWay(Uint8Array.of(0xef, 0xbb)).residue).toBe(2)
  const odd = Uint8Array.from([0xef, ...bytes('data: 1\n\ndata: 2\n\n')])
  expect(dataOf(readEveryWay(odd))).toEqual(['2'])
})

test('case 51: a frame without its blank line is never dispatched and counted as residue', () => {
  const text = 'data: {"type":"response.completed"}\n'
  const cut = readEveryWay(`id: 1\ndata: a\n\n${text}`)
  expect(dataOf(cut)).toEqual(['a'])
  expect(cut.residue).toBe(bytes(text).length)
})

test('case 52: a line that is cut is residue too', () => {
  const cut = readEveryWay('data: {"type":"respon')
  expect(cut.events).toEqual([])
  expect(cut.residue).toBe(21)
})

test('case 54: blocks without data dispatch no event but move the cursor and the retry time', () => {
  const odd = readEveryWay('retry: 3000\n\nid: 7\n\nevent: ping\n\ndata: 1\n\n')
  expect(odd.events).toEqual([
    { kind: 'dataless', id: '7', offset: 13 },
    { kind: 'frame', data: '1', offset: 33 }
  ])
  expect(odd.lastEventId).toBe('7')
  expect(odd.retry).toBe(3000)
})

test('case 57: data lines are joined by a line feed', () => {
  expect(dataOf(readEveryWay('data: {\ndata: "a":1}\n\n'))).toEqual(['{\n"a":1}'])
})

test('case 58: two empty data lines are a single line feed, one is an empty event', () => {
  expect(dataOf(readEveryWay('data:\ndata:\n\n'))).toEqual(['\n'])
  expect(dataOf(readEveryWay('data\n\n'))).toEqual([''])
})

test('case 61: an id with NUL is ignored', () => {
  const nul = readEveryWay('id: a\ndata: 1\n\nid: b\0c\ndata: 2\n\n')
  expect(nul.events).toEqual([
    { kind: 'frame', id: 'a', data: '1', offset: 0 },
    { kind: 'frame', data: '2', offset: 15 }
  ])
  expect(nul.lastEventId).toBe('a')
})

test.each([['1e3'], ['-5'], [''], ['5x'], ['٣']])('case 65: retry %j is ignored', (value) => {
  expect(readEveryWay(`retry: ${value}\ndata: 1\n\n`).retry).toBeUndefined()
})

test('exactly one leading space of a value is dropped', () => {
  expect(dataOf(readEveryWay('data:  two\n\ndata:none\n\ndata:\ttab\n\n'))).toEqual([' two', 'none', '\ttab'])
})

test('unknown fields and fields that differ by case are ignored', () => {
  expect(dataOf(readEveryWay('Data: 1\ndatum: 2\n data: 3\n\ndata: 4\n\n'))).toEqual(['4'])
})

test('characters of every length survive every cut, and broken ones become U+FFFD', () => {
  expect(dataOf(readEveryWay('data: aß漢🙂\n\n'))).toEqual(['aß漢🙂'])
  expect(dataOf(readEveryWay(Uint8Array.from([...bytes('data: '), 0xf0, 0x9f, 0x0a, 0x0a])))).toEqual(['\uFFFD'])
})

test('a comment between the lines of a frame is told on its own and leaves no residue', () => {
  const read = readEveryWay('data: 1\n: note\n\n: bye\n')
  expect(read.events).toMatchObject([
    { kind: 'comment', text: ' note' },
    { kind: 'frame' },
    { kind: 'comment', text: ' bye' }
  ])
  expect(read.residue).toBe(0)
})

test('a frame beyond the limit is refused while it is still arriving', () => {
  const recorder = createSseRecorder({ maxFrameBytes: 100 })
  recorder.push(bytes(`data: ${'x'.repeat(80)}\n\n`))
  recorder.push(bytes(`data: ${'x'.repeat(80)}`))
  expect(() => recorder.push(bytes('x'.repeat(30)))).toThrow(FrameTooLarge)
})

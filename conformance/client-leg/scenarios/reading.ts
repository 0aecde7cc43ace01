import { isTerminal, logOf, text } from '../model/execution-log.ts'
import type { ClientScenario } from '../model/scenario.ts'
import { eventsAfter, type Framing, framed, plainFrame, sendEvents, streamHead } from '../server/frames.ts'
import { endBody, inFraming, inPieces, inTurn, shortLog, someEvents, theRest } from './shared.ts'

const mebibyte = 1024 * 1024

const withEnds =
  (end: string): Framing =>
  (event) =>
    plainFrame(event).replaceAll('\n', end)

/** Every line with another end, in turn. A blank line ends as the line before it, because CR before LF would be one end. */
const mixed: Framing = (event) => {
  const ends = ['\r\n', '\n', '\r']
  const lines = plainFrame(event).trimEnd().split('\n')
  const last = ends[(event.sequence + lines.length - 1) % 3] ?? ''
  return lines.map((line, at) => `${line}${ends[(event.sequence + at) % 3]}`).join('') + last
}

const json = JSON.stringify

const bytesOf = (bytes: Buffer): Uint8Array[] => [...bytes].map((byte) => Uint8Array.of(byte))

/** Cut inside every character that has more than one byte, and nowhere else. */
function insideCharacters(bytes: Buffer): Uint8Array[] {
  const cuts = [...bytes.keys()].filter((at) => ((bytes[at] ?? 0) & 0xc0) === 0x80)
  return [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index] ?? bytes.length))
}

/** The last third of a frame comes with the first part of the next one. */
const straddling = (bytes: Buffer): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / 97) }, (_, at) => bytes.subarray(at * 97, (at + 1) * 97))

const afterCarriageReturns = (bytes: Buffer): Uint8Array[] => {
  const cuts = [...bytes.keys()].filter((at) => bytes[at - 1] === 0x0d)
  return [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index] ?? bytes.length))
}

/** Cut before every byte order mark. */
const atMarks = (bytes: Buffer): Uint8Array[] => {
  const cuts = [...bytes.keys()].filter((at) => bytes.subarray(at, at + 3).equals(Buffer.of(0xef, 0xbb, 0xbf)))
  return [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index] ?? bytes.length))
}

const markFirst = (mark: readonly Uint8Array[]) => (bytes: Buffer) => [...mark, bytes]

const commented: Framing = (event) =>
  `: before\n:\nid: ${event.sequence}\n: data: {"sequence": 0}\nevent: ${event.type}\n:data:{}\ndata: ${json(event)}\n:x\n\n:\n\n`

const indented: Framing = (event) =>
  `id: ${event.sequence}\nevent: ${event.type}\n${json(event, undefined, 2)
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('')}\n`

const oddFields: Framing = (event) =>
  `foo: bar\nData: {"sequence":7}\n data: x\nretry: 1e3\nretry: -5\nretry:\nnonsense\nid\nevent\nid:${event.sequence}\nevent:${event.type}\ndata:${json(event)}\n\n`

const blocksBetween: Framing = (event) =>
  `\n\n\nevent: execution.completed\n\nid: ${event.sequence - 1}\n\nretry: 3\n\n: only a comment\n\nid:\n\n${plainFrame(event)}`

const framings: readonly Pick<ClientScenario, 'id' | 'title' | 'about' | 'events'>[] = [
  {
    id: 'reading/crlf',
    title: 'Lines end with CRLF.',
    about: ['reading/line-endings'],
    events: inFraming(withEnds('\r\n'))
  },
  { id: 'reading/cr', title: 'Lines end with CR.', about: ['reading/line-endings'], events: inFraming(withEnds('\r')) },
  {
    id: 'reading/mixed-line-ends',
    title: 'Every line ends another way.',
    about: ['reading/line-endings'],
    events: inFraming(mixed)
  },
  {
    id: 'reading/crlf-apart',
    title: 'CR and LF come in chunks of their own.',
    about: ['reading/line-endings'],
    events: inPieces(withEnds('\r\n'), afterCarriageReturns, 2)
  },
  {
    id: 'reading/crlf-apart-inside-data',
    title: 'CR and LF come in chunks of their own, between the data lines of one event.',
    about: ['reading/line-endings'],
    events: inPieces((event) => indented(event).replaceAll('\n', '\r\n'), afterCarriageReturns, 2)
  },
  {
    id: 'reading/byte-by-byte',
    title: 'Every byte is a chunk.',
    about: ['reading/any-chunking'],
    events: inPieces(plainFrame, bytesOf)
  },
  {
    id: 'reading/inside-characters',
    title: 'Chunks end inside characters.',
    about: ['reading/any-chunking'],
    events: inPieces(plainFrame, insideCharacters, 5)
  },
  {
    id: 'reading/one-chunk',
    title: 'All events come in one chunk.',
    about: ['reading/any-chunking'],
    events: inPieces(plainFrame, (bytes) => [bytes])
  },
  {
    id: 'reading/across-frames',
    title: 'Chunks end anywhere in frames.',
    about: ['reading/any-chunking'],
    events: inPieces(plainFrame, straddling, 2)
  },
  {
    id: 'reading/byte-order-mark',
    title: 'The stream begins with a byte order mark.',
    about: ['reading/byte-order-mark'],
    events: inPieces((event) => `data: ${json(event)}\n\n`, markFirst([Uint8Array.of(0xef, 0xbb, 0xbf)]))
  },
  {
    id: 'reading/byte-order-mark-apart',
    title: 'The byte order mark comes in two chunks.',
    about: ['reading/byte-order-mark'],
    events: inPieces(
      (event) => `data: ${json(event)}\n\n`,
      markFirst([Uint8Array.of(0xef), Uint8Array.of(0xbb, 0xbf)]),
      5
    )
  },
  {
    id: 'reading/comments',
    title: 'Comments stand everywhere.',
    about: ['reading/comments'],
    events: inFraming(commented)
  },
  {
    id: 'reading/multi-line-data',
    title: 'Every event is written over many data lines.',
    about: ['reading/multi-line-data'],
    events: inFraming(indented)
  },
  {
    id: 'reading/odd-fields',
    title: 'Fields are unknown or odd.',
    about: ['reading/other-fields'],
    events: inFraming(oddFields)
  },
  {
    id: 'reading/blocks-without-data',
    title: 'Blocks without data stand between events.',
    about: ['reading/empty-blocks'],
    events: inFraming(blocksBetween)
  },
  {
    id: 'reading/no-names',
    title: 'Frames have no id and no event.',
    about: ['reading/data-decides'],
    events: inFraming((event) => `data: ${json(event)}\n\n`)
  },
  {
    id: 'reading/other-names',
    title: 'Frames name another event and another id.',
    about: ['reading/data-decides'],
    events: inFraming((event) => `id: x${event.sequence}y\nevent: message\ndata: ${json(event)}\n\n`)
  }
]

/** The whole log under another head. */
const underHead =
  (head: Readonly<Record<string, string>>): NonNullable<ClientScenario['events']> =>
  async ({ after }, reply, { log }) => {
    const { bytes } = framed(eventsAfter(log, after))
    reply.head(200, 'content-length' in head ? { ...head, 'content-length': String(bytes.length) } : head)
    await reply.write(bytes, log.events.length)
    reply.end()
  }

/** Characters at which some programs end lines, and no event stream does. */
const otherSeparators = 'a\u2028b\u2029c\u0085d\u000be\u000cf\u001cg\u001dh\u001ei'

/** A frame that is no event in place of the third one. */
const broken = (frame: string) =>
  someEvents(2, async (reply) => {
    await reply.write(frame)
  })

const behindBroken =
  (frame: string): NonNullable<ClientScenario['events']> =>
  async (request, reply, scene) => {
    reply.head(200, streamHead)
    const left = eventsAfter(scene.log, request.after)
    await sendEvents(
      reply,
      left.filter(({ sequence }) => sequence < 3)
    )
    // Behind a cursor past the broken place the rest is whole: a client that went on there gets it, with a hole.
    if (request.after < 3) await reply.write(frame)
    await sendEvents(
      reply,
      left.filter(({ sequence }) => sequence > 3)
    )
    reply.end()
  }

const malformed = (slug: string, title: string, frame: string): ClientScenario => ({
  id: `reading/${slug}`,
  title,
  about: ['reading/malformed-data'],
  log: shortLog,
  options: { max_reconnects: 2 },
  events: behindBroken(frame)
})

const endless =
  (piece: string, opening: string): NonNullable<ClientScenario['events']> =>
  async ({ after }, reply, { log }) => {
    reply.head(200, streamHead)
    await sendEvents(reply, eventsAfter(log, after, 2))
    await reply.write(opening)
    for (let size = 0; size < 48 * mebibyte && !reply.isGone(); size += piece.length) await reply.write(piece)
    await reply.gone
  }

export const readingScenarios: readonly ClientScenario[] = [
  ...framings.map((scenario) => ({ ...scenario, log: shortLog })),
  {
    id: 'reading/other-separators',
    title: 'Text holds characters at which some programs end lines.',
    about: ['reading/line-endings'],
    log: (seed) => logOf(seed, text(otherSeparators), text('\u0085'), text('end'))
  },
  {
    id: 'reading/mark-inside',
    title: 'Text holds byte order marks, and chunks begin with them.',
    about: ['reading/byte-order-mark'],
    log: (seed) => logOf(seed, text('\ufeffa'), text('b\ufeff')),
    events: inPieces(plainFrame, atMarks, 5)
  },
  {
    id: 'reading/media-type-with-parameter',
    title: 'The media type has a parameter.',
    about: ['reading/media-type'],
    log: shortLog,
    events: underHead({ 'content-type': 'text/event-stream;charset=utf-8' })
  },
  {
    id: 'reading/media-type-in-capitals',
    title: 'The media type is written in capitals.',
    about: ['reading/media-type'],
    log: shortLog,
    events: underHead({ 'content-type': 'Text/Event-Stream; charset=UTF-8' })
  },
  {
    id: 'reading/length-told',
    title: 'The length of the body is told, and the connection closes behind it.',
    about: ['reading/media-type'],
    log: shortLog,
    events: underHead({ 'content-type': 'text/event-stream', 'content-length': '', connection: 'close' })
  },
  {
    id: 'reading/half-frame',
    title: 'The first body ends in the middle of a frame.',
    about: ['reading/unterminated-frame', 'resuming/reconnects'],
    log: shortLog,
    events: inTurn(async ({ after }, reply, { log }) => {
      const { bytes } = framed(eventsAfter(log, after, 4))
      reply.head(200, streamHead)
      await reply.write(bytes.subarray(0, bytes.length - 40), 3)
      reply.end()
    }, theRest)
  },
  {
    id: 'reading/no-blank-line',
    title: 'The first body ends behind a whole data line, without its blank line.',
    about: ['reading/unterminated-frame', 'resuming/reconnects'],
    log: shortLog,
    events: inTurn(async ({ after }, reply, { log }) => {
      const { bytes } = framed(eventsAfter(log, after, 4))
      reply.head(200, streamHead)
      // Who takes the last frame all the same has event 4 whole: that is harmless.
      await reply.write(bytes.subarray(0, bytes.length - 2), 4)
      reply.end()
    }, theRest)
  },
  {
    id: 'reading/ten-megabytes',
    title: 'One event has ten megabytes.',
    about: ['reading/large-events'],
    log: (seed) => logOf(seed, text('before '), text('großer Text '.repeat(800_000)), text(' behind')),
    options: { report: 'summary' }
  },
  {
    id: 'reading/fifteen-mebibytes',
    title: 'One event has fifteen mebibytes, on many data lines.',
    about: ['reading/large-events'],
    log: (seed) => logOf(seed, text('x'.repeat(15 * mebibyte))),
    options: { report: 'summary' },
    events: inFraming(indented)
  },
  {
    id: 'reading/endless-line',
    title: 'A data line never ends.',
    about: ['reading/size-limit'],
    log: shortLog,
    options: { max_event_bytes: mebibyte, max_reconnects: 1 },
    events: endless('x'.repeat(64 * 1024), 'data: ')
  },
  {
    id: 'reading/endless-frame',
    title: 'A frame has ever more data lines.',
    about: ['reading/size-limit'],
    log: shortLog,
    options: { max_event_bytes: mebibyte, max_reconnects: 1 },
    events: endless(`data: ${'y'.repeat(32 * 1024)}\n`, '')
  },
  {
    id: 'reading/above-the-limit',
    title: 'A whole event is larger than the limit of the caller.',
    about: ['reading/size-limit'],
    log: (seed) => logOf(seed, text('x'.repeat(3 * mebibyte))),
    options: { max_event_bytes: mebibyte, max_reconnects: 1 }
  },
  {
    id: 'reading/unknown-types',
    title: 'Events of unknown types come before, between and after known ones.',
    about: ['reading/unknown-events'],
    log: (seed) =>
      logOf(
        seed,
        { type: 'x-vendor.note', note: { deep: [1, { a: null }] } },
        text('a'),
        { type: 'output.hologram.delta', output_index: 4, delta: { mesh: [0.5, -1] } },
        { type: 'X', value: '' },
        text('b'),
        { type: 'x-', status: 'running' }
      )
  },
  {
    id: 'reading/unknown-fields',
    title: 'Known events have unknown fields, also deep inside.',
    about: ['reading/unknown-fields'],
    log: (seed) =>
      logOf(
        seed,
        { ...text('a'), x_weight: 0.25, x_list: [1, [2], { three: true }] },
        {
          type: 'usage.reported',
          facts: [{ unit: 'output_token', quantity: 1, source: 'provider', x_note: 'n' }],
          x_page: 3
        },
        {
          type: 'execution.completed',
          target: { provider: 'kit', model: 'kit-1', x_region: 'north' },
          finish_reason: 'stop',
          x_trace: { id: 'ä' }
        }
      )
  },
  malformed('broken-json', 'In place of an event comes broken JSON.', 'id: 3\ndata: {"sequence": 3, "type": "out\n\n'),
  malformed('no-object', 'In place of an event comes a number.', 'id: 3\ndata: 3\n\n'),
  malformed(
    'no-sequence',
    'In place of an event comes an object without a sequence.',
    'id: 3\ndata: {"type":"output.delta","delta":"?"}\n\n'
  ),
  {
    id: 'reading/broken-once',
    title: 'The first connection brings broken JSON and ends, the next one is whole.',
    about: ['reading/malformed-data'],
    log: shortLog,
    events: inTurn(async (request, reply, scene) => {
      await broken('data: {"sequence": 3,\n\n')(request, reply, scene)
      endBody(reply)
    }, theRest)
  },
  {
    id: 'reading/another-execution',
    title: 'An event of another execution stands in the stream.',
    about: ['reading/own-execution'],
    log: shortLog,
    options: { max_reconnects: 1 },
    events: async ({ after }, reply, { log }) => {
      reply.head(200, streamHead)
      for (const event of eventsAfter(log, after)) {
        if (event.sequence === 3 && !isTerminal(event))
          await reply.write(plainFrame({ ...event, execution_id: '00000000-0000-4000-8000-000000000000' }))
        await reply.write(plainFrame(event), event.sequence)
      }
      reply.end()
    }
  }
]

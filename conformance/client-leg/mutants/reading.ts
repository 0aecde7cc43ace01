import { ClientError } from '../honest/client/client-error.ts'
import { fieldOf } from '../honest/client/frames.ts'
import { jsonObject } from '../honest/client/parts.ts'
import type { ClientMutant } from './client-mutant.ts'

const knownFields = [
  'execution_id',
  'sequence',
  'time',
  'type',
  'status',
  'target',
  'attempt',
  'output_index',
  'delta',
  'call_id',
  'name',
  'facts',
  'error',
  'finish_reason'
]

const knownTypes = /^(execution|route|output\.(delta|reasoning|refusal|result)|tool|usage)/

/** Splits at LF alone, holding what has no end yet. */
function lineFeedsAlone(): (text: string) => string[] {
  let held = ''
  return (text) => {
    const lines = (held + text).split('\n')
    held = lines.pop() ?? ''
    return lines
  }
}

export const readingMutants: readonly ClientMutant[] = [
  {
    name: 'reads-line-feeds-alone',
    title: 'Lines end at LF only.',
    predicts: ['reading/line-endings'],
    edit: () => ({ lines: lineFeedsAlone })
  },
  {
    name: 'takes-a-line-feed-apart-for-a-line',
    title: 'A CR at the end of a chunk is forgotten, so that the LF in the next one ends another line.',
    predicts: ['reading/line-endings'],
    edit: ({ lines }) => ({
      lines: (limit) => {
        const split = lines(limit)
        let before = ''
        return (text) => {
          const apart = before.endsWith('\r') && text.startsWith('\n')
          if (text !== '') before = text
          return apart ? ['', ...split(text)] : split(text)
        }
      }
    })
  },
  {
    name: 'splits-at-any-separator',
    title: 'Lines end wherever Unicode has a separator.',
    predicts: ['reading/line-endings'],
    edit: ({ lines }) => ({
      lines: (limit) => {
        const split = lines(limit)
        return (text) => split(text.replace(/[\u0085\u2028\u2029]/g, '\n'))
      }
    })
  },
  {
    name: 'wants-the-bare-media-type',
    title: 'An event stream whose media type has a parameter is refused.',
    predicts: ['reading/media-type'],
    edit: () => ({ takesType: (type) => type === 'text/event-stream' })
  },
  {
    name: 'drops-marks-inside',
    title: 'Every byte order mark is dropped.',
    predicts: ['reading/byte-order-mark'],
    edit: ({ decoder }) => ({
      decoder: () => {
        const decode = decoder()
        return (bytes) => decode(bytes).replaceAll('\ufeff', '')
      }
    })
  },
  {
    name: 'decodes-each-chunk-alone',
    title: 'A character that two chunks share is broken.',
    predicts: ['reading/any-chunking'],
    edit: () => ({ decoder: () => (bytes) => Buffer.from(bytes).toString('utf8') })
  },
  {
    name: 'keeps-the-byte-order-mark',
    title: 'A byte order mark belongs to the first field.',
    predicts: ['reading/byte-order-mark'],
    edit: () => ({
      decoder: () => {
        const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
        return (bytes) => decoder.decode(bytes, { stream: true })
      }
    })
  },
  {
    name: 'takes-comments-for-data',
    title: 'A comment inside a frame is a line of its data.',
    predicts: ['reading/comments'],
    edit: ({ frames }) => ({
      frames: (limit) => {
        const frameOf = frames(limit)
        return (line) => frameOf(line.startsWith(':') && line.length > 1 ? `data${line}` : line)
      }
    })
  },
  {
    name: 'keeps-the-last-data-line',
    title: 'Of many data lines only the last one counts.',
    predicts: ['reading/multi-line-data'],
    edit: ({ frames }) => ({
      frames: (limit) => {
        const frameOf = frames(limit)
        return (line) => {
          const frame = frameOf(line)
          const data = frame?.data?.split('\n').at(-1)
          return frame === undefined || data === undefined ? frame : { ...frame, data }
        }
      }
    })
  },
  {
    name: 'refuses-unknown-fields',
    title: 'A field that the format does not know ends the stream.',
    predicts: ['reading/other-fields'],
    edit: ({ frames }) => ({
      frames: (limit) => {
        const frameOf = frames(limit)
        return (line) => {
          if (!['', 'data', 'id', 'event', 'retry'].includes(fieldOf(line)[0]))
            throw new ClientError('protocol', 'a field that nobody knows')
          return frameOf(line)
        }
      }
    })
  },
  {
    name: 'ends-at-the-name-of-an-event',
    title: 'A block without data that names the terminal event is the end.',
    predicts: ['reading/empty-blocks'],
    edit: ({ eventOf }) => ({
      eventOf(frame, executionId) {
        if (frame.data === undefined && frame.event === 'execution.completed')
          throw new ClientError('incomplete', 'the end without its data')
        return eventOf(frame, executionId)
      }
    })
  },
  {
    name: 'dispatches-the-last-frame',
    title: 'A frame that is cut at the end of a body is read all the same.',
    predicts: ['reading/unterminated-frame'],
    edit: () => ({ lastFrame: (frame) => frame() })
  },
  {
    name: 'takes-no-event-above-a-mebibyte',
    title: 'An event has at most one mebibyte, whatever the caller wants.',
    predicts: ['reading/large-events'],
    edit: () => ({ sizeLimit: () => 1024 * 1024 })
  },
  {
    name: 'has-no-size-limit',
    title: 'An event may be as large as it likes.',
    predicts: ['reading/size-limit'],
    edit: () => ({ sizeLimit: () => Number.POSITIVE_INFINITY })
  },
  {
    name: 'drops-unknown-events',
    title: 'Events of unknown type are not handed out.',
    predicts: ['reading/unknown-events'],
    edit: () => ({ handsOut: (event) => (knownTypes.test(String(event.type)) ? event : undefined) })
  },
  {
    name: 'refuses-unknown-events',
    title: 'An event of unknown type is an error.',
    predicts: ['reading/unknown-events'],
    edit: () => ({
      handsOut(event) {
        if (knownTypes.test(String(event.type))) return event
        throw new ClientError('protocol', 'an event that nobody knows')
      }
    })
  },
  {
    name: 'drops-unknown-fields',
    title: 'Of an event only the known fields are handed out.',
    predicts: ['reading/unknown-fields'],
    edit: () => ({
      handsOut: (event) =>
        knownTypes.test(String(event.type))
          ? Object.fromEntries(Object.entries(event).filter(([name]) => knownFields.includes(name)))
          : event
    })
  },
  {
    name: 'goes-by-the-name-of-the-frame',
    title: 'A frame is an event only if it is named as one.',
    predicts: ['reading/data-decides'],
    edit: ({ eventOf }) => ({
      eventOf: (frame, executionId) =>
        frame.event === undefined || !/^(x-|X$|execution|route|output|tool|usage)/.test(frame.event)
          ? undefined
          : eventOf(frame, executionId)
    })
  },
  {
    name: 'skips-what-it-cannot-read',
    title: 'Data that is no event is left out in silence.',
    predicts: ['reading/malformed-data'],
    edit: ({ eventOf }) => ({
      eventOf: (frame, executionId) => {
        const event = jsonObject(frame.data ?? '')
        return event !== undefined && Number.isSafeInteger(event.sequence) ? eventOf(frame, executionId) : undefined
      },
      place: (sequence, cursor) => (sequence <= cursor ? 'old' : 'next')
    })
  },
  {
    name: 'hands-out-strangers',
    title: 'Events of another execution are handed out.',
    predicts: ['reading/own-execution'],
    edit: () => ({ eventOf: (frame) => (frame.data === undefined ? undefined : jsonObject(frame.data)) })
  }
]

import type { Ended, Parts } from '../honest/client/parts.ts'
import type { ClientMutant } from './client-mutant.ts'

/** What is asked for behind this cursor. */
const asking = (cursor: string): { headers: Record<string, string>; query: string } => ({
  headers: { 'last-event-id': cursor },
  query: ''
})

const none = { headers: {}, query: '' }

const isEmptyStream = ({ status, error, progress }: Ended): boolean => status === 200 && !error && !progress

/** Forgets what it was asked to wait, behind some connections. `onEnd` and `waitMs` are called in a row for one connection. */
function forgetsWaits({ onEnd, waitMs }: Parts, behind: (ended: Ended) => boolean): Partial<Parts> {
  let forgets = false
  return {
    onEnd: (ended, cursor) => {
      forgets = behind(ended)
      return onEnd(ended, cursor)
    },
    waitMs: (tries, asked, options) => waitMs(tries, forgets ? {} : asked, options)
  }
}

export const resumingMutants: readonly ClientMutant[] = [
  {
    name: 'never-reconnects',
    title: 'A stream that ends early is an error at once.',
    predicts: [
      'resuming/reconnects',
      'resuming/ids-move-nothing',
      'resuming/overlap',
      'resuming/keeps-progress',
      'resuming/passing-statuses',
      'resuming/other-passing-statuses',
      'resuming/callers-cursor',
      'reading/unterminated-frame'
    ],
    edit: () => ({ onEnd: () => 'fail' })
  },
  {
    name: 'takes-a-broken-connection-for-final',
    title: 'Only a body that ends cleanly is resumed.',
    predicts: ['resuming/reconnects'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => (ended.error?.kind === 'connection' ? 'fail' : onEnd(ended, cursor))
    })
  },
  {
    name: 'hands-out-an-overlap',
    title: 'What comes again is handed out again.',
    predicts: ['resuming/exactly-once', 'resuming/overlap'],
    edit: () => ({ place: (sequence, cursor) => (sequence > cursor + 1 ? 'gap' : 'next') })
  },
  {
    name: 'writes-cursors-with-zeros',
    title: 'A cursor is written with leading zeros.',
    predicts: ['resuming/cursor'],
    edit: () => ({ asks: (cursor) => (cursor === 0 ? none : asking(String(cursor).padStart(4, '0'))) })
  },
  {
    name: 'asks-past-what-has-come',
    title: 'The cursor is the next event, which is thereby lost.',
    predicts: ['resuming/cursor', 'resuming/exactly-once'],
    edit: () => ({
      asks: (cursor, connection) => (connection === 0 ? none : asking(String(cursor + 1))),
      place: (sequence, cursor) => (sequence <= cursor ? 'old' : 'next')
    })
  },
  {
    name: 'asks-for-one-event-again',
    title: 'The cursor of a resumed connection is one event back.',
    predicts: ['resuming/asks-for-the-rest'],
    edit: ({ asks }) => ({ asks: (cursor, connection) => asks(connection === 0 ? cursor : Math.max(0, cursor - 1), 0) })
  },
  {
    name: 'moves-by-ids',
    title: 'The cursor follows ids in blocks without data.',
    predicts: ['resuming/ids-move-nothing'],
    edit: ({ cursorOf }) => ({
      cursorOf: (frame, event, cursor) =>
        event === undefined && /^\d+$/.test(frame.id ?? '') ? Number(frame.id) : cursorOf(frame, event, cursor)
    })
  },
  {
    name: 'hands-out-past-a-gap',
    title: 'What comes too early is handed out.',
    predicts: ['resuming/gap'],
    edit: () => ({ place: (sequence, cursor) => (sequence <= cursor ? 'old' : 'next') })
  },
  {
    name: 'counts-all-tries',
    title: 'Tries are counted over the whole execution.',
    predicts: ['resuming/keeps-progress'],
    edit: () => ({ tries: (before) => before + 1 })
  },
  {
    name: 'never-tires-of-empty-streams',
    title: 'Streams without an event do not count as tries.',
    predicts: ['resuming/gives-up', 'resuming/backs-off'],
    edit: ({ tries }) => ({ tries: (before, ended) => (isEmptyStream(ended) ? before : tries(before, ended)) })
  },
  {
    name: 'takes-a-replay-for-progress',
    title: 'A connection that brings old events alone does not count.',
    predicts: ['resuming/gives-up'],
    edit: ({ place, tries }) => {
      let brought = false
      return {
        place: (sequence, cursor) => {
          brought = true
          return place(sequence, cursor)
        },
        tries: (before, ended) => {
          const counted = brought ? 0 : tries(before, ended)
          brought = false
          return counted
        }
      }
    }
  },
  {
    name: 'reads-retry-after-of-503-alone',
    title: 'A 429 is tried again without regard to its Retry-After.',
    predicts: ['resuming/retry-after'],
    edit: (honest) => forgetsWaits(honest, ({ status }) => status === 429)
  },
  {
    name: 'forgets-the-retry-field-when-cut',
    title: 'A retry field counts only where the body ends cleanly.',
    predicts: ['resuming/retry-field'],
    edit: (honest) => forgetsWaits(honest, ({ error }) => error?.kind === 'connection')
  },
  {
    name: 'tries-twice-as-often',
    title: 'The limit of tries is doubled.',
    predicts: ['resuming/limit-of-tries'],
    edit: () => ({ mayTry: (tries, limit) => tries <= 2 * limit })
  },
  {
    name: 'never-waits',
    title: 'The next try follows at once.',
    predicts: ['resuming/backs-off'],
    edit: ({ waitMs }) => ({
      waitMs: (tries, asked, options) => waitMs(tries, asked, { ...options, initial_delay_ms: 0, max_delay_ms: 0 })
    })
  },
  {
    name: 'ignores-the-retry-field',
    title: '`retry:` is not heard.',
    predicts: ['resuming/retry-field'],
    edit: ({ waitMs }) => ({
      waitMs: (tries, { retryAfterMs = 0 }, options) => waitMs(tries, { retryAfterMs }, options)
    })
  },
  {
    name: 'ignores-retry-after',
    title: '`Retry-After` is not heard.',
    predicts: ['resuming/retry-after', 'asking/retry-after'],
    edit: ({ waitMs }) => ({
      waitMs: (tries, { retryFieldMs = 0 }, options) => waitMs(tries, { retryFieldMs }, options)
    })
  },
  {
    name: 'reads-no-date',
    title: '`Retry-After` is read in seconds only.',
    predicts: ['resuming/retry-after'],
    edit: ({ retryAfterMs }) => ({
      retryAfterMs: (value) => (/^\d+$/.test(value ?? '') ? retryAfterMs(value) : undefined)
    })
  },
  {
    name: 'overflows-timers',
    title: 'A wait that no timer can hold is none.',
    predicts: ['resuming/absurd-waits'],
    edit: ({ waitMs }) => ({
      waitMs(tries, asked, options) {
        const wanted = Math.max(asked.retryAfterMs ?? 0, asked.retryFieldMs ?? 0)
        return wanted > 2 ** 31 - 1 ? 1 : waitMs(tries, asked, options)
      }
    })
  },
  {
    name: 'gives-up-when-the-runtime-is-busy',
    title: '429 and 503 are final.',
    predicts: ['resuming/passing-statuses'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => ([429, 503].includes(ended.status ?? 0) ? 'fail' : onEnd(ended, cursor))
    })
  },
  {
    name: 'gives-up-at-the-faults-of-others',
    title: '500, 502 and 504 are final.',
    predicts: ['resuming/other-passing-statuses'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => ([500, 502, 504].includes(ended.status ?? 0) ? 'fail' : onEnd(ended, cursor))
    })
  },
  {
    name: 'takes-not-found-for-the-end',
    title: '404 and 410 are a clean end.',
    predicts: ['resuming/final-statuses', 'ending/early-end'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => ([404, 410].includes(ended.status ?? 0) ? 'done' : onEnd(ended, cursor))
    })
  },
  {
    name: 'asks-again-for-what-is-final',
    title: 'Every status is tried again.',
    predicts: ['resuming/final-at-once'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => (ended.error?.kind === 'api' ? 'again' : onEnd(ended, cursor))
    })
  },
  {
    name: 'forgets-the-cursor-of-the-caller',
    title: 'The first connection begins at the start.',
    predicts: ['resuming/callers-cursor'],
    edit: ({ asks }) => ({ asks: (cursor, connection) => (connection === 0 ? none : asks(cursor, connection)) })
  },
  {
    name: 'takes-no-content-for-a-fault',
    title: 'A 204 behind the last event is an error.',
    predicts: ['resuming/at-the-end'],
    edit: () => ({ noContentEnds: false })
  }
]

import { ClientError } from '../honest/client/client-error.ts'
import { jsonObject } from '../honest/client/parts.ts'
import type { ClientControl } from './client-mutant.ts'

/** Clients that are legal but odd. */
export const clientControls: readonly ClientControl[] = [
  { name: 'as-it-is', title: "The kit's own client.", edit: () => ({}) },
  {
    name: 'asks-for-a-snapshot-first',
    title: 'A snapshot is asked for before every reading.',
    edit: () => ({ pingsFirst: true })
  },
  {
    name: 'asks-in-the-query',
    title: 'The cursor travels as `after`, also at the start.',
    edit: () => ({ asks: (cursor) => ({ headers: {}, query: `?after=${cursor}` }) })
  },
  {
    name: 'asks-in-both-places',
    title: 'The cursor travels in the query and in the header.',
    edit: () => ({ asks: (cursor) => ({ headers: { 'last-event-id': String(cursor) }, query: `?after=${cursor}` }) })
  },
  {
    name: 'polls-no-content',
    title: 'A 204 is tried again, as often as an empty stream.',
    mayWarn: ['resuming/at-the-end'],
    edit: ({ onEnd }) => ({
      noContentEnds: false,
      onEnd: (ended, cursor) => (ended.status === 204 ? 'again' : onEnd(ended, cursor))
    })
  },
  {
    name: 'waits-without-jitter',
    title: 'Waits double from the first one, exactly.',
    edit: () => ({
      waitMs: (
        tries,
        { retryFieldMs = 0, retryAfterMs = 0 },
        { initial_delay_ms: first = 250, max_delay_ms: most = 10_000 }
      ) =>
        Math.min(Math.max(Math.min(first * 2 ** Math.max(0, tries - 1), most), retryFieldMs, retryAfterMs), 2 ** 31 - 1)
    })
  },
  {
    name: 'reconnects-at-once-at-first',
    title: 'The first try follows at once, later ones are spread.',
    edit: ({ waitMs }) => ({
      waitMs: (tries, asked, options) =>
        waitMs(tries, asked, tries <= 1 ? { ...options, initial_delay_ms: 0, max_delay_ms: 0 } : options)
    })
  },
  {
    name: 'waits-longer',
    title: 'Waits are five times as long as wanted.',
    edit: ({ waitMs }) => ({
      waitMs: (tries, asked, options) =>
        waitMs(tries, asked, {
          ...options,
          initial_delay_ms: 5 * (options.initial_delay_ms ?? 250),
          max_delay_ms: 5 * (options.max_delay_ms ?? 10_000)
        })
    })
  },
  {
    name: 'reads-any-media-type',
    title: 'The media type of a stream is not looked at; a page brings no event.',
    edit: () => ({ takesType: () => true })
  },
  {
    name: 'closes-late',
    title: 'A connection is closed a little behind the terminal event.',
    edit: () => ({ afterTerminal: 'close later' })
  },
  {
    name: 'gives-up-at-a-gap',
    title: 'A gap is an error at once.',
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => (ended.error?.message === 'an event is missing' ? 'fail' : onEnd(ended, cursor))
    })
  },
  {
    name: 'tries-again-at-broken-data',
    title: 'Data that is no event is met by connecting again.',
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) =>
        ended.error?.kind === 'protocol' && ended.status === undefined ? 'again' : onEnd(ended, cursor)
    })
  },
  {
    name: 'takes-a-whole-last-frame',
    title: 'A last frame that is whole but for its blank line is taken.',
    edit: () => ({
      lastFrame(frame) {
        const last = frame()
        return jsonObject(last?.data ?? '') === undefined ? undefined : last
      }
    })
  },
  {
    name: 'makes-no-keys-and-tries-once',
    title: 'Plain calls are made once, submits without a key of their own.',
    mayWarn: ['asking/makes-a-key', 'asking/retries'],
    edit: () => ({ key: (given) => given, retriesPlain: () => false })
  },
  {
    name: 'tries-every-status-again',
    title: 'Every status is tried again within the bounds.',
    mayWarn: ['resuming/final-at-once'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => (ended.error?.kind === 'api' ? 'again' : onEnd(ended, cursor))
    })
  },
  {
    name: 'tells-errors-as-incomplete',
    title: 'What never came to its end is always told in one way.',
    edit: () => ({
      unanswered: (error) => (error.facts.status === undefined ? new ClientError('incomplete', error.message) : error)
    })
  },
  {
    name: 'tells-no-cut-calls',
    title: 'Calls of a failed execution are not told.',
    edit: ({ fold }) => ({
      fold() {
        const honest = fold()
        const total = () => {
          const sums = honest.total()
          return { ...sums, tool_calls: sums.tool_calls.filter(({ complete }) => complete !== false) }
        }
        return { add: honest.add, total }
      }
    })
  }
]

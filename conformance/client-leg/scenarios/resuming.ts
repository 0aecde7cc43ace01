import { longLog } from '../model/execution-log.ts'
import type { ClientScenario, Serve } from '../model/scenario.ts'
import { eventsAfter, type Framing, plainFrame, sendEvents, streamHead } from '../server/frames.ts'
import { errorBody } from '../server/usual-face.ts'
import { cutScenarios } from './every-cut.ts'
import {
  cutBody,
  emptyStream,
  endBody,
  inFraming,
  inTurn,
  page,
  shortLog,
  someEvents,
  status,
  theRest
} from './shared.ts'

const reconnects = (slug: string, title: string, first: Serve): ClientScenario => ({
  id: `resuming/${slug}`,
  title,
  about: ['resuming/reconnects'],
  log: shortLog,
  events: inTurn(first, theRest)
})

const finals = [400, 401, 403, 404, 410] as const
const finalCodes = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'invalid_request',
  404: 'not_found',
  410: 'cursor_expired'
}

const queueFull = errorBody('queue_full', { retryable: true })
const unavailable = errorBody('runtime_unavailable', { retryable: true })

const waits = (
  slug: string,
  title: string,
  header: (now: number) => { value: string; ms: number },
  refusal: { readonly code: number; readonly body: unknown } = { code: 503, body: unavailable }
): ClientScenario => ({
  id: `resuming/${slug}`,
  title,
  about: ['resuming/retry-after', 'resuming/passing-statuses'],
  log: shortLog,
  events: inTurn(
    someEvents(2, endBody),
    (_, reply) => {
      const { value, ms } = header(Date.now())
      reply.asksToWait(ms)
      reply.json(refusal.code, refusal.body, { 'retry-after': value })
    },
    theRest
  )
})

/** Whole seconds, at least one away. */
function dateAfter(now: number): { value: string; ms: number } {
  const date = new Date(now + 2000)
  date.setMilliseconds(0)
  return { value: date.toUTCString(), ms: date.getTime() - now }
}

const absurd = (slug: string, title: string, events: Serve): ClientScenario => ({
  id: `resuming/${slug}`,
  title,
  about: ['resuming/absurd-waits'],
  log: shortLog,
  options: { max_retry_after_ms: 500, max_reconnects: 2 },
  events,
  conduct: async (stage) => {
    const told = stage.tell('events', { execution_id: stage.log.executionId })
    await stage.seen('events', 1)
    await Promise.race([told.ended, stage.wait(1200)])
    if (told.run.end === undefined) await stage.tell('abort', { target: told.run.command.id }).ended
  }
})

const idOnly: Framing = (event) =>
  event.sequence === 2 ? `${plainFrame(event)}id: 99\n\nid: 5\n\n` : plainFrame(event)
const nulInId: Framing = (event) =>
  `id: ${event.sequence + 4}\0\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

export const resumingScenarios: readonly ClientScenario[] = [
  reconnects('clean-end', 'The first body ends cleanly after three events.', someEvents(3, endBody)),
  reconnects('broken-body', 'The first connection is closed inside the body.', someEvents(3, cutBody)),
  reconnects(
    'reset',
    'The first connection is reset.',
    someEvents(3, async (reply) => {
      await reply.wait(30)
      reply.reset()
    })
  ),
  reconnects('reset-before-the-head', 'The first connection is reset before any answer.', (_, reply) => reply.reset()),
  reconnects('no-event-at-first', 'The first body ends without an event.', emptyStream),
  {
    ...reconnects('asks-again', 'The body ends cleanly twice.', someEvents(2, endBody)),
    about: ['resuming/asks-for-the-rest'],
    events: inTurn(someEvents(2, endBody), someEvents(2, endBody), theRest)
  },
  ...cutScenarios,
  {
    id: 'resuming/id-without-data',
    title: 'Blocks without data carry ids of events that have not come.',
    about: ['resuming/ids-move-nothing'],
    log: shortLog,
    events: inTurn(someEvents(2, endBody, idOnly), theRest)
  },
  {
    id: 'resuming/nul-in-id',
    title: 'Ids hold a NUL behind the number of another event.',
    about: ['resuming/ids-move-nothing'],
    log: shortLog,
    events: inTurn(someEvents(2, endBody, nulInId), inFraming(nulInId))
  },
  {
    id: 'resuming/from-the-start',
    title: 'Every connection begins with the first event, whatever the cursor.',
    about: ['resuming/overlap'],
    log: shortLog,
    events: inTurn(someEvents(4, endBody), async (_, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(reply, log.events)
      reply.end()
    })
  },
  {
    id: 'resuming/overlap-of-one',
    title: 'Every connection repeats the event at the cursor and one before it.',
    about: ['resuming/overlap'],
    log: shortLog,
    events: async ({ after }, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(reply, eventsAfter(log, after - 2, after + 2))
      reply.end()
    }
  },
  {
    id: 'resuming/before-the-callers-cursor',
    title: 'The stream begins before the own cursor of the caller.',
    about: ['resuming/overlap', 'resuming/callers-cursor'],
    log: shortLog,
    events: async (_, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(reply, log.events)
      reply.end()
    },
    conduct: async (stage) => {
      await stage.read({ after: 3 })
    }
  },
  {
    id: 'resuming/gap-once',
    title: 'The first connection leaves out an event.',
    about: ['resuming/gap'],
    log: shortLog,
    events: inTurn(async (_, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(
        reply,
        log.events.filter(({ sequence }) => sequence !== 3)
      )
      reply.end()
    }, theRest)
  },
  {
    id: 'resuming/gap-always',
    title: 'Every connection leaves out an event.',
    about: ['resuming/gap', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 2 },
    events: async ({ after }, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(
        reply,
        eventsAfter(log, after).filter(({ sequence }) => sequence !== 3)
      )
      reply.end()
    }
  },
  {
    id: 'resuming/one-event-a-connection',
    title: 'Forty connections bring one event each.',
    about: ['resuming/keeps-progress'],
    log: (seed) => longLog(seed, 40),
    options: { max_reconnects: 3, max_delay_ms: 10 },
    events: someEvents(1, (reply) => reply.end())
  },
  {
    id: 'resuming/two-tries-an-event',
    title: 'Every other connection brings nothing.',
    about: ['resuming/keeps-progress'],
    log: (seed) => longLog(seed, 12),
    options: { max_reconnects: 3, max_delay_ms: 10 },
    events: (request, reply, scene) =>
      request.nth % 2 === 0 ? someEvents(1, cutBody)(request, reply, scene) : emptyStream(request, reply, scene)
  },
  {
    id: 'resuming/endless-nothing',
    title: 'Every connection ends with 200 and no event.',
    about: ['resuming/gives-up', 'resuming/limit-of-tries', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 4 },
    face: { get: status(404, errorBody('not_found')) },
    events: emptyStream
  },
  {
    id: 'resuming/nothing-after-some',
    title: 'Two events come, then nothing ever again.',
    about: ['resuming/gives-up', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 4 },
    face: { get: status(404, errorBody('not_found')) },
    events: inTurn(someEvents(2, endBody), emptyStream)
  },
  {
    id: 'resuming/endless-replays',
    title: 'Every connection brings the first two events again and nothing else.',
    about: ['resuming/gives-up', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 4 },
    face: { get: status(404, errorBody('not_found')) },
    events: async (_, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(reply, eventsAfter(log, 0, 2))
      reply.end()
    }
  },
  {
    id: 'resuming/endless-resets',
    title: 'Every connection is reset.',
    about: ['resuming/gives-up', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 4 },
    face: { get: status(404, errorBody('not_found')) },
    events: (_, reply) => reply.reset()
  },
  {
    id: 'resuming/spread',
    title: 'Nine connections in a row bring nothing.',
    about: ['resuming/backs-off', 'resuming/gives-up'],
    log: shortLog,
    options: { max_reconnects: 8, initial_delay_ms: 100, max_delay_ms: 400 },
    face: { get: status(404, errorBody('not_found')) },
    events: emptyStream
  },
  {
    id: 'resuming/retry-field',
    title: 'The stream asks to wait before the next connection.',
    about: ['resuming/retry-field'],
    log: shortLog,
    events: inTurn(
      someEvents(2, async (reply) => {
        await reply.write('retry: 700\n\n')
        reply.asksToWait(700)
        reply.end()
      }),
      theRest
    )
  },
  waits('retry-after-seconds', 'A 503 asks to wait a second.', () => ({ value: '1', ms: 1000 })),
  {
    id: 'resuming/retry-field-then-cut',
    title: 'The stream asks to wait before the next connection, and breaks.',
    about: ['resuming/retry-field'],
    log: shortLog,
    events: inTurn(
      someEvents(2, async (reply) => {
        await reply.write('retry: 700\n\n')
        reply.asksToWait(700)
        reply.cut()
      }),
      theRest
    )
  },
  waits('retry-after-429', 'A 429 asks to wait a second.', () => ({ value: '1', ms: 1000 }), {
    code: 429,
    body: queueFull
  }),
  waits('retry-after-date', 'A 503 asks to wait until a date.', dateAfter),
  absurd(
    'absurd-retry-after',
    'A 503 asks to wait for centuries.',
    status(503, unavailable, { 'retry-after': '9999999999' })
  ),
  absurd('absurd-retry-field', 'The stream asks to wait for centuries.', async (_, reply) => {
    reply.head(200, streamHead)
    await reply.write('retry: 9999999999999\n\n')
    reply.end()
  }),
  {
    id: 'resuming/busy',
    title: '429 and 503 come before and between events.',
    about: ['resuming/passing-statuses'],
    log: shortLog,
    events: inTurn(
      status(429, queueFull),
      someEvents(2, endBody),
      status(503, unavailable),
      status(429, queueFull),
      theRest
    )
  },
  {
    id: 'resuming/faults-of-others',
    title: '500, 502 and 504 come between events.',
    about: ['resuming/other-passing-statuses'],
    log: shortLog,
    events: inTurn(
      someEvents(2, endBody),
      status(500, errorBody('internal_error')),
      page(502, '<h1>Bad gateway</h1>'),
      page(504, '<h1>Gateway timeout</h1>'),
      theRest
    )
  },
  ...finals.map(
    (code): ClientScenario => ({
      id: `resuming/final-${code}`,
      title: `A connection is answered with ${code} after two events.`,
      about: ['resuming/final-statuses', 'resuming/final-at-once', 'ending/early-end'],
      log: shortLog,
      options: { max_reconnects: 2 },
      events: inTurn(someEvents(2, endBody), status(code, errorBody(finalCodes[code])))
    })
  ),
  {
    id: 'resuming/callers-cursor',
    title: 'The caller begins behind its own cursor.',
    about: ['resuming/callers-cursor'],
    log: shortLog,
    conduct: async (stage) => {
      await stage.read({ after: 3 })
    }
  },
  {
    id: 'resuming/callers-cursor-broken',
    title: 'The first connection behind the own cursor of the caller breaks without an event.',
    about: ['resuming/callers-cursor'],
    log: shortLog,
    events: inTurn(emptyStream, someEvents(1, cutBody), theRest),
    conduct: async (stage) => {
      await stage.read({ after: 3 })
    }
  },
  {
    id: 'resuming/at-the-end',
    title: 'The own cursor of the caller is the last event, and the answer 204.',
    about: ['resuming/at-the-end'],
    log: shortLog,
    events: (_, reply) => reply.whole(204, ''),
    conduct: async (stage) => {
      await stage.read({ after: stage.log.events.length })
    }
  }
]

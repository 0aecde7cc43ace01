import { call, failed, logOf, piece, text } from '../model/execution-log.ts'
import type { ClientScenario, Stage } from '../model/scenario.ts'
import { eventsAfter, sendEvents, streamHead } from '../server/frames.ts'
import { errorBody } from '../server/usual-face.ts'
import { cutBody, endBody, holdOpen, inTurn, page, shortLog, someEvents, status, theRest } from './shared.ts'

const readAndWait = async (stage: Stage): Promise<void> => {
  await stage.read()
  await stage.wait(300)
}

const everything = Number.POSITIVE_INFINITY

const silent = (
  slug: string,
  title: string,
  events: NonNullable<ClientScenario['events']>,
  more = {}
): ClientScenario => ({
  id: `ending/${slug}`,
  title,
  about: ['ending/silence'],
  log: shortLog,
  options: { idle_timeout_ms: 400, response_timeout_ms: 400, max_reconnects: 2 },
  events,
  ...more
})

const failure = (code: string) => ({ code, message: 'it is over', retryable: false, remote_outcome: 'unknown' })

export const endingScenarios: readonly ClientScenario[] = [
  {
    id: 'ending/no-content',
    title: 'A 204 follows two events, every time.',
    about: ['ending/no-content', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 2 },
    face: { get: status(404, errorBody('not_found')) },
    events: inTurn(someEvents(2, endBody), (_, reply) => reply.whole(204, ''))
  },
  {
    id: 'ending/body-stays-open',
    title: 'The connection stays open behind the terminal event.',
    about: ['ending/terminal-ends', 'ending/no-reconnect', 'ending/closes'],
    log: shortLog,
    events: async (request, reply, scene) => {
      await someEvents(everything, holdOpen)(request, reply, scene)
      scene.open('left')
    },
    conduct: async (stage) => {
      await stage.read()
      // Long enough for any client that closes at all; nothing is late on a busy machine.
      await Promise.race([stage.opened('left'), stage.wait(3000)])
      await stage.wait(100)
    }
  },
  {
    id: 'ending/dropped-behind-the-terminal',
    title: 'The connection breaks right behind the terminal event.',
    about: ['ending/no-reconnect', 'ending/terminal-ends'],
    log: shortLog,
    events: someEvents(everything, cutBody),
    conduct: readAndWait
  },
  {
    id: 'ending/reset-behind-the-terminal',
    title: 'The connection is reset some time behind the terminal event.',
    about: ['ending/no-reconnect', 'ending/terminal-ends'],
    log: shortLog,
    events: someEvents(everything, async (reply) => {
      await reply.wait(200)
      reply.reset()
    }),
    conduct: readAndWait
  },
  {
    id: 'ending/usual',
    title: 'The body ends right behind the terminal event.',
    about: ['ending/no-reconnect'],
    log: shortLog,
    conduct: readAndWait
  },
  {
    id: 'ending/heard-after-the-terminal',
    title: 'A comment follows the terminal event.',
    about: ['ending/terminal-ends', 'ending/no-reconnect'],
    log: shortLog,
    events: someEvents(everything, async (reply) => {
      await reply.write(': still here\n\n')
      reply.end()
    }),
    conduct: readAndWait
  },
  silent(
    'silent-stream',
    'The first connection falls silent after two events.',
    inTurn(someEvents(2, holdOpen), theRest)
  ),
  silent(
    'silent-inside-a-frame',
    'The first connection falls silent inside a frame.',
    inTurn(
      someEvents(2, async (reply) => {
        await reply.write('id: 3\nevent: output.delta\ndata: {"execution_id"')
        await reply.gone
      }),
      theRest
    )
  ),
  silent(
    'silent-before-the-head',
    'The first connection gets no answer.',
    inTurn((_, reply) => reply.gone, theRest)
  ),
  silent('silent-for-ever', 'Every connection is silent.', (_, reply) => {
    reply.head(200, streamHead)
    return reply.gone
  }),
  {
    id: 'ending/heartbeats',
    title: 'For two seconds nothing comes but comments.',
    about: ['ending/heartbeats'],
    log: shortLog,
    options: { idle_timeout_ms: 1000 },
    timed: true,
    events: inTurn(async ({ after }, reply, { log }) => {
      reply.head(200, streamHead)
      await sendEvents(reply, eventsAfter(log, after, 2))
      for (let beat = 0; beat < 20 && !reply.isGone(); beat += 1) {
        await reply.wait(100)
        await reply.write(':\n\n')
      }
      await sendEvents(reply, eventsAfter(log, 2))
      reply.end()
    }, theRest)
  },
  {
    id: 'ending/page',
    title: 'A page of a proxy comes with 200, every time.',
    about: ['ending/foreign-stream', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 2 },
    face: { get: page(200, '<h1>Please sign in</h1>') },
    events: page(200, '<html><h1>Please sign in</h1></html>')
  },
  {
    id: 'ending/json-for-a-stream',
    title: 'A JSON body comes with 200 in place of the stream, every time.',
    about: ['ending/foreign-stream', 'ending/early-end'],
    log: shortLog,
    options: { max_reconnects: 2 },
    face: { get: status(200, { ok: true }) },
    events: status(200, { ok: true })
  },
  {
    id: 'ending/failed',
    title: 'The execution fails in the middle of its output.',
    about: ['ending/failure-handed-out'],
    log: (seed) =>
      logOf(seed, text('half'), call('c1', 'look'), piece('c1', '{"a'), failed(failure('provider_protocol_error')))
  },
  {
    id: 'ending/cancelled',
    title: 'The execution was cancelled.',
    about: ['ending/failure-handed-out'],
    log: (seed) => logOf(seed, text('half'), failed(failure('cancelled')))
  }
]

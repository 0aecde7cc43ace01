import { longLog } from '../model/execution-log.ts'
import type { ClientScenario, Serve, Stage, Told } from '../model/scenario.ts'
import { eventsAfter, sendEvents, streamHead } from '../server/frames.ts'
import { errorBody } from '../server/usual-face.ts'
import { plainRequest } from './failing.ts'
import { shortLog } from './shared.ts'

/** Whoever leaves opens the door `left`. */
const watched =
  (serve: Serve): Serve =>
  async (request, reply, scene) => {
    await serve(request, reply, scene)
    await reply.gone
    scene.open('left')
  }

/** Stops a command, then gives the client time to close, and to do what it must not. */
async function stop(stage: Stage, told: Told, closes: boolean, thenMs: number): Promise<void> {
  await stage.tell('abort', { target: told.run.command.id }).ended
  await told.ended
  if (closes) await Promise.race([stage.opened('left'), stage.wait(5000)])
  await stage.wait(thenMs)
}

const twoThenSilence: Serve = async ({ after }, reply, { log }) => {
  reply.head(200, streamHead)
  await sendEvents(reply, eventsAfter(log, after, 2))
}

const reading = (stage: Stage): Told => stage.tell('events', { execution_id: stage.log.executionId })

const about: ClientScenario['about'] = [
  'stopping/ends',
  'stopping/closes',
  'stopping/no-more-requests',
  'stopping/no-cancel'
]

export const stoppingScenarios: readonly ClientScenario[] = [
  {
    id: 'stopping/in-silence',
    title: 'The caller stops while the runtime is silent.',
    about,
    log: shortLog,
    events: watched(twoThenSilence),
    conduct: async (stage) => {
      const told = reading(stage)
      await told.handedOut(2)
      await stop(stage, told, true, 400)
    }
  },
  {
    id: 'stopping/before-the-head',
    title: 'The caller stops before there is any answer.',
    about,
    log: shortLog,
    events: watched(() => undefined),
    conduct: async (stage) => {
      const told = reading(stage)
      await Promise.race([stage.seen('events', 1), told.ended])
      await stop(stage, told, true, 400)
    }
  },
  {
    id: 'stopping/in-full-flow',
    title: 'The caller stops while events come.',
    about,
    log: (seed) => longLog(seed, 2000),
    events: watched(async ({ after }, reply, { log }) => {
      reply.head(200, streamHead)
      for (const event of eventsAfter(log, after)) {
        if (reply.isGone()) return
        await sendEvents(reply, [event])
        await reply.wait(5)
      }
      await reply.gone
    }),
    conduct: async (stage) => {
      const told = reading(stage)
      await told.handedOut(10)
      await stop(stage, told, true, 400)
    }
  },
  {
    id: 'stopping/while-it-waits',
    title: 'The caller stops while the client waits to connect again.',
    about: ['stopping/ends', 'stopping/no-more-requests', 'stopping/no-cancel'],
    log: shortLog,
    events: (_, reply) =>
      reply.json(503, errorBody('runtime_unavailable', { retryable: true }), { 'retry-after': '1' }),
    conduct: async (stage) => {
      const told = reading(stage)
      await Promise.race([stage.seen('events', 1), told.ended])
      await stage.wait(150)
      await stop(stage, told, false, 1500)
    }
  },
  {
    id: 'stopping/an-execution',
    title: 'The caller stops an execution that it has submitted itself.',
    about,
    log: shortLog,
    events: watched(twoThenSilence),
    conduct: async (stage) => {
      const told = stage.tell('execute', { request: plainRequest })
      await told.handedOut(2)
      await stop(stage, told, true, 400)
    }
  },
  {
    id: 'stopping/a-plain-call',
    title: 'The caller stops a plain call that is not answered.',
    about: ['stopping/ends', 'stopping/closes', 'stopping/no-more-requests'],
    log: shortLog,
    face: { get: watched(() => undefined) },
    conduct: async (stage) => {
      const told = stage.tell('get', { execution_id: stage.log.executionId })
      await Promise.race([stage.seen('get', 1), told.ended])
      await stop(stage, told, true, 400)
    }
  }
]

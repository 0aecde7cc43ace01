import { seededRandom } from '../../lab/random.ts'
import { type ExecutionLog, logOf, longLog, text } from '../model/execution-log.ts'
import type { ClientScenario, Serve, Stage } from '../model/scenario.ts'
import { eventsAfter, framed, perhapsAt, streamHead, throughAt } from '../server/frames.ts'

/** The places at which a stream of this length is cut; `ends` are those of its frames. */
type Places = (length: number, ends: readonly number[]) => readonly number[]

/** Readings at once: the drivers' own work, not the kit's, is what takes the time. */
const readers = 12

/** One reading for each place, each of an execution of its own whose first connection ends there, by turns cleanly and in the middle of the body. */
function everyCut(
  places: Places,
  logOfPlace: (seed: string) => ExecutionLog
): Pick<ClientScenario, 'events' | 'conduct'> {
  const events: Serve = async ({ executionId = '', after }, reply, { logs, notes, log }) => {
    const own = logs.get(executionId) ?? log
    const at = notes.get(executionId)
    // Taken once: the next connection gets the rest.
    notes.delete(executionId)
    reply.head(200, streamHead)
    const whole = framed(eventsAfter(own, after))
    if (at === undefined) {
      await reply.write(whole.bytes, own.events.length)
      return reply.end()
    }
    await reply.write(whole.bytes.subarray(0, at), throughAt(whole, at, after), perhapsAt(whole, at, after))
    return endsCleanly(log, at) ? reply.end() : reply.cut()
  }
  const conduct = async (stage: Stage): Promise<void> => {
    const { bytes, ends } = framed(stage.log.events)
    const queue = [
      ...places(
        bytes.length,
        ends.map(({ end }) => end)
      )
    ]
    const read = async (): Promise<void> => {
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        const log = logOfPlace(`${stage.log.executionId} cut at ${at}`)
        stage.logs.set(log.executionId, log)
        stage.notes.set(log.executionId, at)
        const fields = { execution_id: log.executionId, options: { report: 'summary' as const } }
        const told = stage.tell('events', fields, `cut at byte ${at}`)
        const { end } = await told.ended
        if (end?.kind === 'hung' || end?.kind === 'died') return
      }
    }
    await Promise.all(Array.from({ length: readers }, read))
  }
  return { events, conduct }
}

/** Another seed ends the other half of them cleanly. */
const endsCleanly = ({ executionId }: ExecutionLog, at: number): boolean => (at + executionId.charCodeAt(0)) % 2 === 0

const short = (seed: string): ExecutionLog => logOf(seed, text('ü→🙂'))
const long = (seed: string): ExecutionLog => longLog(seed, 200)

const all = (length: number): number[] => [...Array(length + 1).keys()]

/** Some places of the last frame and of the others. */
const sampled: Places = (length, ends) => {
  const draw = seededRandom('places to cut')
  const last = ends.at(-2) ?? 0
  const before = Array.from({ length: 64 }, () => Math.floor(draw() * last))
  return [...before, ...all(length).filter((at) => at > last && at % 5 === 0), length]
}

/** A scenario keeps all that it saw until it is judged, so the whole of the long stream is divided. */
const slices = 64

const about: ClientScenario['about'] = ['resuming/reconnects', 'resuming/exactly-once']

const everyByte = (slice: number): ClientScenario => ({
  id: `resuming/every-byte/${slice}`,
  title: `A stream of 200 events is cut at byte ${slice} and every ${slices}th behind it.`,
  about,
  log: long,
  ...everyCut((length) => all(length).filter((at) => at % slices === slice), long),
  long: true
})

/** Streams cut everywhere. */
export const cutScenarios: readonly ClientScenario[] = [
  {
    id: 'resuming/every-byte-of-some',
    title: 'A short stream is cut at every byte.',
    about,
    log: short,
    ...everyCut(all, short)
  },
  {
    id: 'resuming/some-bytes-of-many',
    title: 'A stream of 200 events is cut at a hundred places.',
    about,
    log: long,
    ...everyCut(sampled, long)
  },
  ...Array.from({ length: slices }, (_, slice) => everyByte(slice))
]

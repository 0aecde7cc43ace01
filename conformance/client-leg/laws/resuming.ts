import type { ClientLaw } from '../model/law.ts'
import type { ClientRun, SeenRequest } from '../model/run.ts'
import {
  commandWords,
  connectionsOf,
  endWords,
  expectedOf,
  firstBreak,
  found,
  isReading,
  law,
  lawAbout,
  lawOfCommands,
  lawOfErrors,
  lawOfWaits,
  lawOfWholeReadings,
  readingsOf,
  requestsOf,
  sequencesOf,
  wholeFault
} from './shared/judging.ts'

/** For each connection the most that it may ask for: any caller's cursor of its execution, or what had arrived before. */
function arrivedBefore(run: ClientRun): ReadonlyMap<SeenRequest, number> {
  const readings = readingsOf(run)
  const arrived = new Map<SeenRequest, number>()
  for (const [executionId, connections] of connectionsOf(run)) {
    let most = Math.max(0, ...(readings.get(executionId) ?? []).map(({ command }) => command.after ?? 0))
    for (const request of connections) {
      arrived.set(request, most)
      most = Math.max(most, request.answer.perhaps)
    }
  }
  return arrived
}

const exactlyOnce = law('resuming/exactly-once', (run) => {
  const readings = run.commands.filter((command) => isReading(command))
  const resumed = requestsOf(run, 'events').filter(({ nth }) => nth > 1).length
  return found(
    readings.length > 0 ? resumed : 0,
    readings.map((reading) => {
      const broken = firstBreak(sequencesOf(reading), reading.command.after ?? 0)
      return broken === undefined
        ? undefined
        : { expected: 'every next event, once and in order', saw: broken, where: commandWords(reading) }
    })
  )
})

const cursor = law('resuming/cursor', (run) => {
  const asked = requestsOf(run, 'events').flatMap((request) =>
    Object.values(request.cursor).map((text) => ({ request, text }))
  )
  const arrived = arrivedBefore(run)
  return found(
    asked.length,
    asked.map(({ request, text }) => {
      const most = arrived.get(request) ?? 0
      const where = `request ${request.number}`
      if (!/^(0|[1-9]\d*)$/.test(text))
        return { expected: 'a canonical decimal integer', saw: `the cursor ${JSON.stringify(text)}`, where }
      return Number(text) <= most
        ? undefined
        : { expected: `a cursor of at most ${most}, the last event that has come`, saw: `the cursor ${text}`, where }
    })
  )
})

const asksForTheRest = lawAbout('resuming/asks-for-the-rest', (run) => {
  const resumed = requestsOf(run, 'events').filter(({ nth }) => nth > 1)
  const arrived = arrivedBefore(run)
  return found(
    resumed.length,
    resumed.map((request) => {
      const wanted = arrived.get(request)
      return request.after === wanted
        ? undefined
        : { expected: `the cursor ${wanted}`, saw: `the cursor ${request.after}`, where: `request ${request.number}` }
    })
  )
})

/**
 * So many connections lie at least this far apart unless there are no waits at all. The scenario wants waits of 100, 200, 400 and again 400 ms;
 * with full jitter their sum is less than this once in 200 000 times.
 */
const leastSpreadMs = (requests: number): number => (requests >= 9 ? 250 : requests >= 6 ? 50 : 0)

const backsOff = lawAbout('resuming/backs-off', (run) => {
  const requests = requestsOf(run, 'events')
  const spread = (requests.at(-1)?.at ?? 0) - (requests[0]?.at ?? 0)
  return found(1, [
    spread < leastSpreadMs(requests.length)
      ? {
          expected: 'waits between tries that bring nothing new',
          saw: `${requests.length} requests within ${Math.round(spread)} ms`,
          where: `requests 1 to ${requests.length}`
        }
      : undefined
  ])
})

const finalStatuses = lawOfCommands('resuming/final-statuses', ['events'], (command, run) => {
  const { answer } = requestsOf(run, 'events').at(-1) ?? {}
  const { code } = (answer?.json as { error: { code: string } } | undefined)?.error ?? { code: '' }
  const { end } = command
  const isTold = end?.kind === 'error' && end.error.status === answer?.status && end.error.code === code
  return isTold
    ? undefined
    : {
        expected: `an error with status ${answer?.status} and code ${code}`,
        saw: endWords(command),
        where: commandWords(command)
      }
})

const finalAtOnce = lawAbout('resuming/final-at-once', (run) => {
  const requests = requestsOf(run, 'events')
  const at = requests.findIndex(({ answer }) => (answer.status ?? 0) >= 400)
  const more = requests[at + 1]
  return found(at === -1 ? 0 : 1, [
    at === -1 || more === undefined
      ? undefined
      : {
          expected: `nothing more after ${requests[at]?.answer.status}`,
          saw: `${more.method} ${more.path}`,
          where: `request ${more.number}`
        }
  ])
})

const limitOfTries = lawAbout('resuming/limit-of-tries', (run) => {
  const limit = run.commands[0]?.command.options?.max_reconnects ?? 0
  const count = requestsOf(run, 'events').filter(({ answer }) => answer.through === 0).length
  return found(1, [
    count <= limit + 1
      ? undefined
      : { expected: `at most ${limit + 1} connections`, saw: `${count}`, where: `request ${count}` }
  ])
})

const gap = lawOfCommands('resuming/gap', ['events'], (command, run) => {
  const expected = 'nothing behind the gap, and no success while an event lacks'
  const where = commandWords(command)
  const broken = firstBreak(sequencesOf(command), 0)
  if (broken !== undefined) return { expected, saw: broken, where }
  const isShort = sequencesOf(command).length < expectedOf(run, command).length
  return command.end?.kind === 'done' && isShort ? { expected, saw: endWords(command), where } : undefined
})

const callersCursor = lawOfCommands('resuming/callers-cursor', ['events'], (command, run) => {
  const [first] = requestsOf(run, 'events')
  if (first?.after !== command.command.after)
    return { expected: `the cursor ${command.command.after}`, saw: `the cursor ${first?.after}`, where: 'request 1' }
  return wholeFault(command, run)
})

const absurdWaits = lawAbout('resuming/absurd-waits', (run) => {
  const [first, second] = requestsOf(run, 'events')
  const between = (second?.at ?? Number.POSITIVE_INFINITY) - (first?.answer.endedAt ?? 0)
  return found(first === undefined ? 0 : 1, [
    between >= 300
      ? undefined
      : { expected: 'an error, or a wait', saw: `another request after ${Math.round(between)} ms`, where: 'request 2' }
  ])
})

const atTheEnd = lawOfCommands('resuming/at-the-end', ['events'], (command) =>
  command.end?.kind === 'done' && sequencesOf(command).length === 0
    ? undefined
    : { expected: 'a clean end without events', saw: endWords(command), where: commandWords(command) }
)

export const resumingLaws: readonly ClientLaw[] = [
  lawOfWholeReadings('resuming/reconnects'),
  exactlyOnce,
  cursor,
  asksForTheRest,
  lawOfWholeReadings('resuming/ids-move-nothing'),
  lawOfWholeReadings('resuming/overlap'),
  gap,
  lawOfWholeReadings('resuming/keeps-progress'),
  lawOfErrors('resuming/gives-up', 'an error after a bounded number of tries'),
  limitOfTries,
  backsOff,
  lawOfWaits('resuming/retry-field'),
  lawOfWaits('resuming/retry-after'),
  absurdWaits,
  lawOfWholeReadings('resuming/passing-statuses'),
  lawOfWholeReadings('resuming/other-passing-statuses'),
  finalStatuses,
  finalAtOnce,
  callersCursor,
  atTheEnd
]

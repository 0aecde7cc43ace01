import type { ClientLaw } from '../model/law.ts'
import {
  commandWords,
  connectionsOf,
  endWords,
  found,
  isReading,
  law,
  lawAbout,
  lawOfCommands,
  lawOfErrors,
  lawOfWholeReadings,
  logFor,
  nothing,
  reachedTheEnd,
  readingsOf,
  requestsOf,
  wholeFault
} from './shared/judging.ts'

const earlyEnd = law('ending/early-end', (run) => {
  const readings = run.commands.filter((command) => isReading(command))
  const last = run.log.events.at(-1)?.sequence ?? 0
  const early = requestsOf(run, 'events').filter(({ answer }) => answer.through < last).length
  return found(
    readings.length > 0 ? early : 0,
    readings.map((reading) =>
      reading.end?.kind === 'done' && !reachedTheEnd(reading, run)
        ? {
            expected: 'the terminal event, or an error',
            saw: endWords(reading),
            where: commandWords(reading)
          }
        : undefined
    )
  )
})

/** Where the terminal event may arrive and yet not be the next one, so that connecting again is right. */
const leavesOut = ['resuming/gap', 'reading/malformed-data', 'reading/own-execution'] as const

const noReconnect = law('ending/no-reconnect', (run) => {
  if (leavesOut.some((requirement) => run.about.includes(requirement))) return nothing
  const connections = connectionsOf(run)
  const readings = [...readingsOf(run)].filter(([, own]) => own.length === 1)
  const over = readings.flatMap(([, own]) => own).filter((reading) => reachedTheEnd(reading, run))
  return found(
    over.length,
    over.map((reading) => {
      const { executionId, events } = logFor(run, reading)
      const own = connections.get(executionId) ?? []
      // A reset may take the terminal event with it; then the next connection brings it, and that one is the last.
      const first = own.findIndex(({ answer }) => answer.through === events.at(-1)?.sequence && answer.how !== 'reset')
      const more = first === -1 ? undefined : own[first + 1]
      return more === undefined
        ? undefined
        : {
            expected: 'no connection after the terminal event',
            saw: `${more.method} ${more.path}`,
            where: `request ${more.number}`
          }
    })
  )
})

const closes = lawAbout('ending/closes', (run) => {
  const held = requestsOf(run, 'events').filter(({ answer }) => answer.endedAt === undefined)
  return found(
    held.length,
    held.map(({ number, answer }) =>
      answer.closedBy === 'client'
        ? undefined
        : {
            expected: 'a connection that the client closes behind the terminal event',
            saw: 'one that stayed open',
            where: `request ${number}`
          }
    )
  )
})

const silence = lawOfCommands('ending/silence', ['events'], (command, run) =>
  command.end?.kind === 'error' ? undefined : wholeFault(command, run)
)

const heartbeats = lawAbout('ending/heartbeats', (run) => {
  const [reading] = run.commands
  const [, second] = requestsOf(run, 'events')
  const isLeft = second !== undefined && {
    expected: 'one connection for as long as comments come',
    saw: `${second.method} ${second.path}`,
    where: 'request 2'
  }
  return found(1, [isLeft || undefined, reading === undefined ? undefined : wholeFault(reading, run)])
})

export const endingLaws: readonly ClientLaw[] = [
  earlyEnd,
  lawOfErrors('ending/no-content', 'an error: nothing follows the cursor, and the terminal event has not come'),
  lawOfWholeReadings('ending/terminal-ends'),
  noReconnect,
  closes,
  silence,
  heartbeats,
  lawOfErrors('ending/foreign-stream', 'an error'),
  lawOfWholeReadings('ending/failure-handed-out')
]

import type { ClientLaw } from '../model/law.ts'
import type { ClientRun, CommandRun } from '../model/run.ts'
import { commandWords, endWords, found, lawAbout, requestsOf } from './shared/judging.ts'

/** The commands that were stopped, and when the driver said that it had. */
const stopped = (run: ClientRun): readonly { readonly command: CommandRun; readonly at: number }[] =>
  run.commands.flatMap(({ command, end, endedAt = 0 }) => {
    const target = run.commands.find((other) => other.command.id === command.target)
    return command.op === 'abort' && end?.kind === 'done' && target !== undefined
      ? [{ command: target, at: endedAt }]
      : []
  })

const ends = lawAbout('stopping/ends', (run) => {
  const all = stopped(run)
  return found(
    all.length,
    all.map(({ command }) =>
      command.end?.kind === 'error'
        ? undefined
        : { expected: 'the error aborted', saw: endWords(command), where: commandWords(command) }
    )
  )
})

const closes = lawAbout('stopping/closes', (run) => {
  // Only connections that the kit never ended can show who closes.
  const held = run.requests.filter(({ answer }) => answer.endedAt === undefined)
  return found(
    held.length,
    held.map(({ number, method, path, answer }) =>
      answer.closedBy === 'client'
        ? undefined
        : {
            expected: 'a connection that the client closes',
            saw: `${method} ${path} stayed open`,
            where: `request ${number}`
          }
    )
  )
})

/** A request that was under way already may arrive behind the driver's word. */
const underWayMs = 100

const noMoreRequests = lawAbout('stopping/no-more-requests', (run) => {
  const all = stopped(run)
  const late = run.requests.find(
    ({ at, operation }) => operation !== 'cancel' && all.some((stop) => at > stop.at + underWayMs)
  )
  return found(all.length, [
    late === undefined
      ? undefined
      : { expected: 'no request after stopping', saw: `${late.method} ${late.path}`, where: `request ${late.number}` }
  ])
})

const noCancel = lawAbout('stopping/no-cancel', (run) => {
  const [cancel] = requestsOf(run, 'cancel')
  return found(stopped(run).length, [
    cancel === undefined
      ? undefined
      : { expected: 'an execution that goes on', saw: `POST ${cancel.path}`, where: `request ${cancel.number}` }
  ])
})

export const stoppingLaws: readonly ClientLaw[] = [ends, closes, noMoreRequests, noCancel]

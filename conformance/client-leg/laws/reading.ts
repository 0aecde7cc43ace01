import type { ClientLaw } from '../model/law.ts'
import {
  commandWords,
  endWords,
  expectedOf,
  firstBreak,
  lawOfCommands,
  lawOfWholeReadings,
  requestsOf,
  sequencesOf
} from './shared/judging.ts'

/** More than any socket buffers hold: who lets that much be written has read on. */
const readOnBytes = 32 * 1024 * 1024

export const readingLaws: readonly ClientLaw[] = [
  lawOfWholeReadings('reading/line-endings'),
  lawOfWholeReadings('reading/any-chunking'),
  lawOfWholeReadings('reading/media-type'),
  lawOfWholeReadings('reading/byte-order-mark'),
  lawOfWholeReadings('reading/comments'),
  lawOfWholeReadings('reading/multi-line-data'),
  lawOfWholeReadings('reading/other-fields'),
  lawOfWholeReadings('reading/empty-blocks'),
  lawOfWholeReadings('reading/unterminated-frame'),
  lawOfWholeReadings('reading/large-events'),
  lawOfCommands('reading/size-limit', ['events'], (command, run) => {
    const expected = 'an error, and a connection that the client closes'
    const where = commandWords(command)
    if (command.end?.kind !== 'error') return { expected, saw: endWords(command), where }
    const taken = requestsOf(run, 'events').reduce((sum, { answer }) => sum + answer.bytes, 0)
    return taken < readOnBytes
      ? undefined
      : { expected, saw: `${taken} bytes taken in before ${endWords(command)}`, where }
  }),
  lawOfWholeReadings('reading/unknown-events'),
  lawOfWholeReadings('reading/unknown-fields'),
  lawOfWholeReadings('reading/data-decides'),
  lawOfCommands('reading/malformed-data', ['events'], (command, run) => {
    const expected = 'the events without a gap, or an error'
    const where = commandWords(command)
    const broken = firstBreak(sequencesOf(command), 0)
    if (broken !== undefined) return { expected, saw: broken, where }
    const isShort = sequencesOf(command).length < expectedOf(run, command).length
    return command.end?.kind === 'done' && isShort ? { expected, saw: endWords(command), where } : undefined
  }),
  lawOfCommands('reading/own-execution', ['events'], (command, run) => {
    const stranger = command.events.find((event) => event.execution_id !== run.log.executionId)
    return stranger === undefined
      ? undefined
      : {
          expected: 'events of the execution that was asked for',
          saw: `event ${stranger.sequence} of another one`,
          where: commandWords(command)
        }
  })
]

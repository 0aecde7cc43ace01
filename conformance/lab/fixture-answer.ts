import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FixtureError } from './fixture-error.ts'
import type { Step } from './step.ts'

/** A recorded or constructed HTTP answer. */
export interface FixtureAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Sizes of the network chunks, together the whole body, and when each came, in milliseconds from the request. */
  readonly chunks: readonly { readonly bytes: number; readonly at_ms?: number }[]
  /** What follows the last byte. */
  readonly ending: 'complete' | 'reset' | 'silence'
}

type Fields = Readonly<Record<string, unknown>>

/** The answer whose body is a file of the folder. */
export async function fileAnswer(folder: string, response: Fields): Promise<FixtureAnswer> {
  const { body: name } = response
  if (typeof name !== 'string' || /[\\/]/.test(name)) throw new FixtureError(`${folder}: response.body is no file name`)
  const body = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    throw new FixtureError(`cannot read ${join(folder, name)}: ${error.code}`)
  })
  const { chunks = body.length === 0 ? [] : [{ bytes: body.length }], ending = 'complete' } = response
  const answer = { ...headOf(response, folder), body, chunks, ending } as FixtureAnswer
  if (answer.chunks.reduce((sum, { bytes }) => sum + bytes, 0) !== body.length)
    throw new FixtureError(`${folder}: the chunks are not the whole body`)
  return answer
}

/** The answer whose body stands in the document. */
export function inlineAnswer(response: Fields, file: string): FixtureAnswer {
  if (typeof response.body !== 'string') throw new FixtureError(`${file}: a body is no text`)
  const body = Buffer.from(response.body)
  const chunks = body.length === 0 ? [] : [{ bytes: body.length }]
  return { ...headOf(response, file), body, chunks, ending: 'complete' }
}

/** Plays an answer, chunk by chunk. */
export function* answerSteps(answer: FixtureAnswer): Generator<Step> {
  yield { do: 'head', status: answer.status, headers: answer.headers }
  let place = 0
  let now = 0
  for (const { bytes, at_ms: at = now } of answer.chunks) {
    if (at > now) yield { do: 'wait', ms: at - now }
    now = Math.max(now, at)
    yield { do: 'bytes', bytes: answer.body.subarray(place, place + bytes), alone: answer.chunks.length > 1 }
    place += bytes
  }
  yield { do: endings[answer.ending] }
}

const endings = { complete: 'end', reset: 'reset', silence: 'stall' } as const

function headOf({ status, headers }: Fields, where: string): Pick<FixtureAnswer, 'status' | 'headers'> {
  if (typeof status !== 'number' || typeof headers !== 'object' || headers === null)
    throw new FixtureError(`${where}: a response has a status and headers`)
  return { status, headers: headers as Record<string, string> }
}

import type { StreamScript } from '../model/script.ts'
import type { Dialect } from './dialects/dialect.ts'
import { before, lower, type PlayContext } from './heads.ts'
import type { Step } from './step.ts'

/**
 * Answers a request without streaming from a stream script: one JSON body with all that the acts said. Waits, barriers and stalls come
 * before the head; an in-band error is an HTTP error; a cut leaves half a body; bytes outside the dialect's frames have no place.
 */
export function* playWhole(dialect: Dialect, script: StreamScript, context: PlayContext): Generator<Step> {
  yield* before(script)
  const voice = dialect.voice(script.acts, context)
  let ended = false
  for (const [index, act] of script.acts.entries()) {
    if ('wait' in act) yield { do: 'wait', ms: act.wait }
    if ('barrier' in act) yield { do: 'barrier', name: act.barrier }
    if ('stall' in act) {
      yield { do: 'stall' }
      return
    }
    if ('cut' in act && act.cut !== 'eof') {
      yield { do: act.cut }
      return
    }
    if ('cut' in act) break
    if ('error' in act) {
      const { kind, message } = act.error
      const body = JSON.stringify(dialect.errorBody(kind, message, context))
      yield* answer(dialect, script, context, dialect.wireError(kind).status, body)
      return
    }
    voice.say(act, index)
    if ('end' in act) ended = true
  }
  const body = JSON.stringify(voice.whole())
  yield* answer(dialect, script, context, 200, ended ? body : body.slice(0, Math.floor(body.length / 2)))
}

function* answer(
  dialect: Dialect,
  script: StreamScript,
  context: PlayContext,
  status: number,
  body: string
): Generator<Step> {
  const usual = { 'content-type': 'application/json' }
  yield { do: 'head', status, headers: { ...dialect.headers(context), ...usual, ...lower(script.headers) } }
  yield { do: 'bytes', bytes: Buffer.from(body), alone: false }
  yield { do: 'end' }
}

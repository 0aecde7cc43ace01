import type { StatusScript, StreamScript } from '../model/script.ts'
import type { SayContext } from './dialects/dialect.ts'
import type { Step } from './step.ts'

/** What a play depends on besides the script. */
export interface PlayContext extends SayContext {
  /** Whether the request asked for a stream; without it the same script is answered as one JSON body. */
  readonly streaming: boolean
  /** Whether the request lets the body be compressed with gzip; a script that wants to is played plain otherwise. */
  readonly acceptsGzip: boolean
}

/** What comes before the response head. */
export function* before(script: StreamScript | StatusScript): Generator<Step> {
  if (script.before === undefined) return
  if ('stall' in script.before) yield { do: 'stall' }
  else if ('wait' in script.before) yield { do: 'wait', ms: script.before.wait }
  else yield { do: 'barrier', name: script.before.barrier }
}

/** Header names in lower case, so that a script's header replaces the dialect's. */
export function lower(headers: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
}

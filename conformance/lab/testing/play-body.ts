import type { CallScript, StreamScript } from '../../model/script.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { PlayContext } from '../heads.ts'
import { play } from '../play.ts'
import type { Step } from '../step.ts'
import { strictEvents } from './strict-events.ts'

/** A context that changes nothing by itself: no obfuscation, no padding, no variants. */
export const plainContext: PlayContext = {
  seed: 7,
  nonce: 'n-00000000000000aa',
  target: 'lab-test',
  call: 1,
  model: 'model-1',
  obfuscation: false,
  usageAsked: true,
  variants: ['unpadded'],
  streaming: true,
  acceptsGzip: true
}

export function stepsOf(dialect: Dialect, script: CallScript, context: Partial<PlayContext> = {}): Step[] {
  return [...play(dialect, script, { ...plainContext, ...context })]
}

export function bodyOf(steps: readonly Step[]): Buffer {
  return Buffer.concat(steps.flatMap((step) => (step.do === 'bytes' ? [step.bytes] : [])))
}

/** The parsed data of every event of a streamed script, without the `[DONE]` that is no JSON. */
export function eventsOf(
  dialect: Dialect,
  acts: StreamScript['acts'],
  context: Partial<PlayContext> = {}
): Record<string, unknown>[] {
  const body = bodyOf(stepsOf(dialect, { kind: 'stream', acts }, context))
  const payloads = strictEvents(body).filter(({ data }) => data !== '[DONE]')
  return payloads.map(({ data }) => JSON.parse(data) as Record<string, unknown>)
}

import type { Fixture } from '../../conformance/lab/index.ts'
import type { FixtureEvent } from './expected-events.ts'

/** What a fixture covers, read off its bytes and its expected events. */
export interface FixtureFacts {
  readonly fixture: Fixture
  /** Types of the provider's events, deltas and blocks or items; of a queue provider the words of its states. */
  readonly words: ReadonlySet<string>
  /** The finish reason, or the error's code with `after output` where there was some. */
  readonly end: string
  readonly cases: readonly number[]
}

/** Collects the facts. Bodies that are not JSON have no words. */
export function factsOf(fixture: Fixture, expected: readonly FixtureEvent[]): FixtureFacts {
  const answers = [fixture.answer, ...(fixture.exchange ?? []).map(({ answer }) => answer)]
  const words = new Set<string>()
  for (const answer of answers) {
    const text = Buffer.from(answer?.body ?? '').toString('utf8')
    for (const value of valuesOf(text)) collect(value, words)
    if (answer !== undefined && answer.status >= 300) words.add(`HTTP ${answer.status}`)
  }
  const { cases = [] } = fixture.document.provenance as { cases?: number[] }
  return { fixture, words, end: endOf(expected), cases }
}

function endOf(expected: readonly FixtureEvent[]): string {
  const last = expected.at(-1)
  const error = last?.error as FixtureEvent | undefined
  if (error === undefined) return String(last?.finish_reason ?? 'completed')
  const shown = expected.some(({ type }) => /^(output\.(?!provider_state)|tool\.)/.test(String(type)))
  return shown ? `${error.code} after output` : String(error.code)
}

function valuesOf(body: string): unknown[] {
  const frames = body.replace(/^\ufeff/, '').split(/(?:\r\n|\n|\r)(?:\r\n|\n|\r)/)
  const data = frames.map((frame) =>
    frame
      .split(/\r\n|\n|\r/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length))
      .join('\n')
  )
  return [body, ...data].flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown]
    } catch {
      return []
    }
  })
}

/** The type of the event, and of the one thing inside that has a type of its own. */
function collect(value: unknown, words: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const event = value as Record<string, unknown>
  const inner = [event.delta, event.content_block, event.item, event.part] as (Record<string, unknown> | undefined)[]
  const stop = (event.delta as Record<string, unknown> | undefined)?.stop_reason
  for (const word of [event.type, event.status, stop, ...inner.map((one) => one?.type)])
    if (typeof word === 'string' && /^[\w.]+$/.test(word)) words.add(word)
}

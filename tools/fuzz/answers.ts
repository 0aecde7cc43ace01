import type { Fixture } from '../../conformance/lab/fixtures.ts'
import { cutAnyhow, mutate } from './mutate.ts'
import type { Draw } from './seeded.ts'

/** What the fake provider answers during one play, and what was done to it. */
export interface HarmedProvider {
  readonly fetch: typeof fetch
  readonly how: readonly string[]
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Serves a fixture with one of its bodies harmed. Bodies come in random chunks and end; whatever is asked beyond them is 404. */
export function harmedProvider(fixture: Fixture, draw: Draw): HarmedProvider {
  const answers = answersOf(fixture)
  const victim = draw.below(answers.length)
  let how: string[] = []
  const served = answers.map((answer, place) => {
    if (place !== victim) return answer
    const harmed = mutate(answer.body, draw)
    how = harmed.how
    return { ...answer, body: harmed.body }
  })
  const asked = new Map<string, number>()
  return {
    how,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      const key = fixture.exchange === undefined ? '' : `${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`
      const places = answers.flatMap(({ key: own }, place) => (own === key ? [place] : []))
      const turn = asked.get(key) ?? 0
      asked.set(key, turn + 1)
      const answer = served[places[Math.min(turn, places.length - 1)] ?? -1]
      return answer === undefined ? new Response(null, { status: 404 }) : respond(answer, draw)
    }
  }
}

function answersOf({ answer, exchange = [] }: Fixture): (Answer & { key: string })[] {
  if (answer !== undefined) return [{ ...answer, body: Buffer.from(answer.body), key: '' }]
  return exchange.map(({ method, path, answer: one }) => ({
    ...one,
    body: Buffer.from(one.body),
    key: `${method} ${path}`
  }))
}

function respond({ status, headers, body }: Answer, draw: Draw): Response {
  const chunks = cutAnyhow(body, draw)
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(new Uint8Array(chunk))
    }
  })
  return new Response([204, 205, 304].includes(status) ? null : stream, { status, headers })
}

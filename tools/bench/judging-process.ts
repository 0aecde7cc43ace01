// Measures the judge of production logs. One message is one round; the answer is its ratio.

import { laws } from '../../conformance/laws/index.ts'
import { judgeLog } from '../../conformance/runner/log/judge-log.ts'
import { readLines } from '../../conformance/runner/log/read-lines.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { logOfEvents } from './log-of-events.ts'

leaveWithParent()

const many = 1_000_000
const few = 100_000

async function* from(chunks: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** Time of the judge over a log. Throws where it did not read it all, or found fault with it. */
async function judging(chunks: readonly Buffer[], events: number): Promise<number> {
  globalThis.gc?.()
  const started = performance.now()
  const signal = new AbortController().signal
  const judged = await judgeLog({ name: 'the log', bytes: from(chunks), laws, signal })
  const took = performance.now() - started
  const broken = judged.laws.find(({ failedExecutions }) => failedExecutions > 0)
  if (judged.events !== events || broken)
    throw new Error(`${judged.events} events, ${broken?.requirement ?? 'none'} broken`)
  return took
}

/** Time of parsing the same lines, and nothing else. */
async function parsing(chunks: readonly Buffer[]): Promise<number> {
  globalThis.gc?.()
  const started = performance.now()
  let sum = 0
  await readLines(from(chunks), (line) => {
    sum += (JSON.parse(line) as { sequence: number }).sequence
  })
  if (sum === 0) throw new Error('nothing was parsed')
  return performance.now() - started
}

const large = logOfEvents(many)
const small = logOfEvents(few)
const warm = judging(small, few).then(() => parsing(small))

/** The cost of one event in the large log over that in the small one, which is judged as often as its size asks for. */
async function growth(): Promise<number> {
  let short = 0
  for (let one = 0; one < many / few; one += 1) short += await judging(small, few)
  return (await judging(large, many)) / short
}

process.on('message', async (order: { kind: string }) => {
  await warm
  if (order.kind === 'judge_growth') process.send?.(await growth())
  else process.send?.((await judging(large, many)) / (await parsing(large)))
})

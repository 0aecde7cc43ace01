import type { EventStore, Provider, ProviderEvent } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { createCore } from '../../reference/core/runtime.ts'
import type { Runtime } from '../../reference/core/runtime-port.ts'
import { silentTelemetry } from '../../reference/core/silent-telemetry.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { type Growth, growthOf, type Holding } from './flatness.ts'
import { holdingNow } from './holding.ts'

/** One soak: a runtime over a store, and how much work it gets. */
export interface SoakOptions {
  readonly store: EventStore
  /** Where the store keeps its files, if it does. */
  readonly directory?: string
  /** That of the store: at rest for so long, it holds nothing any more. */
  readonly retentionMs: number
  readonly executions: number
  /** Executions at a time. Default 64. */
  readonly width?: number
  /** Times that it is measured; the first quarter is the warm-up. Default 20, and 8 for a small soak. */
  readonly samples?: number
  readonly onSample?: (done: number, holding: Holding) => void
}

export interface SoakReport {
  readonly executions: number
  readonly seconds: number
  readonly growth: readonly Growth[]
  readonly flat: boolean
}

const text = (delta: string): ProviderEvent => ({ type: 'output.delta', output_index: 0, delta })

/** Answers in three pieces, each after a turn of the event loop. */
const provider: Provider = {
  id: 'soak',
  manifest: () => {
    const modalities = { input_modalities: ['text' as const], output_modalities: ['text' as const] }
    const can = { stream: true, tools: false, structured_output: false, async: false, cancel: true }
    return {
      provider: 'soak',
      protocol_version: '1',
      models: [{ model: 'soak-1', abilities: ['write'], ...modalities, ...can }]
    }
  },
  async *execute() {
    for (const word of ['one ', 'two ', 'three']) {
      await new Promise((resolve) => setImmediate(resolve))
      yield [text(word)]
    }
    yield [{ type: 'usage', facts: [{ unit: 'output_token', quantity: 3, source: 'provider' }] }, { type: 'completed' }]
  }
}

/** One execution: submitted, with a key every other time, and read to its end; every tenth reader leaves in the middle. */
async function execute(runtime: Runtime, n: number): Promise<void> {
  const request = { ability: 'write', input: [{ type: 'text' as const, text: `Question ${n}` }] }
  const outcome = await runtime.submit(request, n % 2 === 0 ? { idempotencyKey: `key-${n}` } : {})
  if ('refused' in outcome) throw new Error(`execution ${n} was refused: ${outcome.refused.error.code}`)
  const opened = await runtime.open(outcome.submission.execution_id, 0)
  if ('refused' in opened) throw new Error(`execution ${n} cannot be read: ${opened.refused.error.code}`)
  const { reader } = opened
  let ended = false
  for (let batch = await reader.next(); batch !== undefined; batch = await reader.next()) {
    ended = batch.at(-1)?.terminal === true
    if (n % 10 === 0) break
  }
  reader.close()
  if (!ended && n % 10 !== 0) throw new Error(`execution ${n} has no end`)
}

async function slice(runtime: Runtime, from: number, count: number, width: number): Promise<void> {
  let next = from
  const work = async (): Promise<void> => {
    for (let n = next++; n < from + count; n = next++) await execute(runtime, n)
  }
  await Promise.all(Array.from({ length: width }, work))
}

/** Twice the retention, so that what ended last is gone too. */
const atRest = (retentionMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 2 * retentionMs + 100))

/**
 * Runs executions through a whole runtime, without sockets, and measures at rest what the process holds. It stops the runtime, and with it
 * the store. It rejects where an execution is refused or does not end.
 */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { store, directory, retentionMs, executions, width = 64, onSample } = options
  const { samples = executions < 10_000 ? 8 : 20 } = options
  const runtime = createCore({
    name: 'soak',
    providers: [{ provider, maxConcurrency: width, maxQueueDepth: width }],
    store,
    clock: systemClock,
    ids: randomIds,
    telemetry: silentTelemetry
  })
  const started = performance.now()
  const held: Holding[] = []
  const size = Math.ceil(executions / samples)
  for (let done = 0; done < executions; ) {
    const count = Math.min(size, executions - done)
    await slice(runtime, done, count, width)
    done += count
    await atRest(retentionMs)
    const holding = await holdingNow(directory)
    held.push(holding)
    onSample?.(done, holding)
  }
  await runtime.stop(1000)
  const growth = growthOf(held)
  const seconds = (performance.now() - started) / 1000
  return { executions, seconds, growth, flat: growth.every(({ flat }) => flat) }
}

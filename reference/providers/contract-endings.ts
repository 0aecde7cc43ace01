import { equal, ok } from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Attempt, atOnce, mustBe, mustFail, passTime, targetOf } from './contract-attempt.ts'
import {
  type Bench,
  type DefineTest,
  defaultRequest,
  type ProviderUnderTest,
  timeouts,
  type WithBench
} from './contract-bench.ts'
import type { WireScenes } from './contract-scenes.ts'
import type { Scene } from './contract-site.ts'

const silent: Scene = () => undefined

/** How an attempt ends that nobody answers, or nobody wants any more. */
export function endings(test: DefineTest, bench: WithBench, wire: WireScenes, subject: ProviderUnderTest): void {
  const waits = [
    ['no answer at all', silent],
    ['an answer that stalls', wire.stalled]
  ] as const
  for (const [what, scene] of waits) {
    test(`${what} ends at the limits of the adapter, with its outcome unknown and its socket closed`, () =>
      bench(scene, async ({ run, clock, site, provider, once }) => {
        const running = run()
        await site.asked
        await passTime(clock, timeouts.progress_ms, running)
        const failed = mustFail(await running, targetOf(provider))
        mustBe(failed, 'uncertain provider_unavailable')
        equal(failed.remoteOutcome, 'unknown')
        await site.idle()
        once()
      }))

    test(`an abort during ${what} rejects and closes the socket`, () =>
      bench(scene, async (parts) => {
        const controller = new AbortController()
        const running = parts.run({ signal: controller.signal })
        await parts.site.asked
        controller.abort(new Error('aborted'))
        const { thrown, events } = await endOfAbort(running, parts)
        ok(thrown !== undefined, 'it rejects')
        ok(!events.some(({ type }) => type === 'completed'), 'it does not complete')
        await parts.site.idle()
        parts.once()
      }))
  }

  function endOfAbort(running: Promise<Attempt>, { clock }: Bench): Promise<Attempt> {
    const wait = subject.cancelsRemotely ? passTime(clock, timeouts.progress_ms, running) : atOnce(running)
    return wait.then(() => running)
  }

  test('a caller that leaves in the middle leaves no socket open', () =>
    bench(wire.success, async ({ provider, site }) => {
      const request = subject.request ?? defaultRequest
      const { signal } = new AbortController()
      const ids = { executionId: () => 'execution', callId: () => 'made' }
      for await (const _batch of provider.execute({ request, target: targetOf(provider), signal, ids })) break
      await site.idle()
    }))
}

const megabyte = 1024 * 1024

/** How much a provider can make an adapter hold. */
export function bounds(test: DefineTest, bench: WithBench, wire: WireScenes): void {
  const { endlessPreamble, endlessFrame } = wire
  if (endlessPreamble !== undefined) {
    test('words without output may come for ever: they are not kept, and the attempt ends for want of progress', async () => {
      const enough = level(16 * megabyte)
      await bench(
        endlessPreamble(enough.at),
        async ({ run, clock, provider, site }) => {
          const before = heldBytes()
          const running = run()
          await Promise.race([enough.reached, running])
          ok(await holdsAtMost(before + 8 * megabyte), 'of 16 MiB of preamble less than 8 MiB are held')
          await passTime(clock, 4 * timeouts.progress_ms, running)
          mustBe(mustFail(await running, targetOf(provider)), 'uncertain provider_unavailable')
          await site.idle()
        },
        { timeouts: { ...timeouts, idle_ms: Number.POSITIVE_INFINITY } }
      )
    })
  }
  if (endlessFrame !== undefined) {
    test('a piece that never ends is refused after a bounded number of bytes', async () => {
      let most = 0
      const scene = endlessFrame((bytes) => {
        most = bytes
      })
      await bench(scene, async ({ failure, site }) => {
        mustBe(await failure(), 'uncertain provider_protocol_error')
        await site.idle()
        ok(most < 64 * megabyte, 'it is refused before 64 MiB')
      })
    })
  }
}

/** Resolves `reached` once `at` has been called with as many bytes. */
function level(bytes: number): { readonly at: (bytes: number) => void; readonly reached: Promise<void> } {
  let reach: () => void
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  return {
    reached,
    at(now) {
      if (now >= bytes) reach()
    }
  }
}

/** Whether the process comes down to so many bytes: freed buffers are counted a while longer. */
async function holdsAtMost(bytes: number): Promise<boolean> {
  for (let turn = 0; turn < 12; turn++) {
    if (heldBytes() <= bytes) return true
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return false
}

/** What the process holds after its garbage is gone, buffers included. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

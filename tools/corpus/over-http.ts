import { abilityFor, type Lab, runtimeConfig, startLab, targetsFor } from '../../conformance/lab/index.ts'
import { createRuntime, type RuntimeConfig } from '../../reference/index.ts'
import type { RecordedStream } from './index-file.ts'
import { type Observation, observe } from './observe.ts'

/** The reference runtime wired to a provider lab over loopback HTTP. */
export interface HttpStage {
  /** Plays a stream; the lab writes its body in exactly these chunks, one write each. */
  play(stream: RecordedStream, chunks: readonly Uint8Array[]): Promise<Observation>
  stop(): Promise<void>
}

/** Starts lab and runtime; both live until `stop`. */
export async function startHttpStage(): Promise<HttpStage> {
  const lab = await startLab({ dialects: ['openai-responses', 'anthropic-messages'], seed: 1 })
  const runtime = createRuntime(runtimeConfig(lab.targets, 'base') as RuntimeConfig, { env: lab.keys })
  let played = 0
  return {
    async play(stream, chunks) {
      const nonce = `n-${(played++).toString(16).padStart(16, '0')}`
      const ability = abilityFor('only', stream.provider)
      const place = lab.desk.enroll({ nonce, ability, calls: callsOf(lab, ability, chunks), listener: () => undefined })
      try {
        return await observe(runtime, { ability, input: [{ type: 'text', text: `recorded [${nonce}]` }] })
      } finally {
        place.close()
      }
    },
    async stop() {
      await runtime.stop(0)
      await lab.stop()
    }
  }
}

type Calls = Parameters<Lab['desk']['enroll']>[0]['calls']

/** The recorded bytes as they are: no word of the lab's own dialect before or after them. */
function callsOf(lab: Lab, ability: string, chunks: readonly Uint8Array[]): Calls {
  const acts = chunks.map((chunk) => ({ raw: { base64: Buffer.from(chunk).toString('base64') } }))
  return targetsFor(lab.targets, ability).map(() => [{ kind: 'stream' as const, preamble: false, acts }])
}

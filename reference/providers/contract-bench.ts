import { ok } from 'node:assert/strict'
import type { ExecutionRequest } from '../../generated/types.ts'
import { createManualClock, type ManualClock } from '../core/manual-clock.ts'
import type { Clock, Provider } from '../core/ports.ts'
import type { AdapterTimeouts } from './adapter-options.ts'
import { type Attempt, attempt, type Failed, mustFail, targetOf } from './contract-attempt.ts'
import type { WireScenes } from './contract-scenes.ts'
import { credential, holdsNoCredential } from './contract-secrets.ts'
import { type Exchange, openSite, type Scene, type Site } from './contract-site.ts'

/** A test runner's `test`. */
export type DefineTest = (name: string, run: () => Promise<void>) => void

/** What an adapter under test is made of. */
export interface ContractParts {
  /** Where its provider answers: a loopback origin without a path. */
  readonly origin: string
  /** Its credential; absent where the test is about that. */
  readonly credential: string | undefined
  /** Every limit and pause of the adapter runs on it. */
  readonly clock: Clock
  readonly timeouts: AdapterTimeouts
}

/** Calls of tools, as the provider makes them. */
export interface ToolScene {
  /** A request that they answer; that of every test by default. */
  readonly request?: ExecutionRequest
  /** What the provider says on the wire; absent for a provider inside the process. */
  readonly answer?: Scene
  /** The calls that it makes, in their order, with the whole text of their arguments. */
  readonly calls: readonly { readonly name: string; readonly arguments: string }[]
}

/** An adapter, described to its suite. */
export interface ProviderUnderTest {
  /** Makes a fresh adapter. */
  readonly create: (parts: ContractParts) => Provider
  /** A request it can serve; one text part by default. */
  readonly request?: ExecutionRequest
  /** The whole text of a good answer; absent where the answer is no text. */
  readonly says?: string
  /** An answer that calls tools; demanded where the manifest says `tools`, judged wherever it is given. */
  readonly tools?: ToolScene
  /** What its provider may do on the wire; absent for a provider inside the process. */
  readonly wire?: WireScenes
  /** Whether a request generates, among all that an attempt sends; every `POST` by default. */
  readonly isGenerating?: (exchange: Exchange) => boolean
  /** It tells its provider of an abort and may take time to hear the answer; otherwise an abort ends an attempt at once. */
  readonly cancelsRemotely?: boolean
}

/** The limits of every adapter under test, on the clock of its bench. */
export const timeouts: AdapterTimeouts = { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 5000 }

export const defaultRequest: ExecutionRequest = { ability: 'ability', input: [{ type: 'text', text: 'a question' }] }

/** The parts of one test. */
export interface Bench {
  readonly clock: ManualClock
  readonly provider: Provider
  readonly site: Site
  /** Runs an attempt to whatever end; nothing it tells holds the credential. */
  run(options?: { signal?: AbortSignal; heard?: () => void; request?: ExecutionRequest }): Promise<Attempt>
  /** Runs an attempt that must fail, with no second generating request. */
  failure(): Promise<Failed>
  /** At most one request so far generates. */
  once(): void
}

export type WithBench = (
  scene: Scene,
  use: (bench: Bench) => Promise<void>,
  parts?: Partial<ContractParts>
) => Promise<void>

export function benchFor(subject: ProviderUnderTest): WithBench {
  const request = subject.request ?? defaultRequest
  const isGenerating = subject.isGenerating ?? (({ method }: Exchange) => method === 'POST')
  return async (scene, use, parts) => {
    const site = await openSite(scene)
    const clock = createManualClock()
    const provider = subject.create({ origin: site.origin, credential, clock, timeouts, ...parts })
    const once = (): void => {
      const generating = site.exchanges.filter(isGenerating)
      ok(generating.length <= 1, `an attempt sends at most one generating request, not ${generating.length}`)
    }
    const run: Bench['run'] = async (options) => {
      const came = await attempt(provider, { request, ...options })
      holdsNoCredential(came.events, came.thrown)
      return came
    }
    const failure = async () => {
      const failed = mustFail(await run(), targetOf(provider))
      once()
      return failed
    }
    try {
      await use({ clock, provider, site, run, failure, once })
    } finally {
      site.close()
    }
  }
}

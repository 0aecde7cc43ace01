import type { ModelManifest, Target } from '../../generated/types.ts'
import { providerFailure } from './errors.ts'
import type { Provider, ProviderCall, ProviderEvent, ProviderFailure } from './ports.ts'

/** One thing that a scripted call does. */
export type Act =
  | { readonly say: readonly ProviderEvent[] }
  | { readonly fail: ProviderFailure }
  | { readonly throw: unknown }
  /** Goes on when the promise does, or ends with the signal. */
  | { readonly until: Promise<unknown> }
  /** Silence until the signal, and for ever if `deaf`. */
  | { readonly hang: 'until_aborted' | 'deaf' }

/** A provider for tests, with what was asked of it. */
export interface ScriptedProvider extends Provider {
  readonly calls: readonly { readonly target: Target; readonly signal: AbortSignal; readonly call: ProviderCall }[]
}

export const say = (...events: readonly ProviderEvent[]): Act => ({ say: events })
export const text = (delta: string, output_index = 0): Act => say({ type: 'output.delta', output_index, delta })
export const complete: Act = say({ type: 'completed', finish_reason: 'stop' })
export const fail = (failure: Partial<ProviderFailure> = {}): Act => ({
  fail: { failureClass: 'transient', code: 'provider_unavailable', message: 'The provider is overloaded.', ...failure }
})

const never = new Promise<never>(() => {})

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(new Error('aborted'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

async function* play(acts: readonly Act[], signal: AbortSignal): AsyncGenerator<readonly ProviderEvent[]> {
  for (const act of acts) {
    if ('say' in act) yield act.say
    else if ('fail' in act) throw providerFailure(act.fail)
    else if ('throw' in act) throw act.throw
    else if ('until' in act) await Promise.race([act.until, aborted(signal)])
    else await (act.hang === 'deaf' ? never : aborted(signal))
  }
}

/** A provider whose n-th call plays the n-th script; calls beyond the last script play the last one again. */
export function createScriptedProvider(
  id: string,
  scripts: readonly (readonly Act[])[],
  model: Partial<ModelManifest> = {}
): ScriptedProvider {
  const calls: { target: Target; signal: AbortSignal; call: ProviderCall }[] = []
  const manifest: ModelManifest = {
    model: `${id}-1`,
    abilities: ['write'],
    input_modalities: ['text', 'json'],
    output_modalities: ['text'],
    stream: true,
    tools: true,
    structured_output: false,
    async: false,
    cancel: true,
    ...model
  }
  return {
    id,
    calls,
    manifest: () => ({ provider: id, protocol_version: '1', models: [manifest] }),
    execute(call) {
      calls.push({ target: call.target, signal: call.signal, call })
      return play(scripts[Math.min(calls.length, scripts.length) - 1] ?? [], call.signal)
    }
  }
}

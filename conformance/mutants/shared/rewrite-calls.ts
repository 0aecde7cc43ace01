import type { ErrorCode } from '../../../generated/types.ts'
import { isProviderFailure, providerFailure } from '../../../reference/core/errors.ts'
import type { Provider, ProviderCall, ProviderEvent, ProviderFailure } from '../../../reference/core/ports.ts'

/** What an attempt has told so far. */
export interface Told {
  readonly events: readonly ProviderEvent[]
  readonly output: boolean
  readonly call: ProviderCall
}

/** A faulty adapter: what it makes of its provider's events and failures. */
export interface CallEditor {
  readonly event?: (event: ProviderEvent) => readonly ProviderEvent[]
  /** What a failure becomes; `completed` swallows it and ends the attempt well. */
  readonly failure?: (
    failure: ProviderFailure,
    told: Told
  ) => ProviderFailure | 'completed' | Promise<ProviderFailure | 'completed'>
}

const isOutput = ({ type }: ProviderEvent): boolean => type.startsWith('output.') || type.startsWith('tool.call.')

/** Adapters that tell otherwise; `begin` makes an editor for each call. */
export function rewriteCalls(begin: (call: ProviderCall) => CallEditor): (provider: Provider) => Provider {
  return (provider) => ({
    ...provider,
    async *execute(call) {
      const editor = begin(call)
      const events: ProviderEvent[] = []
      try {
        for await (const batch of provider.execute(call)) {
          const edited = batch.flatMap((event) => editor.event?.(event) ?? [event])
          events.push(...edited)
          if (edited.length > 0) yield edited
        }
      } catch (thrown) {
        if (!isProviderFailure(thrown) || editor.failure === undefined) throw thrown
        const told = { events, output: events.some(isOutput), call }
        const failure = await editor.failure(plain(thrown), told)
        if (failure !== 'completed') throw providerFailure(failure)
        yield [{ type: 'completed', finish_reason: 'stop' }]
      }
    }
  })
}

/** The same event edit for every call. */
export const rewriteOutput = (event: NonNullable<CallEditor['event']>): ((provider: Provider) => Provider) =>
  rewriteCalls(() => ({ event }))

/** The same failure edit for every call. */
export const rewriteFailures = (failure: NonNullable<CallEditor['failure']>): ((provider: Provider) => Provider) =>
  rewriteCalls(() => ({ failure }))

function plain(failure: ProviderFailure): ProviderFailure {
  const { failureClass, code, message, providerCode, retryAfterMs, remoteOutcome, forbidsFurtherAttempts } = failure
  return {
    failureClass,
    code,
    message,
    ...(providerCode === undefined ? {} : { providerCode }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(remoteOutcome === undefined ? {} : { remoteOutcome }),
    ...(forbidsFurtherAttempts === undefined ? {} : { forbidsFurtherAttempts })
  }
}

/** Failures of one code carry another. */
export const recode = (from: ErrorCode, to: ErrorCode): ((provider: Provider) => Provider) =>
  rewriteFailures((failure) => (failure.code === from ? { ...failure, code: to } : failure))

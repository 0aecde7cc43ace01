import { isDeepStrictEqual } from 'node:util'
import { isStoreFailure } from '../../reference/core/errors.ts'
import type { ManualClock } from '../../reference/core/manual-clock.ts'
import type { EventStore, Provider } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { createCore } from '../../reference/core/runtime.ts'
import { silentTelemetry } from '../../reference/core/silent-telemetry.ts'
import { parsed } from '../../reference/stores/contract-log.ts'
import { isInterruption } from '../../reference/stores/contract-reopening.ts'
import type { EncryptedFileStore } from '../../reference/stores/encrypted-file/store.ts'
import type { Witnessed } from './witness.ts'

/**
 * What may have become of an execution: `sound` is its log, all that is owed and ended once; `corrupt` is a refusal that says so; `gone`
 * is as if it had never been.
 */
export type Fate = 'sound' | 'corrupt' | 'gone'

/** What an execution must come to. */
export interface Expected {
  readonly fates: readonly Fate[]
  /** Fewer events than were owed, where a file was cut behind the store's back. */
  readonly atLeast?: number
  readonly atMost?: number
  /** Where corruption is reported at the latest, in bytes of the execution's own file. */
  readonly reportedBy?: number
}

const everything = Number.MAX_SAFE_INTEGER

/** By default nothing is lost: what was claimed is sound, what was not may also be gone. */
export function expectedOf({ claimed, mayBeGone }: Witnessed): Expected {
  return { fates: claimed && !mayBeGone ? ['sound'] : ['sound', 'gone'] }
}

async function readBack(store: EventStore, executionId: string): Promise<unknown[] | 'corrupt' | 'gone'> {
  try {
    return parsed(await store.read(executionId, 0, everything))
  } catch (thrown) {
    if (isStoreFailure(thrown, 'unknown_execution')) return 'gone'
    if (isStoreFailure(thrown, 'corrupt')) return 'corrupt'
    throw thrown
  }
}

/** What is wrong with a log that is served. */
async function faultsOfLog(
  store: EventStore,
  seen: Witnessed,
  events: unknown[],
  expected: Expected
): Promise<string[]> {
  const cut = isInterruption(events.at(-1))
  const own = cut ? events.slice(0, -1) : events
  const { attempted, owed, executionId } = seen
  const { atLeast = owed, atMost = everything } = expected
  const record = await store.record(executionId)
  const ended = attempted[own.length - 1]?.status === 'succeeded'
  const faults: string[] = []
  if (!isDeepStrictEqual(own, attempted.slice(0, own.length))) faults.push('an event is not what was handed in')
  if (own.length < atLeast) faults.push(`${own.length} of ${atLeast} events are left`)
  if (own.length > atMost) faults.push(`${own.length} events are served where ${atMost} can be whole`)
  if (cut === ended) faults.push(cut ? 'an ended log was ended again' : 'the log was not ended')
  const last = events.at(-1) as { sequence?: number } | undefined
  if (last?.sequence !== events.length) faults.push('the last sequence is not the number of events')
  if (record?.lastSequence !== events.length) faults.push('the record tells another end')
  if (seen.cancelled && record?.cancelRequested !== true) faults.push('the wish to cancel is lost')
  return faults
}

/** Corruption is reported with file and position, of this execution or of the identities that hide whose it was. */
function faultsOfReport(store: EncryptedFileStore, { executionId }: Witnessed, { reportedBy }: Expected): string[] {
  const reports = store.corruptions().filter((each) => each.executionId === executionId || each.file === 'identities')
  if (reports.length === 0) return ['is corrupt, and nothing was reported']
  if (reportedBy === undefined || reports.some(({ position }) => position <= reportedBy)) return []
  return [`corruption is reported at ${reports[0]?.position}, behind ${reportedBy}`]
}

/** A provider that must never be asked. */
function forbidden(): Provider & { readonly calls: number } {
  let calls = 0
  const model = {
    model: 'alpha-1',
    abilities: ['write'],
    input_modalities: ['text' as const],
    output_modalities: ['text' as const]
  }
  return {
    id: 'alpha',
    get calls() {
      return calls
    },
    manifest: () => ({
      provider: 'alpha',
      protocol_version: '1',
      models: [{ ...model, stream: true, tools: false, structured_output: false, async: false, cancel: true }]
    }),
    // biome-ignore lint/correctness/useYield: it is never to get that far
    async *execute() {
      calls += 1
    }
  }
}

/** Sends every request again whose key the store answered for: none may reach a provider. */
async function faultsOfKeys(store: EventStore, clock: ManualClock, keyed: readonly Witnessed[]): Promise<string[]> {
  const provider = forbidden()
  const core = createCore({
    name: 'crash matrix',
    providers: [{ provider, maxConcurrency: 9, maxQueueDepth: 9 }],
    store,
    clock,
    ids: randomIds,
    telemetry: silentTelemetry
  })
  const faults: string[] = []
  for (const { key, request, executionId } of keyed) {
    if (key === undefined) continue
    const outcome = await core.submit(request, { idempotencyKey: key }).catch(() => undefined)
    const replayed = outcome !== undefined && 'submission' in outcome ? outcome.submission : undefined
    if (replayed !== undefined && replayed.execution_id !== executionId)
      faults.push(`${executionId}: its key was run again`)
  }
  if (provider.calls > 0) faults.push('a provider was called')
  return faults
}

/**
 * Compares a store that was opened again with what its callers know. It knows the calls and their answers, and nothing of files.
 * Returns one line for each violation.
 */
export async function judge(
  store: EncryptedFileStore,
  clock: ManualClock,
  witnessed: readonly Witnessed[],
  expectedFor: (seen: Witnessed) => Expected = expectedOf
): Promise<string[]> {
  const faults: string[] = []
  const kept: Witnessed[] = []
  for (const seen of witnessed) {
    const expected = expectedFor(seen)
    const events = await readBack(store, seen.executionId)
    const fate: Fate = typeof events === 'string' ? events : 'sound'
    const told = (fault: string): void => void faults.push(`${seen.executionId}: ${fault}`)
    if (!expected.fates.includes(fate)) told(`is ${fate}, not ${expected.fates.join(' or ')}`)
    if (typeof events !== 'string') (await faultsOfLog(store, seen, events, expected)).forEach(told)
    if (fate === 'corrupt') faultsOfReport(store, seen, expected).forEach(told)
    if (seen.claimed && fate !== 'gone') kept.push(seen)
  }
  return [...faults, ...(await faultsOfKeys(store, clock, kept))]
}

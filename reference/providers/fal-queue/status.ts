import type { ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { asIndex, asObject, asText, type JsonObject } from '../json.ts'
import { failureOfStatus, isKnownType } from './errors.ts'

/** What a status object tells. `unclear`: no status, or one that nobody knows. */
export type JobStatus =
  | { readonly kind: 'queued'; readonly position?: number }
  | { readonly kind: 'processing' }
  /** It runs no longer, and nothing says that it failed: its result tells. */
  | { readonly kind: 'over' }
  /** `named`: by a type of the documented ones. Otherwise the result, which fails too, may say more. */
  | { readonly kind: 'failed'; readonly named: boolean; readonly failure: Error & ProviderFailure }
  | { readonly kind: 'unclear' }

/** Documented nowhere, but there is only one thing that they can mean. */
const failedWords = new Set(['ERROR', 'FAILED', 'CANCELLED', 'CANCELED'])

/** Reads a status object. `COMPLETED` alone is no success: its `error` says that it failed, and its result may say so too. */
export function statusOf(json: unknown, credential: string): JobStatus {
  const object = asObject(json) ?? {}
  const status = asText(object.status)
  if (status === 'IN_PROGRESS') return { kind: 'processing' }
  if (status === 'IN_QUEUE') {
    const position = asIndex(object.queue_position)
    return { kind: 'queued', ...(position !== undefined && { position }) }
  }
  if (status === 'COMPLETED' && !saysError(object)) return { kind: 'over' }
  if (status === 'COMPLETED' || (status !== undefined && failedWords.has(status))) {
    return { kind: 'failed', named: isKnownType(object.error_type), failure: failureOfStatus(object, credential) }
  }
  return { kind: 'unclear' }
}

function saysError({ error, error_type }: JsonObject): boolean {
  return [error, error_type].some((value) => value !== undefined && value !== null && value !== '' && value !== false)
}

/** Turns statuses into progress, each change told once. A job may go back from running to the queue. */
export function createProgress(): (status: JobStatus) => readonly ProviderEvent[] {
  let told = ''
  return (status) => {
    if (status.kind !== 'queued' && status.kind !== 'processing') return []
    const event: ProviderEvent =
      status.kind === 'processing'
        ? { type: 'progress', phase: 'processing' }
        : {
            type: 'progress',
            phase: 'queued',
            ...(status.position !== undefined && { queue_position: status.position })
          }
    const words = JSON.stringify(event)
    if (words === told) return []
    told = words
    return [event]
  }
}

import type { Clock } from '../../core/ports.ts'
import type { AdapterTimeouts } from '../adapter-options.ts'
import { malformed } from '../failure.ts'
import { sendForJson } from '../http.ts'
import { asIndex, asName, asObject } from '../json.ts'
import { type ListedModel, type ModelListing, maxPageBytes, modelPages } from '../model-listing.ts'
import { failureOfAnswer } from './errors.ts'

/** What a listing needs of the adapter. `credential` throws where there is none. */
export interface ModelListingOptions {
  readonly baseUrl: string
  readonly credential: () => string
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly timeouts: AdapterTimeouts
}

/**
 * `GET {base}/models`: one page with everything the account may use. It names models and their owners and says nothing of what they
 * can do. Names of fine-tuned models hold the name of the organisation.
 */
export function createModelListing(options: ModelListingOptions): ModelListing {
  const { baseUrl, fetch, clock, timeouts } = options
  return {
    async *listModels({ signal }) {
      const credential = options.credential()
      yield* modelPages(async () => {
        const headers = { authorization: `Bearer ${credential}`, accept: 'application/json' }
        const request = { url: `${baseUrl}/models`, method: 'GET', headers, maxBytes: maxPageBytes } as const
        const answer = await sendForJson(request, { fetch, clock, timeouts }, signal)
        if ('error' in answer) throw failureOfAnswer(answer.error, clock, credential)
        return { models: listed(answer.json), next: undefined }
      })
    }
  }
}

function listed(page: unknown): ListedModel[] {
  const data = asObject(page)?.data
  if (!Array.isArray(data)) throw malformed('a list of models has no data')
  return data.flatMap((value: unknown): ListedModel[] => {
    const model = asObject(value)
    const id = asName(model?.id)
    if (id === undefined) return []
    const createdAt = timeOf(model?.created)
    const retiresAt = timeOf(model?.shutdown_date) ?? asName(model?.shutdown_date)
    const category = asName(model?.owned_by)
    return [
      {
        id,
        ...(createdAt !== undefined && { createdAt }),
        ...(retiresAt !== undefined && { retiresAt }),
        ...(category !== undefined && { category })
      }
    ]
  })
}

/** Seconds since the epoch as RFC 3339; undefined for anything that is no time. */
function timeOf(value: unknown): string | undefined {
  const seconds = asIndex(value)
  if (seconds === undefined) return undefined
  const time = new Date(seconds * 1000)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

import type { Modality } from '../../../generated/types.ts'
import type { Clock } from '../../core/ports.ts'
import type { AdapterTimeouts } from '../adapter-options.ts'
import { malformed } from '../failure.ts'
import { sendForJson } from '../http.ts'
import { asName, asObject, type JsonObject } from '../json.ts'
import { type ListedModel, type ModelListing, type ModelPage, maxPageBytes, modelPages } from '../model-listing.ts'
import { failureOfAnswer } from './errors.ts'

/** What a listing needs of the adapter. */
export interface ModelListingOptions {
  /** Where models are listed: another service than the queue, and usually another origin. */
  readonly platformUrl: string
  /** The origin that the credential belongs to; the list is public, so elsewhere it is asked for without. */
  readonly ownOrigin: string
  readonly apiKey: string | undefined
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly timeouts: AdapterTimeouts
}

const pageSize = 100

const modalities: ReadonlySet<string> = new Set<Modality>(['text', 'json', 'image', 'audio', 'video', 'file'])

/** `GET {platform}/models`, page by page after the provider's own cursor. */
export function createModelListing(options: ModelListingOptions): ModelListing {
  const { platformUrl, ownOrigin, apiKey, fetch, clock, timeouts } = options
  const identified = apiKey !== undefined && apiKey !== '' && new URL(platformUrl).origin === ownOrigin
  const headers = { accept: 'application/json', ...(identified && { authorization: `Key ${apiKey}` }) }
  return {
    async *listModels({ signal }) {
      yield* modelPages(async (cursor) => {
        const query = new URLSearchParams({ limit: String(pageSize), ...(cursor !== undefined && { cursor }) })
        const request = {
          url: `${platformUrl}/models?${query}`,
          method: 'GET',
          headers,
          maxBytes: maxPageBytes
        } as const
        const answer = await sendForJson(request, { fetch, clock, timeouts }, signal)
        if ('error' in answer) throw failureOfAnswer(answer.error, clock, apiKey ?? '')
        return pageOf(answer.json)
      })
    }
  }
}

function pageOf(value: unknown): ModelPage {
  const page = asObject(value)
  if (!Array.isArray(page?.models)) throw malformed('a list of models has no models')
  const models = page.models.flatMap((model: unknown) => listed(asObject(model)))
  const next = asName(page.next_cursor)
  if (page.has_more !== true) return { models, next: undefined }
  if (next === undefined) throw malformed('a list of models goes on without a cursor')
  return { models, next }
}

function listed(model: JsonObject | undefined): ListedModel[] {
  const id = asName(model?.endpoint_id)
  if (id === undefined) return []
  const metadata = asObject(model?.metadata)
  const facts = {
    name: asName(metadata?.display_name),
    lifecycle: asName(metadata?.status),
    category: asName(metadata?.category),
    ...modalitiesOf(asName(metadata?.category) ?? '')
  }
  return [{ id, ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) }]
}

/** A category such as `text-to-image` says what goes in and what comes out; other words say neither. */
function modalitiesOf(category: string): Partial<ListedModel> {
  const [input = '', output = '', ...more] = category.split('-to-')
  if (more.length > 0 || !modalities.has(input) || !modalities.has(output)) return {}
  return { inputModalities: [input as Modality], outputModalities: [output as Modality] }
}

import type { Modality } from '../../../generated/types.ts'
import type { Clock } from '../../core/ports.ts'
import type { AdapterTimeouts } from '../adapter-options.ts'
import { malformed } from '../failure.ts'
import { sendForJson } from '../http.ts'
import { asIndex, asName, asObject, type JsonObject } from '../json.ts'
import { type ListedModel, type ModelListing, type ModelPage, maxPageBytes, modelPages } from '../model-listing.ts'
import { failureOfAnswer } from './errors.ts'

/** What a listing needs of the adapter. `headers` throws where there is no credential. */
export interface ModelListingOptions {
  readonly baseUrl: string
  readonly headers: () => { readonly credential: string; readonly headers: Readonly<Record<string, string>> }
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly timeouts: AdapterTimeouts
}

const pageSize = 1000

/** `GET {base}/v1/models`, newest first, page by page after the last id of the one before. */
export function createModelListing(options: ModelListingOptions): ModelListing {
  const { baseUrl, fetch, clock, timeouts } = options
  return {
    async *listModels({ signal }) {
      const { credential, headers } = options.headers()
      yield* modelPages(async (after) => {
        const query = new URLSearchParams({ limit: String(pageSize), ...(after !== undefined && { after_id: after }) })
        const url = `${baseUrl}/v1/models?${query}`
        const request = { url, method: 'GET', headers, maxBytes: maxPageBytes } as const
        const answer = await sendForJson(request, { fetch, clock, timeouts }, signal)
        if ('error' in answer) throw failureOfAnswer(answer.error, clock, credential)
        return pageOf(answer.json)
      })
    }
  }
}

function pageOf(value: unknown): ModelPage {
  const page = asObject(value)
  if (!Array.isArray(page?.data)) throw malformed('a list of models has no data')
  const models = page.data.flatMap((model: unknown) => listed(asObject(model)))
  const last = asName(page.last_id) ?? models.at(-1)?.id
  if (page.has_more !== true) return { models, next: undefined }
  if (last === undefined) throw malformed('a list of models goes on without a cursor')
  return { models, next: last }
}

function listed(model: JsonObject | undefined): ListedModel[] {
  const id = asName(model?.id)
  if (id === undefined) return []
  const facts = {
    name: asName(model?.display_name),
    createdAt: asName(model?.created_at),
    lifecycle: asName(model?.lifecycle),
    retiresAt: asName(model?.retires_at),
    category: asName(model?.line),
    maxInputTokens: asIndex(model?.max_input_tokens),
    maxOutputTokens: asIndex(model?.max_tokens),
    ...abilitiesOf(asObject(model?.capabilities))
  }
  return [{ id, ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) }]
}

/** The whole object may be null, and any entry of it absent: then nothing is known, not "no". */
function abilitiesOf(capabilities: JsonObject | undefined): Partial<ListedModel> {
  if (capabilities === undefined) return {}
  const supported = (name: string): boolean | undefined => {
    const answer = asObject(capabilities[name])?.supported
    return typeof answer === 'boolean' ? answer : undefined
  }
  const media: [Modality, boolean | undefined][] = [
    ['image', supported('image_input')],
    ['file', supported('pdf_input')]
  ]
  const told = media.some(([, answer]) => answer !== undefined)
  const structuredOutput = supported('structured_outputs')
  const reasoning = supported('thinking')
  return {
    ...(told && {
      inputModalities: ['text', 'json', ...media.filter(([, answer]) => answer === true).map(([modality]) => modality)]
    }),
    ...(structuredOutput !== undefined && { structuredOutput }),
    ...(reasoning !== undefined && { reasoning })
  }
}

import type { Modality } from '../../generated/types.ts'
import { malformed } from './failure.ts'

/** One model as its provider lists it, in neutral words. What the provider does not say is absent, never guessed. */
export interface ListedModel {
  /** The name a configuration uses as `model`. */
  readonly id: string
  /** For people. */
  readonly name?: string
  /** RFC 3339, UTC. */
  readonly createdAt?: string
  /** `active`, `deprecated`, `retired` or a word of the provider's own. */
  readonly lifecycle?: string
  /** When it stops answering, RFC 3339. */
  readonly retiresAt?: string
  /** Who made it, or how the provider sorts it: a word of the provider's own. */
  readonly category?: string
  readonly inputModalities?: readonly Modality[]
  readonly outputModalities?: readonly Modality[]
  readonly tools?: boolean
  readonly structuredOutput?: boolean
  readonly reasoning?: boolean
  readonly maxInputTokens?: number
  readonly maxOutputTokens?: number
}

/** What an adapter offers beside the Provider SPI: which models its account may use now. It makes no generating request. */
export interface ModelListing {
  /**
   * One batch for each page of the provider, at most `maxListedPages` of them. Nothing is retried or followed elsewhere; the caller
   * may stop at any page.
   *
   * @throws ProviderFailure as an attempt does; the signal's reason once it aborts
   */
  listModels(options: { readonly signal: AbortSignal }): AsyncIterable<readonly ListedModel[]>
}

/** One page, and the cursor of the next one where there is one. */
export interface ModelPage {
  readonly models: readonly ListedModel[]
  readonly next: string | undefined
}

export const maxListedPages = 1000

/** Largest page taken. The longest public list is a few hundred kilobytes. */
export const maxPageBytes = 8 * 1024 * 1024

/** Walks the pages. A cursor that repeats would never end; it is a fault of the provider. */
export async function* modelPages(
  pageAt: (cursor: string | undefined) => Promise<ModelPage>
): AsyncGenerator<readonly ListedModel[]> {
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < maxListedPages; page++) {
    const { models, next } = await pageAt(cursor)
    yield models
    if (next === undefined) return
    if (seen.has(next)) throw malformed('a list of models repeats its cursor')
    seen.add(next)
    cursor = next
  }
  throw malformed(`a list of models has more than ${maxListedPages} pages`)
}

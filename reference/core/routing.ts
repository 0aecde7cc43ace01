import type { ConsideredTarget, ExecutionRequest, ProviderManifest, Target } from '../../generated/types.ts'
import { demandsOf, type Shortfall, shortfallOf } from './demands.ts'
import type { ProviderEntry } from './ports.ts'

/** A configured model that can serve a request. */
export interface Candidate {
  readonly target: Target
  readonly entry: ProviderEntry
}

/** A provider's manifest beside the entry that it describes, in configuration order. */
export interface RegisteredProvider {
  readonly entry: ProviderEntry
  readonly manifest: ProviderManifest
}

/** Where a request may go, and what was said of every configured model; both in the order of routing. */
export interface Route {
  readonly candidates: readonly Candidate[]
  readonly considered: readonly ConsideredTarget[]
}

function inOrder(providers: readonly RegisteredProvider[], preferred: readonly string[]): RegisteredProvider[] {
  const first = [...new Set(preferred)].flatMap((id) => providers.filter(({ manifest }) => manifest.provider === id))
  return [...first, ...providers.filter((provider) => !first.includes(provider))]
}

/** What became of every configured model by now: one that an earlier failure forbids is a candidate no more. */
export function explainRoute({ considered }: Route, isLeftOut: (target: Target) => boolean): ConsideredTarget[] {
  return considered.map((each) =>
    each.outcome === 'candidate' && isLeftOut(each.target)
      ? { target: each.target, outcome: 'skipped', reason: 'earlier_failure' }
      : each
  )
}

const mostTold = 3

/** Why nobody can serve the request, in a sentence: names of the configuration and of the protocol, nothing that was sent. */
export function describeShortfalls({ considered }: Route): string {
  const told = considered
    .slice(0, mostTold)
    .map(
      ({ target, reason, name }) => `${target.provider}/${target.model}: ${[reason, name].filter(Boolean).join(' ')}`
    )
  const all = considered.length > mostTold ? [...told, '…'] : told
  return `No configured model can serve this request${all.length > 0 ? ` (${all.join('; ')})` : ''}.`
}

/**
 * Every configured model that can serve the request: those of `provider_order` first, in its order, then the others in configuration
 * order. Names that nobody has are ignored. The outcome depends on request and configuration alone, so it is the same in every process.
 *
 * @see spec/chapters/12-routing.md#candidates
 */
export function routeRequest(request: ExecutionRequest, providers: readonly RegisteredProvider[]): Route {
  const demands = demandsOf(request)
  const candidates: Candidate[] = []
  const considered: ConsideredTarget[] = []
  for (const { entry, manifest } of inOrder(providers, request.routing?.provider_order ?? [])) {
    const name = entry.provider.unsayable?.(request)
    const unsaid: Shortfall | undefined = name && { reason: 'parameter', name }
    for (const model of manifest.models) {
      const target = { provider: manifest.provider, model: model.model }
      const shortfall = shortfallOf(model, demands) ?? unsaid
      if (shortfall === undefined) candidates.push({ target, entry })
      considered.push(
        shortfall === undefined ? { target, outcome: 'candidate' } : { target, outcome: 'skipped', ...shortfall }
      )
    }
  }
  return { candidates, considered }
}

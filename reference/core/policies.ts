import type { ExecutionRequest, ExecutionRouting } from '../../generated/types.ts'

/** What a deployment decides about routing under a name. */
export type RoutingPolicy = Pick<
  ExecutionRouting,
  'provider_order' | 'allow_fallback' | 'max_attempts' | 'retry_budget_ms'
>

/** The policies of a deployment, by name. */
export type RoutingPolicies = Readonly<Record<string, RoutingPolicy>>

/**
 * The request with the fields of the policy that it names; its own fields win. Unchanged without a policy, and nothing if the deployment
 * does not have that policy.
 *
 * @see spec/chapters/24-features.md
 */
export function applyPolicy(request: ExecutionRequest, policies: RoutingPolicies): ExecutionRequest | undefined {
  const name = request.routing?.policy
  if (name === undefined) return request
  if (!Object.hasOwn(policies, name)) return undefined
  return { ...request, routing: { ...policies[name], ...request.routing } }
}

import type { ExecutionRequest, ExecutionRouting } from '../../generated/types.ts'

/** What a deployment decides about routing under a name. */
export interface RoutingPolicy
  extends Readonly<Pick<ExecutionRouting, 'allow_fallback' | 'max_attempts' | 'retry_budget_ms'>> {
  readonly provider_order?: readonly string[]
}

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
  const policy = Object.hasOwn(policies, name) ? policies[name] : undefined
  if (policy === undefined) return undefined
  const { provider_order, ...bounds } = policy
  const order = provider_order === undefined ? {} : { provider_order: [...provider_order] }
  return { ...request, routing: { ...order, ...bounds, ...request.routing } }
}

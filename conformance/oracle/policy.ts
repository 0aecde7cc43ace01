import type { RunTarget } from '../model/verdict.ts'
import { type RequestBody, record } from './request-body.ts'

const ofRole = (targets: readonly RunTarget[], role: string): readonly string[] =>
  targets.filter(({ id }) => id.endsWith(`-${role}`)).map(({ id }) => id)

/** What the lab's extended configuration says under the name of a policy; undefined where it has none of that name. */
export function policyNamed(name: unknown, targets: readonly RunTarget[]): RequestBody | undefined {
  if (name === 'lab-b-first') return { provider_order: ofRole(targets, 'b'), allow_fallback: true, max_attempts: 2 }
  return name === 'lab-c-alone' ? { provider_order: ofRole(targets, 'c'), allow_fallback: false } : undefined
}

/** The routing fields of a request over those of the policy that it names. */
export function routingOf(request: RequestBody, targets: readonly RunTarget[]): RequestBody {
  const own = record(request.routing)
  return { ...policyNamed(own.policy, targets), ...own }
}

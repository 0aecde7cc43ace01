import type { RunTarget } from '../model/verdict.ts'
import { demandsOf } from './demands.ts'
import { routingOf } from './policy.ts'
import type { RequestBody } from './request-body.ts'

export type { RequestBody } from './request-body.ts'

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a text target of the lab is configured for beside tools. */
const text: NonNullable<RunTarget['capabilities']> = {
  input_modalities: ['text', 'json'],
  output_modalities: ['text'],
  stream: true,
  structured_output: false,
  async: false
}

/** Whether a target of the lab has everything that a request demands, by its requirements and by the fields and parts that it uses. */
export function isCapable(target: RunTarget, request: RequestBody): boolean {
  return shortfallOf(target, request) === undefined
}

/** The first demand that a target does not meet, in the words of `route_explain`. */
export function shortfallOf(
  target: RunTarget,
  request: RequestBody
): { readonly reason: string; readonly name: string } | undefined {
  const has = target.capabilities ?? text
  const { input, output, capabilities, parameters } = demandsOf(request)
  const able: Readonly<Record<string, boolean>> = {
    tools: target.tools,
    stream: has.stream,
    structured_output: has.structured_output,
    async: has.async,
    cancel: true,
    conversation: target.dialect !== 'fal-queue'
  }
  const first = (reason: string, names: readonly string[], meets: (name: string) => boolean) => {
    const name = names.find((one) => !meets(one))
    return name === undefined ? undefined : { reason, name }
  }
  return (
    first('input_modality', input, (name) => has.input_modalities.includes(name)) ??
    first('output_modality', output, (name) => has.output_modalities.includes(name)) ??
    first('capability', capabilities, (name) => able[name] === true) ??
    first('parameter', parameters, (name) => has.parameters?.includes(name) === true)
  )
}

/** The candidates of a request in the order in which they must be tried. `ability`: what the run's targets serve. */
export function candidatesOf(
  targets: readonly RunTarget[],
  request: RequestBody,
  ability: string
): readonly RunTarget[] {
  if (request.ability !== ability) return []
  const capable = targets.filter((target) => isCapable(target, request))
  const wanted = list(routingOf(request, targets).provider_order)
  const first = [...new Set(wanted)].flatMap((id) => capable.filter((target) => target.id === id))
  return [...first, ...capable.filter((target) => !first.includes(target))]
}

/** The bounds that a request sets to its attempts. */
export interface Bounds {
  readonly fallback: boolean
  readonly maxAttempts: number
  /** Whether the request, or its policy, says how many attempts there may be. */
  readonly bounded: boolean
  readonly budgetMs?: number
  readonly deadlineMs?: number
}

export function boundsOf(request: RequestBody, candidates: number): Bounds {
  const routing = routingOf(request, [])
  const fallback = routing.allow_fallback === true
  const { max_attempts: max, retry_budget_ms: budget } = routing
  return {
    fallback,
    bounded: typeof max === 'number',
    maxAttempts: !fallback ? 1 : typeof max === 'number' ? max : candidates,
    ...(typeof budget === 'number' ? { budgetMs: budget } : {}),
    ...(typeof request.deadline_ms === 'number' ? { deadlineMs: request.deadline_ms } : {})
  }
}

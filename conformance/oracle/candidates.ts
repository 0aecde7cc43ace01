import type { RunTarget } from '../model/verdict.ts'

/** A request body as submitted; nothing of it is trusted. */
export type RequestBody = Readonly<Record<string, unknown>>

const record = (value: unknown): RequestBody =>
  typeof value === 'object' && value !== null ? (value as RequestBody) : {}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a text target of the lab is configured for beside tools. */
const text: NonNullable<RunTarget['capabilities']> = {
  input_modalities: ['text', 'json'],
  output_modalities: ['text'],
  stream: true,
  async: false
}

/** Whether a target of the lab has everything that a request demands. */
export function isCapable(target: RunTarget, request: RequestBody): boolean {
  const requirements = record(request.requirements)
  const sent = list(request.input).map((part) => record(part).type)
  const demanded = [...list(requirements.input_modalities), ...sent]
  const { input_modalities, output_modalities, stream, async } = target.capabilities ?? text
  return (
    demanded.every((modality) => input_modalities.includes(String(modality))) &&
    list(requirements.output_modalities).every((modality) => output_modalities.includes(String(modality))) &&
    (requirements.tools !== true || target.tools) &&
    (requirements.stream !== true || stream) &&
    requirements.structured_output !== true &&
    (requirements.async !== true || async)
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
  const wanted = list(record(request.routing).provider_order)
  const first = [...new Set(wanted)].flatMap((id) => capable.filter((target) => target.id === id))
  return [...first, ...capable.filter((target) => !first.includes(target))]
}

/** The bounds that a request sets to its attempts. */
export interface Bounds {
  readonly fallback: boolean
  readonly maxAttempts: number
  readonly budgetMs?: number
  readonly deadlineMs?: number
}

export function boundsOf(request: RequestBody, candidates: number): Bounds {
  const routing = record(request.routing)
  const fallback = routing.allow_fallback === true
  const { max_attempts: max, retry_budget_ms: budget } = routing
  return {
    fallback,
    maxAttempts: !fallback ? 1 : typeof max === 'number' ? max : candidates,
    ...(typeof budget === 'number' ? { budgetMs: budget } : {}),
    ...(typeof request.deadline_ms === 'number' ? { deadlineMs: request.deadline_ms } : {})
  }
}

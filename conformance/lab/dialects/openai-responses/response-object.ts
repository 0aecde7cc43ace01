import { seededToken } from '../../random.ts'
import type { SayContext } from '../dialect.ts'

export interface ResponseState {
  readonly status: 'in_progress' | 'completed' | 'incomplete' | 'failed'
  readonly output: readonly unknown[]
  /** `undefined` leaves the field out. */
  readonly usage: unknown
  readonly error?: { readonly code: string | null; readonly message: string }
  readonly reason?: string
}

/** The response object that every snapshot event carries. */
export function responseObject(context: SayContext, model: string, state: ResponseState): Record<string, unknown> {
  const created = 1_790_000_000 + (Number.parseInt(seededToken(`created:${context.nonce}`, 6), 16) % 1_000_000)
  return {
    id: `resp_${seededToken(`response:${context.seed}:${context.nonce}:${context.target}:${context.call}`, 48)}`,
    object: 'response',
    created_at: created,
    status: state.status,
    background: false,
    completed_at: state.status === 'completed' ? created + 1 : null,
    error: state.error ?? null,
    incomplete_details: state.reason === undefined ? null : { reason: state.reason },
    instructions: null,
    max_output_tokens: null,
    max_tool_calls: null,
    model,
    output: state.output,
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    service_tier: state.status === 'in_progress' ? 'auto' : 'default',
    store: true,
    temperature: 1,
    text: { format: { type: 'text' }, verbosity: 'medium' },
    tool_choice: 'auto',
    tools: [],
    top_logprobs: 0,
    top_p: 1,
    truncation: 'disabled',
    ...(state.usage === undefined ? {} : { usage: state.usage }),
    user: null,
    metadata: {}
  }
}

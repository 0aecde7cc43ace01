import type { FinishReason } from '../../generated/types.ts'

/** `other` stands where a reason of unknown meaning does: above what we infer, below what the provider states. */
const precedence: readonly FinishReason[] = [
  'content_filter',
  'refusal',
  'length',
  'pause',
  'other',
  'tool_calls',
  'stop'
]

/** The one reason that is told where several hold. @see spec/chapters/24-features.md */
export function foremostReason(reasons: readonly FinishReason[]): FinishReason {
  return precedence.find((reason) => reasons.includes(reason)) ?? 'other'
}

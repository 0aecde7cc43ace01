import type { Control } from '../mutant.ts'

const unclaimed = [
  'heartbeat',
  'inline_stream',
  'config_extended',
  'finish_reason',
  'reasoning',
  'refusal',
  'attempt_usage'
]

export const claimsNothing: Control = {
  name: 'claims-nothing',
  title: 'No optional feature is claimed.',
  edits: () => ({ features: Object.fromEntries(unclaimed.map((name) => [name, false])) })
}

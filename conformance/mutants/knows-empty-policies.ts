import type { Mutant } from './mutant.ts'

export const knowsEmptyPolicies: Mutant = {
  name: 'knows-empty-policies',
  title: 'Policies say nothing.',
  predicts: ['configuration/policies'],
  edits: () => ({ policies: (policies) => Object.fromEntries(Object.keys(policies).map((name) => [name, {}])) })
}

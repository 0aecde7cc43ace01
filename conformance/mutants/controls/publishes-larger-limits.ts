import type { Control } from '../mutant.ts'

export const publishesLargerLimits: Control = {
  name: 'publishes-larger-limits',
  title: 'More is taken than anybody has to take, and said so.',
  edits: () => ({ limits: { body_bytes: 12_582_912, parts: 3000, uri_length: 20_000, json_depth: 100 } })
}

import type { Control } from '../mutant.ts'

export const publishesOneLimit: Control = {
  name: 'publishes-one-limit',
  title: 'The depth of JSON alone is limited more strictly than usual, and the rest is as everywhere.',
  edits: () => ({ limits: { json_depth: 12 } })
}

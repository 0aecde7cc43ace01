import type { Control } from '../mutant.ts'

export const publishesStricterLimits: Control = {
  name: 'publishes-stricter-limits',
  title:
    'Limits below the usual ones are published and enforced, and no conversation is offered, whose bodies are large.',
  edits: () => ({
    features: { conversation: false },
    limits: { body_bytes: 65_536, parts: 8, uri_length: 256, json_depth: 16 }
  })
}

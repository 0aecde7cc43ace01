import type { Mutant } from './mutant.ts'
import { compareBodies } from './shared/compare-bodies.ts'

const tidied = (_key: string, value: unknown): unknown =>
  value === null ? undefined : typeof value === 'string' ? value.trim() : value

export const fingerprintsATidiedBody: Mutant = {
  name: 'fingerprints-a-tidied-body',
  title: 'Bodies are compared without their nulls and without blanks around strings.',
  predicts: ['idempotency/fingerprint-whole'],
  edits: () => ({ app: compareBodies((body) => JSON.parse(JSON.stringify(body), tidied)) })
}

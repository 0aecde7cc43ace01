import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const fingerprintsATidiedBody: Mutant = {
  name: 'fingerprints-a-tidied-body',
  title: 'Bodies are compared without their nulls and without blanks around strings.',
  predicts: ['idempotency/fingerprint-whole'],
  edits: () => {
    const bodies = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const known = bodies.get(key)
        if (known !== undefined && tidied(known) === tidied(text)) return send({ text: known })
        const response = await send()
        if (response.status < 300) bodies.set(key, text)
        return response
      })
    }
  }
}

function tidied(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_, value) => (value === null ? undefined : typeof value === 'string' ? value.trim() : value))
    )
  } catch {
    return text
  }
}

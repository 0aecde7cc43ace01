import type { Mutant } from './mutant.ts'
import type { Json } from './shared/rewrite-answers.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const fingerprintsTheInputAlone: Mutant = {
  name: 'fingerprints-the-input-alone',
  title: 'A key stands for ability and input; whatever else the body says is not compared.',
  predicts: ['idempotency/fingerprint-whole'],
  edits: () => {
    const bodies = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const known = bodies.get(key)
        if (known !== undefined && said(known) === said(text)) return send({ text: known })
        const response = await send()
        if (response.status < 300) bodies.set(key, text)
        return response
      })
    }
  }
}

function said(text: string): string {
  try {
    const { ability, input } = JSON.parse(text) as Json
    return JSON.stringify([ability, input])
  } catch {
    return text
  }
}

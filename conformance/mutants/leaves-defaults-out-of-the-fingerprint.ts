import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'
import { rewriteObjects } from './shared/rewrite-provider-bodies.ts'

export const leavesDefaultsOutOfTheFingerprint: Mutant = {
  name: 'leaves-defaults-out-of-the-fingerprint',
  title: 'A field that says its default is not compared.',
  predicts: ['idempotency/fingerprint-no-defaults'],
  edits: () => ({
    app: rewriteKeyed(({ text, send }) => send({ text: withoutDefaults(text) }))
  })
}

/** Drops what is false, and objects in which nothing is left. */
function withoutDefaults(text: string): string {
  try {
    const edited = rewriteObjects(JSON.parse(text), (object) =>
      Object.fromEntries(Object.entries(object).filter(([, value]) => value !== false && !isEmpty(value)))
    )
    return JSON.stringify(edited)
  } catch {
    return text
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/**
 * SHA-256 of what a provider request says apart from the model it names: equal for every attempt of one execution in one dialect.
 * A body that is no JSON object is hashed as text.
 */
export function contentHash(body: Readonly<Record<string, unknown>> | undefined, text: string): string {
  const { model: _model, ...content } = body ?? {}
  const canonical = body === undefined ? text : (canonicalize(content) ?? '')
  return createHash('sha256').update(canonical).digest('hex')
}

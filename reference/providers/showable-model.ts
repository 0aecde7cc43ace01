import { sharesSecret } from './shares-secret.ts'

/** Longer than any model's name; a fine-tuned one holds several names. */
const longestName = 256

/**
 * The model that the provider claims to have served, as it may be shown: undefined where it is no name, or where a provider that echoes
 * the caller's key has put a piece of it there.
 */
export function showableModel(model: unknown, credential: string): string | undefined {
  if (typeof model !== 'string' || model === '' || model.length > longestName) return undefined
  return sharesSecret(model, credential) ? undefined : model
}

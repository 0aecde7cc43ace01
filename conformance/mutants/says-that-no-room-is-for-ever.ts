import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const saysThatNoRoomIsForEver: Mutant = {
  name: 'says-that-no-room-is-for-ever',
  title: 'A submit that finds no room is told that no later one will.',
  predicts: ['errors/retryable-meaning'],
  edits: () => ({
    app: rewriteJson(['submit'], (body, status) =>
      status === 429 ? { ...body, error: { ...(body.error as Json), retryable: false } } : body
    )
  })
}

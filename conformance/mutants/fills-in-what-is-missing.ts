import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const isFull = (input: unknown): boolean => !Array.isArray(input) || input.length > 0

export const fillsInWhatIsMissing: Mutant = {
  name: 'fills-in-what-is-missing',
  title: 'A request without ability or input gets one of the runtime.',
  predicts: ['requests/required-fields'],
  edits: () => ({
    app: rewriteBody((body) => {
      const input = body.input === undefined || !isFull(body.input) ? [{ type: 'text', text: 'Hello' }] : body.input
      return { ability: 'text-generation', ...body, input }
    })
  })
}

import type { Mutant } from './mutant.ts'
import { rewriteEveryError } from './shared/rewrite-errors.ts'

/** The code that an error body holds, whatever it is. */
async function codeIn(response: Response): Promise<unknown> {
  try {
    const { error } = (await response.json()) as { error?: { code?: unknown; type?: unknown } }
    return error?.code ?? error?.type
  } catch {
    return undefined
  }
}

export const passesOnAnyProviderCode: Mutant = {
  name: 'passes-on-any-provider-code',
  title: "A provider's code is passed on whatever stands in it.",
  predicts: ['errors/provider-code'],
  edits: () => {
    let last: unknown
    return {
      network: (fetch) => async (input, init) => {
        const response = await fetch(input, init)
        if (response.status >= 400) last = await codeIn(response.clone())
        return response
      },
      store: rewriteEveryError((error) => (last === undefined ? error : { ...error, provider_code: last }))
    }
  }
}

import type { Mutant } from './mutant.ts'

const isJson = (response: Response): boolean =>
  response.status === 200 && response.headers.get('content-type')?.includes('json') === true

/** The text dialects answer with a stream or with an error; a queue says all it says in JSON. */
const isText = (input: Parameters<typeof fetch>[0]): boolean =>
  /\/(responses|messages)$/.test(new Request(input, { method: 'GET' }).url)

export const readsNoErrorUnder200: Mutant = {
  name: 'reads-no-error-under-200',
  title: 'An error object that a provider sends under status 200 is taken for a stream that is malformed.',
  predicts: ['errors/embedded-wins'],
  edits: () => ({
    network: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      if (!isJson(response) || !isText(input)) return response
      await response.body?.cancel()
      return Response.json({})
    }
  })
}

import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'

export const showsNothingOfWhatIsOver: Mutant = {
  name: 'shows-nothing-of-what-is-over',
  title: 'The events of an execution that has ended are 204.',
  predicts: ['http/events-200'],
  edits: () => ({
    app: (app) => async (request) => {
      if (operationOf(request) !== 'events' || new URL(request.url).search !== '?after=0') return app(request)
      const snapshot = await app(new Request(request.url.replace(/\/events.*$/, ''), { headers: request.headers }))
      const { status } = (await snapshot.json()) as { status?: string }
      return status === 'succeeded' ? new Response(null, { status: 204 }) : app(request)
    }
  })
}

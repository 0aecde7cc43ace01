import type { Mutant } from './mutant.ts'

export const hangsOnHead: Mutant = {
  name: 'hangs-on-head',
  title: 'HEAD on an event stream is never answered.',
  predicts: ['http/head-events'],
  patienceMs: 700,
  edits: () => ({
    app: (app) => (request) => (request.method === 'HEAD' ? new Promise<Response>(() => undefined) : app(request))
  })
}

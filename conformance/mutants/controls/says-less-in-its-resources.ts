import type { Control } from '../mutant.ts'
import { answer, rewriteAnswers, rewriteJson } from '../shared/rewrite-answers.ts'

export const saysLessInItsResources: Control = {
  name: 'says-less-in-its-resources',
  title: 'Nothing optional stands in snapshots, submissions, conflicts or headers.',
  mayWarn: ['http/submit-location'],
  edits() {
    const snapshots = rewriteJson(['execution'], ({ ability: _a, metadata: _m, artifacts, ...body }) =>
      Array.isArray(artifacts) && artifacts.length > 0 ? { ...body, artifacts } : body
    )
    // A runtime that is stopping has to say so; one that is ready need not say it.
    const info = rewriteJson(['runtime'], ({ state, spec_revision: _r, limits: _l, ...body }) =>
      state === 'ready' ? body : { ...body, state }
    )
    const conflicts = rewriteJson(['result'], (body, status) => (status === 409 ? { status: body.status } : body))
    const headers = rewriteAnswers(({ response }) => {
      const bare = answer(response, {})
      for (const name of ['location', 'x-accel-buffering']) bare.headers.delete(name)
      return bare
    })
    return { app: (app) => headers(info(conflicts(snapshots(app)))) }
  }
}

import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

const fromTheStart = rewriteRequests((request) => {
  const url = new URL(request.url)
  if (!url.searchParams.has('after')) return request
  url.searchParams.set('after', '0')
  return asked(request, { url: url.href })
})

export const takesNoCursorAfterARestart: Mutant = {
  name: 'takes-no-cursor-after-a-restart',
  title: 'Whoever goes on reading after a restart is given the whole log once more.',
  predicts: ['storage/survives-restart'],
  edits() {
    // A disk is looked at when a new process opens it, right before that process is built.
    let restarts = false
    return {
      disk: {
        found(records) {
          restarts = true
          return records
        }
      },
      app(face) {
        const isRestarted = restarts
        restarts = false
        return isRestarted ? fromTheStart(face) : face
      }
    }
  }
}

import type { Mutant } from './mutant.ts'
import { answer, type Json, rewriteAnswers } from './shared/rewrite-answers.ts'

export const cancelsAFinishedExecution: Mutant = {
  name: 'cancels-a-finished-execution',
  title: 'A cancel request behind the end turns the snapshot to cancelled.',
  predicts: ['lifecycle/terminal-status-final'],
  edits() {
    const cancelled = new Set<string>()
    return {
      app: rewriteAnswers(async ({ operation, path, response }) => {
        if (operation === 'cancel' && response.status === 409) cancelled.add(path.replace(/\/cancel$/, ''))
        if (operation !== 'execution' || !cancelled.has(path)) return response
        return answer(response, { body: JSON.stringify({ ...((await response.json()) as Json), status: 'cancelled' }) })
      })
    }
  }
}

import type { Claim } from '../../reference/core/ports.ts'
import type { FetchLike } from '../client/index.ts'
import type { Mutant } from './mutant.ts'

function submitAgain(face: FetchLike, interrupted: readonly Claim[]): void {
  for (const { request } of interrupted) {
    const headers = { 'content-type': 'application/json', host: '127.0.0.1:4320' }
    const body = JSON.stringify(request)
    void face(new Request('http://127.0.0.1:4320/v1/executions', { method: 'POST', headers, body }))
  }
}

export const doesCutWorkAgain: Mutant = {
  name: 'does-cut-work-again',
  title: 'After a crash it asks the provider once more for what was interrupted.',
  predicts: ['storage/recovery-never-calls'],
  edits: () => ({ disk: {}, recovers: submitAgain })
}

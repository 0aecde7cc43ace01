import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRouted } from '../shared/routed.ts'

/** Metadata reaches no provider, in whatever words, and changes neither what a provider is told nor where a request goes. */
export const metadataOpaque = judged('requests/metadata-opaque', (view, check) => {
  const executions = joined(view)
  for (const execution of executions) {
    if (Object.keys(Object(execution.request.metadata)).length === 0) continue
    checkRouted(view, execution, check)
    const plain = executions.find(({ name }) => name === 'without-metadata')?.calls[0]?.request.contentHash
    for (const [position, call] of execution.calls.entries()) {
      const told = call.request.traps?.includes('metadata') === true
      const altered = position === 0 && plain !== undefined && call.request.contentHash !== plain
      check(!told && !altered, call, () => ({
        expected: 'the request that goes out without metadata',
        saw: told ? 'the metadata itself' : 'another request'
      }))
    }
  }
})

import type { ExecutionRequest } from '../../generated/types.ts'
import type { Mutant } from './mutant.ts'

const lastTurn = (request: ExecutionRequest): ExecutionRequest => {
  const [first] = request.input
  return first?.type === 'message' ? { ...request, input: [first] } : request
}

export const losesAToolLoopInAFallback: Mutant = {
  name: 'loses-a-tool-loop-in-a-fallback',
  title: 'A second target hears only the last turn.',
  predicts: ['features/tool-loop-goes-on'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      execute: (call) =>
        provider.execute(/-(b)$/.test(provider.id) ? { ...call, request: lastTurn(call.request) } : call)
    })
  })
}

import { judged } from '../shared/judged.ts'

/** No provider hears of the partition. */
export const partitionOpaque = judged('features/partition-opaque', (view, check) => {
  const marked = view.exchanges.some(
    ({ step }) => step?.do === 'submit' && String(step.headers?.['execution-partition']).startsWith('trap-partition-')
  )
  if (!marked) return
  for (const call of view.calls) {
    check(!call.request.traps?.includes('partition'), call, () => ({
      expected: `nothing of the partition at ${call.target}`,
      saw: 'its value'
    }))
  }
})

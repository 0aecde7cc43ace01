import { judged } from '../shared/judged.ts'

/** Observes whether tools that contradict each other are refused; accepting them is legal too. */
export const toolContradictions = judged('features/tool-contradictions', (view, check) => {
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const { breaks, exchange, index } of view.exchanges) {
    if (breaks !== 'features/tool-contradictions' || exchange.status !== 400) continue
    check(true, { index }, () => ({ expected: '', saw: '' }))
  }
})

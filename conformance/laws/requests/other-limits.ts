import { judged } from '../shared/judged.ts'

/** Observed where the runtime publishes a limit of its own, or accepts more than it has to. */
export const otherLimits = judged('requests/other-limits', (view, check) => {
  if (Object.keys(view.run?.limits ?? {}).length > 0) {
    check(true, { index: 0 }, () => ({ expected: '', saw: '' }))
  }
  for (const each of view.exchanges) {
    const exceeds = each.breaks === 'requests/too-many-bytes' || each.breaks === 'requests/other-excess'
    if (exceeds && each.exchange.status === 202) check(true, each, () => ({ expected: '', saw: '' }))
  }
})

import { judged } from '../shared/judged.ts'

/** A body just below 8 MiB is accepted. */
export const conversationBody = judged('requests/conversation-body', (view, check) => {
  // Who accepts everything and does nothing has not taken a body.
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const each of view.exchanges) {
    if (each.exchange.name !== 'large-body') continue
    const { status } = each.exchange
    check(status === 202, each, () => ({ expected: '202', saw: String(status) }))
  }
})

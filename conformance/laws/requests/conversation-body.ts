import { judged } from '../shared/judged.ts'

/** A body just below 8 MiB is accepted. */
export const conversationBody = judged('requests/conversation-body', (view, check) => {
  for (const each of view.exchanges) {
    if (each.exchange.name !== 'large-body') continue
    const { status } = each.exchange
    check(status === 202, each, () => ({ expected: '202', saw: String(status) }))
  }
})

import { demandsOf } from '../../oracle/demands.ts'
import { type RequestBody, record, records } from '../../oracle/request-body.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** What needs a conversation goes to models alone whose manifest says that they take one. */
export const conversationDemanded = judged('features/conversation-demanded', (view, check) => {
  const list = view.exchanges.find(({ operation }) => operation === 'listProviders')
  const models = records(at(list?.exchange.body, 'data')).flatMap(({ provider, models }) =>
    records(models).map((model): RequestBody => ({ provider, ...model }))
  )
  for (const { request, attempts } of view.executions) {
    if (models.length === 0 || !demandsOf(request).capabilities.includes('conversation')) continue
    for (const { selected } of attempts) {
      const target = record(selected.data.target)
      const found = models.find(({ provider, model }) => provider === target.provider && model === target.model)
      check(found?.conversation === true, selected, () => ({
        expected: 'a model with conversation: true',
        saw: `${String(target.model)} with conversation ${String(found?.conversation)}`
      }))
    }
    const able = attempts.length > 0 || view.run?.targets.every(({ dialect }) => dialect === 'fal-queue')
    if (!able) check.fault({ index: view.end }, { expected: 'an attempt', saw: 'none' })
  }
})

import type { Control } from '../mutant.ts'
import type { LooseEvent } from '../shared/loose-event.ts'
import { rewriteEvents } from '../shared/rewrite-log.ts'

const estimate = { unit: 'request', quantity: 1, source: 'runtime' }

export const reportsUsagePiecemeal: Control = {
  name: 'reports-usage-piecemeal',
  title: 'Every fact is reported by itself, and with them one that the runtime counted.',
  edits: () => ({
    store: rewriteEvents((event): LooseEvent[] => {
      if (event.type !== 'usage.reported') return [event]
      return [...(event.facts as object[]), estimate].map((fact) => ({ ...event, facts: [fact] }))
    })
  })
}

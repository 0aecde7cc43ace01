import type { ProviderEvent } from '../../../reference/core/ports.ts'
import type { Control } from '../mutant.ts'

function joined(batch: readonly ProviderEvent[]): ProviderEvent[] {
  const events: ProviderEvent[] = []
  for (const event of batch) {
    const before = events.at(-1)
    const continues =
      event.type === 'output.delta' && before?.type === 'output.delta' && before.output_index === event.output_index
    if (continues) events[events.length - 1] = { ...event, delta: before.delta + event.delta }
    else events.push(event)
  }
  return events
}

export const deltasJoined: Control = {
  name: 'deltas-joined',
  title: 'Pieces of text that came in one network read are one delta.',
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        for await (const batch of provider.execute(call)) yield joined(batch)
      }
    })
  })
}

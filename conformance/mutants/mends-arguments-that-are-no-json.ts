import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const mendsArgumentsThatAreNoJson: Mutant = {
  name: 'mends-arguments-that-are-no-json',
  title: 'Trailing commas and single quotes in arguments are mended.',
  predicts: ['output/no-argument-repair'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'tool.call.arguments.delta'
        ? { ...event, delta: event.delta.replace(/^,\}/, '}').replaceAll(/'(\w+)'/g, '"$1"') }
        : event
    ])
  })
}

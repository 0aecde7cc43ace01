import type { Mutant } from './mutant.ts'
import { uncommitted } from './shared/uncommitted.ts'

export const fallsBackAfterAToolCall: Mutant = {
  name: 'falls-back-after-a-tool-call',
  title: 'A tool call counts as output only once something else follows.',
  predicts: ['attempts/commits-tool-call'],
  edits: () => uncommitted((event) => event.type.startsWith('tool.call.'))
}

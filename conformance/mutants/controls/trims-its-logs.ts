import type { Control } from '../mutant.ts'
import { expired, trimmed } from '../shared/trimmed.ts'

export const trimsItsLogs: Control = {
  name: 'trims-its-logs',
  title: 'The head of a log is dropped once its end was read, and older cursors are refused.',
  edits: () => ({ features: { trimming: true }, app: trimmed(expired) })
}

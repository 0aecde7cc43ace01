import type { Control } from '../mutant.ts'

export const beatsOften: Control = {
  name: 'beats-often',
  title: 'A heartbeat comes after every five milliseconds of silence.',
  edits: () => ({ heartbeatMs: 5 })
}

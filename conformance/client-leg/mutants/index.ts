import { askingMutants } from './asking.ts'
import type { ClientMutant } from './client-mutant.ts'
import { endingMutants } from './ending.ts'
import { failingMutants } from './failing.ts'
import { foldingMutants } from './folding.ts'
import { leavingMutants } from './leaving.ts'
import { readingMutants } from './reading.ts'
import { resumingMutants } from './resuming.ts'

export { runClientSelftest } from './run-client-selftest.ts'

/** Every faulty client. */
export const clientMutants: readonly ClientMutant[] = [
  ...readingMutants,
  ...resumingMutants,
  ...endingMutants,
  ...failingMutants,
  ...askingMutants,
  ...foldingMutants,
  ...leavingMutants
]

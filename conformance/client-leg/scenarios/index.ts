import type { ClientScenario } from '../model/scenario.ts'
import { askingScenarios } from './asking.ts'
import { endingScenarios } from './ending.ts'
import { failingScenarios } from './failing.ts'
import { foldingScenarios } from './folding.ts'
import { guardingScenarios } from './guarding.ts'
import { readingScenarios } from './reading.ts'
import { resumingScenarios } from './resuming.ts'
import { stoppingScenarios } from './stopping.ts'

/** Everything that a client is put through. */
export const clientScenarios: readonly ClientScenario[] = [
  ...readingScenarios,
  ...resumingScenarios,
  ...endingScenarios,
  ...failingScenarios,
  ...askingScenarios,
  ...foldingScenarios,
  ...stoppingScenarios,
  ...guardingScenarios
]

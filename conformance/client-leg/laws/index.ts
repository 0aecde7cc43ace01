import type { ClientLaw } from '../model/law.ts'
import { askingLaws } from './asking.ts'
import { endingLaws } from './ending.ts'
import { failingLaws } from './failing.ts'
import { foldingLaws } from './folding.ts'
import { guardingLaws } from './guarding.ts'
import { readingLaws } from './reading.ts'
import { resumingLaws } from './resuming.ts'
import { stoppingLaws } from './stopping.ts'

/** One law for each requirement on clients. */
export const clientLaws: readonly ClientLaw[] = [
  ...readingLaws,
  ...resumingLaws,
  ...endingLaws,
  ...failingLaws,
  ...askingLaws,
  ...foldingLaws,
  ...stoppingLaws,
  ...guardingLaws
]

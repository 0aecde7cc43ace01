import type { Check } from '../repository.ts'
import { chapterLinks } from './chapter-links.ts'
import { clientRows } from './client-rows.ts'
import { lawFiles } from './law-files.ts'
import { lawMutants } from './law-mutants.ts'
import { operationFiles } from './operation-files.ts'
import { providerFolders } from './provider-folders.ts'
import { releasedRows } from './released-rows.ts'
import { requirementRowsCheck } from './requirement-rows.ts'
import { reviewedTexts } from './reviewed-texts.ts'
import { rowAnchors } from './row-anchors.ts'
import { schemaExamples } from './schema-examples.ts'
import { testPaths } from './test-paths.ts'

/** Every check, in the order in which they are told. */
export const checks: readonly Check[] = [
  requirementRowsCheck,
  rowAnchors,
  reviewedTexts,
  releasedRows,
  testPaths,
  chapterLinks,
  schemaExamples,
  operationFiles,
  lawFiles,
  lawMutants,
  clientRows,
  providerFolders
]

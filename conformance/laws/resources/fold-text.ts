import { isDeepStrictEqual } from 'node:util'
import { shownTexts } from '../shared/folded.ts'
import { isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The outputs of a text result are the deltas joined for each index, in ascending order of their indexes. */
export const foldText = judged('resources/fold-text', (view, check) => {
  for (const { resource, result, text } of shownTexts(view)) {
    if (text.outputs.length === 0) continue
    check(isDeepStrictEqual(result.outputs, text.outputs), resource, () => ({
      expected: `outputs ${sizes(text.outputs)}`,
      saw: `outputs ${sizes(result.outputs)}`
    }))
  }
})

const sizes = (outputs: unknown): string =>
  (Array.isArray(outputs) ? outputs.filter(isRecord) : [])
    .map(({ index, text }) => `${String(index)}: ${String(text).length} characters`)
    .join(', ') || 'none'

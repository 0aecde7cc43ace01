import { claims } from '../shared/facts-of.ts'
import { shownTexts } from '../shared/folded.ts'
import { brief, briefText } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Refusal and reasoning of a result are their deltas, joined to one string each. */
export const foldRefusalReasoning = judged('resources/fold-refusal-reasoning', (view, check) => {
  if (!claims(view, 'reasoning')) return
  for (const { resource, result, text } of shownTexts(view)) {
    for (const name of ['refusal', 'reasoning'] as const) {
      if (text[name] === '') continue
      check(result[name] === text[name], resource, () => ({
        expected: `${name} of ${briefText(text[name])}`,
        saw: typeof result[name] === 'string' ? briefText(result[name]) : brief(result[name])
      }))
    }
  }
})

import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A tool choice that is no documented one is refused with 400. */
export const toolChoiceValues = judged('features/tool-choice-values', (view, check) => {
  checkRefused(view, 'features/tool-choice-values', [400], check)
})

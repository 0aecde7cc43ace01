import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** A target without a modality that is listed or sent is left out, while one that has it is tried. */
export const modalities = judged('routing/modalities', (view, check) => {
  checkExcluded(
    view,
    check,
    () => true,
    ({ reason }) => reason === 'input_modality' || reason === 'output_modality'
  )
})

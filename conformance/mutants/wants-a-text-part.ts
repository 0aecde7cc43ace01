import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const wantsATextPart: Mutant = {
  name: 'wants-a-text-part',
  title: 'A request whose parts are all JSON is refused.',
  predicts: ['requests/minimal'],
  edits: () => ({
    app: refuseSubmits(({ body }) => {
      const parts = asList(body.input)
      return parts.length > 0 && parts.every(({ type }) => type === 'json')
    })
  })
}

import { validateTarget } from '../../../generated/validators.mjs'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Every `route.selected` names provider and model. */
export const reported = streamed(
  'target/reported',
  () => null,
  (state, event, check) => {
    if (event.type === 'route.selected') {
      const { target } = event.data
      check(validateTarget(target), event, () => ({ expected: 'target {provider, model}', saw: brief(target) }))
    }
    return state
  }
)

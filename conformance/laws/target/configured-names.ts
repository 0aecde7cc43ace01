import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A selected target is one of the run's, by its configured provider and model names. */
export const configuredNames = judged('target/configured-names', (view, check) => {
  for (const { attempts } of view.executions) {
    for (const { selected, provider } of attempts) {
      const target = view.run?.targets.find(({ id }) => id === provider)
      const model = at(selected.data, 'target', 'model')
      check(target !== undefined && target.model === model, selected, () => ({
        expected: target ? `model ${target.model} as configured` : 'a provider of the run as configured',
        saw: `${brief(provider)} with model ${brief(model)}`
      }))
    }
  }
})

import type { RunTarget } from '../../model/verdict.ts'
import type { Check } from '../shared/check.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { type ListedModel, type ListedView, listedOf, namesIn } from '../shared/manifest-view.ts'
import type { RunView } from '../shared/run-view.ts'

/**
 * Every target of the run is listed under its configured names, with the abilities, the modalities and the capabilities that it was
 * configured with, and nothing is listed beside them.
 */
export const manifestConfigured = judged('resources/manifest-configured', (view, check) => {
  const listed = listedOf(view)
  if (listed === undefined || view.run === undefined) return
  checkCount(view, listed, check)
  for (const target of view.run.targets) {
    const own = listed.models.find(({ provider, model }) => provider === target.id && model === target.model)
    const others = listed.models.filter(({ provider, model }) => provider === target.id && model !== target.model)
    const wrong =
      own === undefined
        ? 'no such model'
        : (lackOf(own, target, view.run.ability) ??
          excessOf(own, target) ??
          others.map(({ model }) => `also model ${brief(model)}`)[0])
    check(wrong === undefined, listed.exchange, () => ({
      expected: `${target.id} with model ${target.model} as configured`,
      saw: wrong ?? ''
    }))
  }
})

/** What a runtime counts of its providers is what it lists of them, where a run asks for both. */
function checkCount({ exchanges }: RunView, { exchange }: ListedView, check: Check): void {
  const data = at(exchange.exchange.body, 'data')
  const asked = exchanges.find(({ operation, exchange: { status } }) => operation === 'getRuntime' && status === 200)
  if (asked === undefined || !Array.isArray(data)) return
  const count = at(asked.exchange.body, 'provider_count')
  check(count === data.length, asked, () => ({
    expected: `provider_count ${data.length}, as many as are listed`,
    saw: brief(count)
  }))
}

/** The first thing that a manifest tells of a target and that it was not configured with. */
function excessOf({ fields }: ListedModel, { abilities, capabilities }: RunTarget): string | undefined {
  const configured = {
    abilities,
    input_modalities: capabilities?.input_modalities,
    output_modalities: capabilities?.output_modalities
  }
  const more = Object.entries(configured).find(
    ([name, own]) => own !== undefined && namesIn(fields[name]).some((one) => !own.includes(one))
  )
  return more && `${more[0]} ${brief(fields[more[0]])}`
}

const flags = ['stream', 'structured_output', 'async'] as const

/** The first thing that a target was configured with and its manifest does not tell. */
function lackOf({ fields }: ListedModel, target: RunTarget, ability: string): string | undefined {
  const { capabilities, tools } = target
  const missing = (target.abilities ?? [ability]).some((one) => !namesIn(fields.abilities).includes(one))
  if (missing) return `abilities ${brief(fields.abilities)}`
  if (fields.tools !== tools) return `tools ${brief(fields.tools)}`
  if (capabilities === undefined) return undefined
  const lists = ['input_modalities', 'output_modalities'] as const
  const short = lists.find((name) => capabilities[name].some((one) => !namesIn(fields[name]).includes(one)))
  if (short !== undefined) return `${short} ${brief(fields[short])}`
  const flag = flags.find((name) => capabilities[name] && fields[name] !== true)
  return flag && `${flag} ${brief(fields[flag])}`
}

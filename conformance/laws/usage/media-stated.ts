import { filesIn, jobsOf, madeBy } from '../shared/job-view.ts'
import { brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn } from '../shared/usage-facts.ts'

const units = ['image_count', 'video_second', 'audio_output_second'] as const

/** What a media result states of number and length is reported by the runtime, and nothing that it does not state. */
export const mediaStated = judged('usage/media-stated', (view, check) => {
  for (const { attempt, script } of jobsOf(view)) {
    const made = madeBy(script)
    if (made === undefined || attempt.terminal?.type !== 'execution.completed') continue
    const facts = attempt.events.flatMap(factsIn)
    for (const unit of units) {
      const stated = quantityOf(made, unit)
      const told = facts.filter(({ fact }) => fact.unit === unit)
      const right = told.every(({ fact }) => fact.source === 'runtime' && fact.quantity === stated)
      check(right && (stated === undefined) === (told.length === 0), told[0]?.event ?? attempt, () => ({
        expected: stated === undefined ? `no ${unit}` : `${stated} ${unit} of source runtime`,
        saw: brief(told.map(({ fact }) => [fact.quantity, fact.source]))
      }))
    }
  }
})

function quantityOf(made: Readonly<Record<string, unknown>>, unit: (typeof units)[number]): number | undefined {
  if (unit === 'image_count') {
    if (Array.isArray(made.images)) return made.images.length
    return isRecord(made.image) ? 1 : undefined
  }
  const files = filesIn(unit === 'video_second' ? made.video : [made.audio, made.audio_file])
  const lengths = files.map(({ duration }) => duration)
  return lengths.length > 0 && lengths.every((length) => typeof length === 'number')
    ? lengths.reduce<number>((sum, length) => sum + Number(length), 0)
    : undefined
}

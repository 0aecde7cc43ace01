import type { Control } from '../mutant.ts'
import type { LooseEvent } from '../shared/loose-event.ts'
import { rewriteJson } from '../shared/rewrite-answers.ts'
import { frameOf, rewriteEventFrames } from '../shared/rewrite-frames.ts'

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)])
  )
}

export const keysInAnotherOrder: Control = {
  name: 'keys-in-another-order',
  title: 'Who reads a log again gets the keys of its events in another order.',
  edits() {
    let streams = 0
    const frames = rewriteEventFrames((event, text) => {
      streams += 1
      return [streams % 2 === 0 ? frameOf(reversed(event) as LooseEvent) : `${text}\n\n`]
    })
    const bodies = rewriteJson(['runtime', 'providers', 'submit', 'execution', 'result', 'cancel'], reversed)
    return { app: (app) => bodies(frames(app)) }
  }
}

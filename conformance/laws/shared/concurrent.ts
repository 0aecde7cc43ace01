import type { RunView } from './run-view.ts'
import { type SubmitView, submitsOf } from './submit-view.ts'

/** The answers to submits with one key and one body that were sent at once, where all of them were answered. */
export function concurrentOf(view: RunView): readonly (readonly SubmitView[])[] {
  const submits = submitsOf(view)
  return [...new Set(submits.map(({ step }) => step))].flatMap((step) => {
    const answers = submits.filter((submit) => submit.step === step)
    return step.key !== undefined && (step.times ?? 1) > 1 && answers.length === step.times ? [answers] : []
  })
}

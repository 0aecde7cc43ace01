import type { Act, StreamScript } from '../../model/script.ts'
import type { Said } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import { isRecord } from './json.ts'
import type { CallView } from './ledger-view.ts'
import type { QuestionView } from './question-view.ts'
import type { RunView } from './run-view.ts'

/** An attempt at a queue whose submit was accepted by the lab, as scripted. */
export interface JobView {
  readonly execution: ExecutionView
  readonly attempt: AttemptView
  readonly call: CallView
  readonly said: Said
  readonly script: StreamScript
  readonly questions: readonly QuestionView[]
}

/** The jobs of a run. */
export function jobsOf(view: RunView): readonly JobView[] {
  return joined(view).flatMap((execution) =>
    execution.attempts.flatMap((attempt): JobView[] => {
      const { call, said } = attempt
      if (call?.request.queue === undefined || call.script?.kind !== 'stream' || said === undefined) return []
      const questions = view.questions.filter(({ submitted }) => submitted === call.request.request)
      return [{ execution, attempt, call, said, script: call.script, questions }]
    })
  )
}

/** Attempts after which the provider has the call, or may have it, and whose end is a failure. */
export function unrepeatable(
  view: RunView
): readonly { execution: ExecutionView; attempt: AttemptView; call: CallView }[] {
  return joined(view).flatMap((execution) =>
    execution.attempts.flatMap((attempt) => {
      const { call, said, failure } = attempt
      const isQueue = call?.request.queue !== undefined
      return isQueue && said?.ending.final === true && failure !== undefined ? [{ execution, attempt, call }] : []
    })
  )
}

/** What a script lets the model make, where it says so. */
export function madeBy({ acts }: StreamScript): Readonly<Record<string, unknown>> | undefined {
  for (const act of acts) if ('result' in act) return act.result
  return undefined
}

/** The acts of a script that are documented answers to a status request, in order. */
export const statusesOf = ({ acts }: StreamScript): readonly Act[] =>
  acts.filter((act) => 'queue' in act || 'progress' in act)

/** A file as a result tells of it. */
export interface ToldFile {
  readonly url: string
  readonly content_type?: unknown
  readonly file_name?: unknown
  readonly file_size?: unknown
  readonly duration?: unknown
}

/** Every file that a result names in the documented way: an object with a `url` and a `content_type`. */
export function filesIn(value: unknown): readonly ToldFile[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  if (typeof value.url === 'string' && value.content_type !== undefined) return [value as unknown as ToldFile]
  return Object.values(value).flatMap(filesIn)
}

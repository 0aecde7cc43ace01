import type { AttemptView } from './attempt-view.ts'
import type { Check } from './check.ts'
import { doorCode, doorErrors } from './door.ts'
import type { ExchangeView } from './exchange-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { attemptCode, codeOf } from './facts-of.ts'
import { at, brief } from './json.ts'
import type { RunView } from './run-view.ts'

/** Which row of the table of `retryable` decides a failure, and what it says. @see spec/chapters/05-errors.md#retryable */
export interface Ruling {
  readonly row: 'output' | 'code' | 'unknown' | 'transient' | 'otherwise'
  readonly retryable: boolean
}

const neverRetryable: readonly unknown[] = ['cancelled', 'deadline_exceeded', 'invalid_request', 'conflict']
const transientCodes: readonly unknown[] = ['queue_full', 'rate_limited', 'runtime_unavailable']

/** The ruling on a code alone, before anything ran: what is refused at the door has neither output nor attempts. */
export function rulingOfCode(code: unknown): Ruling {
  if (neverRetryable.includes(code)) return { row: 'code', retryable: false }
  return transientCodes.includes(code) ? { row: 'transient', retryable: true } : { row: 'otherwise', retryable: false }
}

/** The ruling on an execution that failed; undefined where the outcome of an attempt, or its class, is a matter of view. */
export function rulingOf(execution: ExecutionView): Ruling | undefined {
  const { attempts, terminal } = execution
  if (terminal?.type !== 'execution.failed') return undefined
  if (attempts.some(({ output }) => output.length > 0)) return { row: 'output', retryable: false }
  const code = codeOf(terminal)
  const byCode = rulingOfCode(code)
  if (byCode.row === 'code') return byCode
  const outcomes = attempts.map(outcomeOf)
  // What a provider has answered with a failure of the Transient class is known, whatever the runtime says of it.
  const toldUnknown = at(terminal.data, 'error', 'remote_outcome') === 'unknown' && !attempts.every(isSurelyKnown)
  if (outcomes.includes('unknown') || toldUnknown) return { row: 'unknown', retryable: false }
  const last = attempts.at(-1)?.failure
  if (byCode.retryable) return last?.retryable === false || outcomes.includes('either') ? undefined : byCode
  if (code !== 'provider_unavailable') return byCode
  if (last?.retryable === false) return { row: 'otherwise', retryable: false }
  if (last?.retryable !== true || outcomes.includes('either')) return undefined
  return { row: 'transient', retryable: true }
}

const isSurelyKnown = ({ failure, said }: AttemptView): boolean =>
  failure?.outcome === 'known' && failure.retryable === true && said?.doubtful !== true

/** What is known of an attempt's remote outcome, by its script and by the runtime's own word. */
function outcomeOf(attempt: AttemptView): 'known' | 'unknown' | 'either' {
  if (isSurelyKnown(attempt)) return 'known'
  const told = [attempt.failed, attempt.terminal].map((event) => at(event?.data, 'error', 'remote_outcome'))
  if (told.includes('unknown')) return 'unknown'
  // Who found no place in the queue has called nobody.
  if (attempt.call === undefined && attemptCode(attempt) === 'queue_full') return 'known'
  return attempt.failure?.outcome ?? 'either'
}

/** Checks `retryable` of every failed execution whose ruling the row chooses. */
export function checkExecutions(view: RunView, chosen: (ruling: Ruling) => boolean, check: Check): void {
  for (const execution of view.executions) {
    const ruling = rulingOf(execution)
    const { terminal } = execution
    if (ruling === undefined || terminal === undefined || !chosen(ruling)) continue
    const told = at(terminal.data, 'error', 'retryable')
    check(told === ruling.retryable, terminal, () => ({
      expected: `${brief(codeOf(terminal))} with retryable ${ruling.retryable}${reasons[ruling.row]}`,
      saw: brief(told)
    }))
  }
}

const reasons: Readonly<Record<Ruling['row'], string>> = {
  output: ' after output',
  code: '',
  unknown: ' after an attempt of unknown outcome',
  transient: ' before output',
  otherwise: ''
}

/** Checks `retryable` of every refusal at the door whose code the row chooses. */
export function checkDoor(view: RunView, chosen: (ruling: Ruling, code: unknown) => boolean, check: Check): void {
  for (const answer of doorErrors(view)) {
    const code = doorCode(answer)
    const ruling = rulingOfCode(code)
    if (typeof code !== 'string' || !chosen(ruling, code)) continue
    checkAnswer(answer, ruling, check)
  }
}

function checkAnswer(answer: ExchangeView, { retryable }: Ruling, check: Check): void {
  const told = at(answer.exchange.body, 'error', 'retryable')
  check(told === retryable, answer, () => ({
    expected: `${answer.exchange.status} ${brief(doorCode(answer))} with retryable ${retryable}`,
    saw: brief(told)
  }))
}

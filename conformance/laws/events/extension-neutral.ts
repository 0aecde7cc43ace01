import { isTerminal, type SeenEvent } from '../shared/event.ts'
import { checkFollowed, openFailures } from '../shared/followed.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const terminal: readonly unknown[] = ['succeeded', 'failed', 'cancelled']
const isExtension = ({ type }: SeenEvent): boolean => type.startsWith('x-')

/**
 * No extension event ends an execution, by its status or by being the last one; and none stands in for output: an attempt that showed
 * nothing else is still followed by another one where that must be.
 */
export const extensionNeutral = judged('events/extension-neutral', (view, check) => {
  for (const execution of view.executions) {
    const { log, readers } = execution
    const last = log.at(-1)
    if (last === undefined) continue
    const end = log.findIndex(isTerminal)
    // What stands behind the end has its own law.
    const before = end === -1 ? log : log.slice(0, end)
    const ending = before.find((event) => isExtension(event) && terminal.includes(event.status))
    const ended =
      end === -1 && isExtension(last) && readers.some(({ closed }) => closed?.how === 'eof') ? last : undefined
    const wrong = ending ?? ended
    if (wrong === undefined && end === -1) continue
    check(wrong === undefined, wrong ?? last, () => ({
      expected: 'an end by execution.completed or execution.failed',
      saw: `${wrong?.type} with status ${brief(wrong?.status)}`
    }))
  }
  for (const { execution, attempt } of openFailures(view)) {
    if (attempt.failure?.follow === 'must' && attempt.events.some(isExtension)) checkFollowed(execution, attempt, check)
  }
})

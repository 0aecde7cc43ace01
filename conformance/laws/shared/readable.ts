import type { Check } from './check.ts'
import type { RunView } from './run-view.ts'
import type { SubmitView } from './submit-view.ts'

/** A look that came later may find that the record has had its time. */
const atOnceMs = 1000

const looks = ['getExecution', 'getExecutionResult', 'streamExecutionEvents']

/** Checks that no operation denies an execution whose id a submit has just told. */
export function checkReadable(view: RunView, submits: readonly SubmitView[], check: Check): void {
  // Where room was made scarce on purpose a record may be gone before anybody looks.
  if (isScarce(view)) return
  for (const { id, exchange: submit, partition } of submits) {
    // In other partitions it is rightly unknown.
    if (id === undefined || partition !== undefined) continue
    const isLook = (time: number): boolean => time >= submit.time && time <= submit.time + atOnceMs
    for (const look of view.exchanges) {
      const { started, status } = look.exchange
      const asked = look.execution === id && looks.includes(look.operation) && look.breaks === undefined
      if (!asked || !isLook(started) || status === 500 || status === 503) continue
      check(status !== 404, look, () => ({ expected: `an answer of ${look.operation}`, saw: 'status 404' }))
    }
    for (const reader of view.readers) {
      if (reader.execution === id && isLook(reader.opened.time)) check(true, reader, () => ({ expected: '', saw: '' }))
    }
  }
}

const isScarce = ({ run }: RunView): boolean =>
  JSON.stringify(run?.scenario.configuration ?? {}).includes('"max_executions"')

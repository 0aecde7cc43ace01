import { type OperationId, operations } from '../../../generated/operations.ts'
import type { ClientStep } from '../../model/scenario.ts'
import { isSentAgain } from '../../model/sent-again.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item, RunStarted } from '../../model/verdict.ts'
import type { Place } from './check.ts'

/** One HTTP exchange with the operation that its method and path name, whoever made it. */
export interface ExchangeView extends Place {
  readonly exchange: HttpExchange
  readonly operation: OperationId | 'none'
  readonly execution?: string
  readonly query: URLSearchParams
  /** The client step that made it, where its name tells. */
  readonly step?: ClientStep
  /** The requirement that the step breaks on purpose. */
  readonly breaks?: string
  /** The requirement that is kept only if the step is accepted. */
  readonly accepts?: string
}

/** All exchanges of a run, those without an answer too, in order; a submit that found no room and was sent again is left out. */
export function exchangesOf(items: readonly Item[], run: RunStarted | undefined): readonly ExchangeView[] {
  const steps = run?.scenario.client ?? []
  return items.flatMap((item, index) => {
    if (item.kind !== 'http.exchange') return []
    const [path = '', query = ''] = item.path.split('?', 2)
    const { operation, execution } = operationOf(item.method, path)
    const step = steps.find((one) => madeBy(one, item))
    if (item.status === 429 && step !== undefined && isSentAgain(step, run?.scenario ?? {})) return []
    const breaks = step && 'breaks' in step ? step.breaks : undefined
    const accepts = step && 'accepts' in step ? step.accepts : undefined
    return {
      index,
      exchange: item,
      operation,
      query: new URLSearchParams(query),
      ...(execution === undefined ? {} : { execution }),
      ...(step === undefined ? {} : { step }),
      ...(breaks === undefined ? {} : { breaks }),
      ...(accepts === undefined ? {} : { accepts })
    }
  })
}

/** Whether a step made an exchange: other exchanges of an execution carry the name of its submit too. */
function madeBy(step: ClientStep, exchange: HttpExchange): boolean {
  if (step.do !== 'submit' && step.do !== 'request') return false
  const operation = step.do === 'submit' ? 'submitExecution' : 'raw'
  return exchange.operation === operation && exchange.name === (step.as ?? (step.do === 'submit' ? 'main' : undefined))
}

/** The operation of a method and path; `none` where the specification has no such operation. */
function operationOf(method: string, path: string): { operation: OperationId | 'none'; execution?: string } {
  for (const [id, facts] of Object.entries(operations)) {
    if (facts.method !== method) continue
    const [before = '', after] = facts.path.split('{id}')
    if (after === undefined) {
      if (path === before) return { operation: id as OperationId }
      continue
    }
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const execution = path.slice(before.length, path.length - after.length)
    if (execution.length > 0 && !execution.includes('/')) return { operation: id as OperationId, execution }
  }
  return { operation: 'none' }
}

import type { LedgerItem, LedgerRequest } from '../model/ledger.ts'
import type { DeskState } from './desk-state.ts'
import type { Enrolled } from './enrolment.ts'
import { createExchange, type Exchange } from './exchange.ts'
import { labelIn, marksIn, prescribedHeaders, trapsIn } from './facts/strays.ts'
import { noncesIn, type ProviderRequest } from './provider-request.ts'
import type { Step } from './step.ts'

type Facts = Omit<LedgerRequest, 'kind' | 'time' | 'request'>

/** More of them would only repeat the first. */
const mostUnaccounted = 100

/** Writes the request into the ledger and opens its exchange. Without a scenario no barrier holds anything back. */
export function openExchange(
  state: DeskState,
  who: Enrolled | undefined,
  facts: Facts,
  steps: Iterable<Step>
): Exchange {
  const request = ++state.requests
  const tell = (item: LedgerItem): void => {
    who?.tell(item)
    state.listener(item)
  }
  const item: LedgerRequest = { kind: 'ledger.request', time: state.now(), request, ...facts }
  if (item.nonceless && item.generating && state.unaccounted.length < mostUnaccounted) state.unaccounted.push(item)
  tell(item)
  const waitFor = (barrier: string): Promise<void> => who?.barriers.wait(barrier) ?? Promise.resolve()
  return createExchange(steps, { request, now: state.now, tell, waitFor })
}

/** What the ledger tells of every request. */
export function requestFacts(
  request: ProviderRequest,
  known: Pick<LedgerRequest, 'target' | 'dialect' | 'credentialOf'>
): Pick<
  Facts,
  | 'target'
  | 'dialect'
  | 'credentialOf'
  | 'method'
  | 'path'
  | 'headerNames'
  | 'headers'
  | 'traps'
  | 'marks'
  | 'label'
  | 'nonceless'
> {
  const headerNames = Object.keys(request.headers).toSorted()
  const headers = prescribedHeaders(request.headers)
  const traps = trapsIn(request)
  const marks = marksIn(request.body)
  const label = labelIn(request)
  return {
    ...known,
    method: request.method,
    path: pathOf(request),
    headerNames,
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(traps.length === 0 ? {} : { traps }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(label === undefined ? {} : { label }),
    ...(noncesIn(`${request.path}\n${request.body}`).length === 0 ? { nonceless: true as const } : {})
  }
}

/** Without the query, where a key could stand. */
export function pathOf(request: ProviderRequest): string {
  return request.path.split('?', 1)[0] ?? ''
}

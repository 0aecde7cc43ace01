import { type RequestBody, records } from '../../oracle/request-body.ts'
import type { SeenEvent } from './event.ts'

/** The provider state of a log, as a result lists it. */
export function statesIn(events: readonly SeenEvent[]): readonly RequestBody[] {
  return events
    .filter(({ type }) => type === 'output.provider_state')
    .map(({ data: { provider, model, data } }) => ({ provider, model, data }))
}

/** The provider state that a request gives back. */
export const statesGiven = ({ input }: RequestBody): readonly RequestBody[] =>
  records(input).filter(({ type }) => type === 'provider_state')

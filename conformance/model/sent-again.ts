import type { ClientStep, Scenario } from './scenario.ts'

/**
 * Whether a submit that is refused with 429 is sent again, or its whole run made again, so that the refusal says nothing. Bytes that are
 * no request and scenarios about admission are other matters: there the refusal is the answer.
 */
export function isSentAgain(step: ClientStep, { tags }: Pick<Scenario, 'tags'>): boolean {
  if (step.do !== 'submit' || tags?.includes('admission')) return false
  const raw = step.raw !== undefined || step.raw_base64 !== undefined
  return !raw || step.accepts !== undefined || step.key !== undefined
}

/**
 * Whether a submit that is refused with 429 is sent a few times and each of its answers is evidence: one of a scenario about admission that
 * is to be accepted, for the room of those before it may be given back a moment after their end.
 */
export const isEvidenceOfRoom = (step: ClientStep, { tags }: Pick<Scenario, 'tags'>): boolean =>
  step.do === 'submit' && step.accepts !== undefined && tags?.includes('admission') === true

import type { EventDraft } from '../../../reference/core/ports.ts'

/** An event as a faulty runtime sees it: any field may be missing or wrong. */
export type LooseEvent = { readonly type: string; readonly [field: string]: unknown }

/** The event with fields set, or left out where `undefined` is given. */
export function withFields(event: LooseEvent, fields: Readonly<Record<string, unknown>>): LooseEvent {
  const entries = Object.entries({ ...event, ...fields }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as LooseEvent
}

/** Types an event for the store, which looks at none of its payload. */
export const asDraft = (event: LooseEvent): EventDraft => event as unknown as EventDraft

/** Whether it commits output. */
export const isOutput = ({ type }: LooseEvent): boolean => type.startsWith('output.') || type.startsWith('tool.call.')

/** Whether it ends the execution. */
export const isTerminal = ({ type }: LooseEvent): boolean =>
  type === 'execution.completed' || type === 'execution.failed'

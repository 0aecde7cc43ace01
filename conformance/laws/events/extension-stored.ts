import { reachable } from '../../../generated/lifecycle.ts'
import type { Check } from '../shared/check.ts'
import type { SeenEvent } from '../shared/event.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import { differenceOf, isSameEvent } from '../shared/same-event.ts'

const paths: Readonly<Record<string, readonly string[]>> = reachable
const isExtension = ({ type }: SeenEvent): boolean => type.startsWith('x-')

/**
 * Every reading of one log shows the same extension events under the same numbers, and each with a status that lies between those of
 * its neighbours. A runtime without extension events shows the same ones, none, to everybody.
 */
export const extensionStored = judged('events/extension-stored', (view, check) => {
  for (const { readers } of view.executions) {
    const read = readers.filter(({ events }) => events.length > 0)
    const known = new Map<unknown, SeenEvent>()
    for (const event of read.flatMap(({ events }) => events).filter(isExtension)) {
      if (!known.has(event.sequence)) known.set(event.sequence, event)
    }
    for (const reader of read) {
      if (read.length > 1) checkShown(reader, known, check)
      for (const [position, event] of reader.events.entries()) {
        if (isExtension(event)) checkStatus(event, reader.events[position - 1], reader.events[position + 1], check)
      }
    }
  }
})

/** Whether a reading shows each known extension event that lies within it. */
function checkShown(reader: ReaderView, known: ReadonlyMap<unknown, SeenEvent>, check: Check): void {
  const last = Number(reader.events.at(-1)?.sequence)
  const within = [...known].filter(([sequence]) => Number(sequence) > reader.opened.after && Number(sequence) <= last)
  const shown = new Map<unknown, SeenEvent>()
  for (const event of reader.events) if (!shown.has(event.sequence)) shown.set(event.sequence, event)
  const lost = within.find(([sequence, event]) => {
    const own = shown.get(sequence)
    return own === undefined || !isSameEvent(event, own)
  })
  const own = lost && shown.get(lost[0])
  check(lost === undefined, own ?? reader, () => ({
    expected: `${lost?.[1].type} with sequence ${brief(lost?.[0])}, as another reader got it`,
    saw: own === undefined || lost === undefined ? 'nothing under that number' : differenceOf(lost[1], own)
  }))
}

function checkStatus(event: SeenEvent, before: SeenEvent | undefined, next: SeenEvent | undefined, check: Check): void {
  const leads = (from: unknown, to: unknown): boolean => paths[String(from)]?.includes(String(to)) === true
  const holds =
    (before === undefined || leads(before.status, event.status)) &&
    (next === undefined || leads(event.status, next.status))
  check(holds, event, () => ({
    expected: `a status between ${brief(before?.status)} and ${brief(next?.status)}`,
    saw: `${event.type} with ${brief(event.status)}`
  }))
}

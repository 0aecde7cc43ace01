import type { CallScript } from '../../../model/script.ts'
import type { Item, RunStarted } from '../../../model/verdict.ts'
import { type SampleOptions, sampleRun } from './sample-run.ts'

/**
 * The items of a run in which several executions, one for each call, were under way at the same time: each with the label `e1`, `e2`, …
 * and readers of its own, their events in turn.
 */
export function atOnce(calls: readonly CallScript[], more: Partial<SampleOptions> = {}): Item[] {
  const runs = calls.map((call, position) => relabelled(sampleRun({ ...more, calls: [[call]] }), position + 1))
  const [first] = runs[0] ?? []
  if (first?.kind !== 'run') throw new RangeError('no calls')
  const whole: RunStarted = { ...first, scenario: { ...first.scenario, calls: [calls] } }
  const submits = runs.flatMap((items) => items.filter(isSubmit))
  const rest = runs.map((items) =>
    items.filter((item) => item.kind !== 'run' && item.kind !== 'end' && !isSubmit(item))
  )
  const turns = Math.max(...rest.map(({ length }) => length))
  const woven = Array.from({ length: turns }, (_, turn) => rest.flatMap((items) => items[turn] ?? [])).flat()
  const items = [...submits, ...woven].map((item, time): Item => {
    return item.kind === 'http.exchange' ? { ...item, time, started: time } : { ...item, time }
  })
  return [whole, ...items, { kind: 'end', time: items.length }]
}

const isSubmit = (item: Item): boolean => item.kind === 'http.exchange' && item.operation === 'submitExecution'

/** The same run under another id, label and reader names; its provider call is the `number`-th. */
function relabelled(items: readonly Item[], number: number): Item[] {
  const label = `e${number}`
  return items.map((item): Item => {
    const text = JSON.stringify(item)
      .replaceAll('3b241101', `3b2411${String(number).padStart(2, '0')}`)
      .replaceAll('"[n-', `"[label-${label}-n-`)
    const copy = JSON.parse(text) as Item
    if (copy.kind === 'ledger.request') return { ...copy, request: number, call: number, label }
    if (copy.kind.startsWith('ledger.')) return { ...copy, request: number } as Item
    return 'reader' in copy ? { ...copy, reader: `${copy.reader}-${label}` } : copy
  })
}

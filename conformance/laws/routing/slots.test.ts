import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { crowd, crowdStart, type Guest, narrowOnly } from '../shared/sample/crowd.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'

const start = narrowOnly(crowdStart())
/** Holds the slot from 20 to 500 and is done at 700. */
const holder: Guest = {
  label: 'first',
  submitted: 0,
  selected: 5,
  call: { at: 10, held: { from: 20, passed: 500 }, end: 700 },
  ended: 705
}
/** Waits from 100 to 700. */
const second: Guest = {
  label: 'second',
  submitted: 100,
  selected: 702,
  waitedMs: 598,
  call: { at: 710, end: 720 },
  ended: 725
}
const third: Guest = { label: 'third', submitted: 150, selected: 152, code: 'queue_full', ended: 155 }

const runs = (...guests: readonly Guest[]): Item[] => crowd(guests, start)
const caught = (law: Parameters<typeof expectCaught>[0], clean: readonly Guest[], broken: readonly Guest[]): void =>
  expectCaught(law, runs(...clean), () => runs(...broken))

test('a request while the only slot is held, a queue without an end and one without a place are caught', () => {
  const clean = [holder, second, third]
  const early = { ...second, call: { at: 300, end: 310 }, selected: 290, ended: 320 }
  const served = { ...third, selected: 730, call: { at: 735, end: 740 }, ended: 745 }
  const { code: _code, ...waits } = served
  const turnedAway = { ...third, label: 'second' }
  for (const law of ['routing/bounded-queue', 'configuration/provider-concurrency'] as const) {
    caught(law, clean, [holder, early, third])
    caught(law, clean, [holder, second, waits])
    caught(law, clean, [holder, turnedAway, third])
  }
  caught('configuration/provider-concurrency', [holder, second], [holder, turnedAway])
  expect(judgeSample('routing/bounded-queue', runs(holder)).antecedents).toBe(0)
})

test('either of two may be the one who waits, and whoever leaves by himself is no part of the count', () => {
  const away = { ...third, label: 'second', submitted: 100 }
  const waits = { ...second, label: 'third', submitted: 150, waitedMs: 550 }
  const left = { label: 'fourth', submitted: 110, request: { deadline_ms: 50 }, code: 'deadline_exceeded', ended: 170 }
  for (const guests of [
    [holder, away, waits],
    [holder, left, second]
  ]) {
    expect(judgeSample('routing/bounded-queue', runs(...guests)).violations).toEqual([])
    expect(judgeSample('configuration/provider-concurrency', runs(...guests)).violations).toEqual([])
  }
})

test('a call that was left while it was held proves nothing about the slot', () => {
  const left = { ...holder, call: { at: 10, held: { from: 20, passed: 500 }, end: 90, aborted: true } }
  const next = { ...second, selected: 101, call: { at: 105, end: 110 }, ended: 120 }
  expect(judgeSample('routing/bounded-queue', runs(left, next))).toEqual({ antecedents: 0, violations: [] })
})

test('a wait is told, before or behind the selection', () => {
  const before = { ...second, selected: 103 }
  for (const guest of [second, before]) {
    expect(judgeSample('routing/selected-around-wait', runs(holder, guest)).antecedents).toBe(1)
  }
  expect(judgeSample('routing/selected-around-wait', runs(holder)).antecedents).toBe(0)
})

test('a wait that is told too long, too short, in another unit or as text is caught', () => {
  const told = (waitedMs: unknown, selected = 702): Guest => ({ ...second, selected, waitedMs: waitedMs as number })
  for (const wrong of [told(0), told(1), told(90_000), told('598'), told(-1), told(598, 103)]) {
    caught('routing/waited-ms', [holder, second], [holder, wrong])
  }
  const { waitedMs: _told, ...silent } = second
  for (const right of [silent, told(0, 103), told(560), told(640)]) {
    expect(judgeSample('routing/waited-ms', runs(holder, right)).violations).toEqual([])
  }
})

test('an execution that waits on beyond its deadline or a cancel request is caught', () => {
  const timed: Guest = {
    label: 'timed',
    submitted: 100,
    request: { deadline_ms: 200 },
    code: 'deadline_exceeded',
    ended: 310
  }
  const dropped: Guest = { label: 'dropped', submitted: 320, cancelled: 340, code: 'cancelled', ended: 345 }
  const law = 'routing/waiting-ends'
  const clean = [holder, timed, dropped]
  caught(law, clean, [holder, { ...timed, ended: 720 }, dropped])
  caught(law, clean, [holder, timed, { ...dropped, ended: 720 }])
  const { ended: _end, ...endless } = timed
  caught(law, clean, [holder, endless, dropped])
  caught(law, clean, [holder, { ...timed, selected: 702, call: { at: 710, end: 720 } }, dropped])
  expect(judgeSample(law, runs(holder, second)).antecedents).toBe(0)
})

test('a slot that does not come back, and one that comes back twice, are caught', () => {
  const law = 'routing/slot-released-once'
  const gone: Guest = {
    label: 'gone',
    submitted: 0,
    selected: 2,
    call: { at: 5, end: 10 },
    code: 'rate_limited',
    ended: 12
  }
  const later = (guest: Guest, ms: number): Guest => ({
    ...guest,
    submitted: guest.submitted + ms,
    selected: (guest.selected ?? 0) + ms,
    ended: (guest.ended ?? 0) + ms,
    ...(guest.call === undefined
      ? {}
      : {
          call: {
            ...guest.call,
            at: guest.call.at + ms,
            ...(guest.call.held === undefined ? {} : { held: { from: 20 + ms, passed: 500 + ms } }),
            end: (guest.call.end ?? 0) + ms
          }
        })
  })
  const clean = [gone, later(holder, 100), later(second, 100)]
  const never: Guest = { label: 'second', submitted: 200 }
  caught(law, clean, [gone, later(holder, 100), never])
  const turnedAway: Guest = { label: 'first', submitted: 100, selected: 102, code: 'queue_full', ended: 110 }
  caught(law, clean, [gone, turnedAway])
  caught(law, clean, [gone, later(holder, 100), { ...later(second, 100), call: { at: 300, end: 310 } }])
})

test('giving up at a full queue while another candidate is at hand is caught', () => {
  const law = 'attempts/queue-full-transient'
  const request = { routing: { allow_fallback: true } }
  const passed: Guest = { ...third, request, passedOn: 153 }
  const gaveUp: Guest = { ...third, request }
  expectCaught(law, crowd([holder, second, passed]), () => crowd([holder, second, gaveUp]))
  expect(judgeSample(law, crowd([holder, second, third])).antecedents).toBe(0)
})

test('a submit that is accepted while as many executions are active as may be is caught', () => {
  const law = 'routing/admission-429'
  const full = narrowOnly(crowdStart({ configuration: { max_active_executions: 1 } }))
  const refused: Guest = { label: 'late', submitted: 200, status: 429 }
  const at = (...guests: readonly Guest[]): Item[] => crowd(guests, full)
  expectCaught(law, at(holder, refused), () => at(holder, { ...refused, status: 500 }))
  expectCaught(law, at(holder, refused), () => at(holder, { label: 'late', submitted: 200 }))
  expect(judgeSample(law, at(holder, { ...second, submitted: 600 })).antecedents).toBe(0)
  expect(judgeSample(law, runs(holder, second)).antecedents).toBe(0)
})

import { expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { needsSocket } from '../lab/portable.ts'
import { loadCases, parseCases } from './load-cases.ts'

const cases = loadCases()
const one = (more: string): string => `
- id: terminal/plain
  title: A plain answer
  group: only
  calls: [[{kind: stream, acts: [{text: hi}, {end: {finish: stop}}]}]]
${more}`

test('all cases load, each under a chapter folder of its own', () => {
  expect(cases.length).toBeGreaterThan(200)
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
})

test('a socket is needed by the scripts of a case, and none says so once more', () => {
  const needing = cases.filter(({ calls }) => calls.flat().some(needsSocket)).map(({ id }) => id)
  expect(needing).toEqual(['terminal/broken-chunk'])
  expect(cases.filter(({ needs }) => needs?.includes('socket'))).toEqual([])
})

test('what a step breaks on purpose is a requirement', () => {
  const broken = cases.flatMap(({ client = [] }) => client.flatMap((step) => ('breaks' in step ? [step.breaks] : [])))
  expect(broken.filter((id) => id !== undefined && !Object.hasOwn(requirements, id))).toEqual([])
})

test('endless silence is always ended by a deadline, by a cancel request or by the short limits of a target', () => {
  const silent = cases.filter(({ calls }) => JSON.stringify(calls).includes('"stall":'))
  expect(silent.length).toBeGreaterThan(0)
  for (const { id, group, request, client = [] } of silent) {
    const asked = client.flatMap((step) => (step.do === 'submit' && step.patch ? [step.patch] : []))
    const timed = [request, ...asked].some((fields) => typeof fields?.deadline_ms === 'number')
    const ends = timed || group === 'tuned' || client.some((step) => step.do === 'cancel')
    expect([id, ends]).toEqual([id, true])
  }
})

/** Here nothing but the cancel may let the call go: an answer would do it for a runtime that forgot to. */
const heldForGood = ['cancellation/never-answered']

test('every barrier that a client waits for is one of the scripts, and every one is released but where a cancel has to', () => {
  for (const { id, calls, client = [] } of cases) {
    const scripted = new Set(JSON.stringify(calls).match(/(?<="barrier":")[^"]+/g) ?? [])
    const cancels = heldForGood.includes(id) && client.some((step) => step.do === 'cancel')
    const released = new Set(
      client.flatMap((step) => (step.do === 'release' || (cancels && step.do === 'reached') ? [step.barrier] : []))
    )
    expect([id, [...scripted].sort()]).toEqual([id, [...released].sort()])
  }
})

test('a mistake is told with its line, its place and what is wrong', () => {
  const told = (source: string) => () => parseCases(source, 'odd.yaml')
  expect(told(one('  grup: pair'))).toThrow('odd.yaml:6: [0].grup: unknown field'.replace('[0].', ''))
  expect(told(one('  client: [{do: jump}]'))).toThrow(/odd\.yaml:6: client\[0\]\.do: must be one of submit, read/)
  expect(told(one('').replace('hi', '7'))).toThrow(/calls\[0\]\[0\]\.acts\[0\]\.text: must be a string/)
  expect(told(one('').replace('only', 'pear'))).toThrow(/odd\.yaml:4: group: must be one of only, pair/)
  expect(told('- id: [')).toThrow(/^odd\.yaml:1: /)
  expect(told('- 7')).toThrow('odd.yaml:1: the scenario: must be an object')
})

test('acts that are repeated are written out', () => {
  const [scenario] = parseCases(one('').replace('{text: hi}', '{repeat: 3, acts: [{text: a}, {wait: 1}]}'), 'odd.yaml')
  const acts = [{ text: 'a' }, { wait: 1 }]
  expect(scenario?.calls).toEqual([
    [{ kind: 'stream', acts: [...acts, ...acts, ...acts, { end: { finish: 'stop' } }] }]
  ])
  expect(() => parseCases(one('').replace('{text: hi}', '{repeat: -1, acts: []}'), 'odd.yaml')).toThrow(/an act has/)
})

test('one scenario alone needs no list', () => {
  expect(parseCases('{id: a/b, title: t, group: none, calls: []}', 'one.yaml')).toHaveLength(1)
})

test('some cases say long texts and long arguments, in many pieces of several bytes a character', () => {
  // A huge frame is a case of its own: one piece.
  const read = cases.filter(({ tags = [] }) => !tags.includes('unread') && !tags.includes('heavy'))
  const acts = read.flatMap(({ id, calls }) =>
    calls.flat().flatMap((call) => (call.kind === 'stream' ? [{ id, acts: call.acts }] : []))
  )
  const longest = (pieces: (list: (typeof acts)[number]['acts']) => string[]) =>
    acts.map((script) => pieces(script.acts)).sort((a, b) => b.join('').length - a.join('').length)[0] ?? []
  const text = longest((list) => list.flatMap((act) => ('text' in act ? [act.text] : [])))
  const args = longest((list) => list.flatMap((act) => ('args' in act ? [act.args.delta] : [])))
  expect([text.length, text.join('').length > 20_000, args.join('').length > 5000]).toEqual([200, true, true])
  expect(Buffer.byteLength(text.join(''))).toBeGreaterThan(text.join('').length * 1.2)
  expect(Object.keys(JSON.parse(args.join('')) as object)).toEqual(['mark', 'rows'])
})

test('a case watches usage before, between and behind the output with two readers from the start that both stay', () => {
  const watching = cases.filter(({ calls, client = [] }) => {
    const acts = calls.flat().flatMap((call) => (call.kind === 'stream' ? call.acts : []))
    const counts = acts.flatMap((act, at) => ('usage' in act ? [at] : []))
    const texts = acts.flatMap((act, at) => ('text' in act ? [at] : []))
    const around = Math.min(...counts) < Math.min(...texts) && Math.max(...counts) > Math.max(...texts)
    const staying = client.filter((step) => step.do === 'read' && step.background === true && step.events === undefined)
    return around && staying.length > 1
  })
  expect(watching.map(({ id }) => id)).toContain('replay/two-readers-of-usage')
})

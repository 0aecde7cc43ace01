import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'

const load = (source: string) => loadScript(source, 'fake.yaml', ['lab-openai-a'])

test('a YAML file and a JSON file are read into scripts', () => {
  const yaml = load(
    'calls:\n  - kind: stream\n    acts:\n      - text: Hello\n      - end: {finish: stop}\ntargets:\n  lab-openai-a:\n    - {kind: status, status: 503}\n'
  )
  expect(yaml).toEqual({
    calls: [{ kind: 'stream', acts: [{ text: 'Hello' }, { end: { finish: 'stop' } }] }],
    targets: { 'lab-openai-a': [{ kind: 'status', status: 503 }] }
  })
  expect(load('{"calls": [{"kind": "drop", "how": "reset"}]}')).toEqual({ calls: [{ kind: 'drop', how: 'reset' }] })
})

test.each([
  [
    'calls:\n  - kind: stream\n    acts:\n      - txt: a\n',
    'fake.yaml:4: calls[0].acts[0].txt: no such act; acts are text,'
  ],
  ['calls: []', 'fake.yaml:1: calls: must hold at least one call'],
  [
    'calls:\n  - {kind: status, status: 200}\ntargets:\n  lab-x: []\n',
    'fake.yaml:4: targets.lab-x: no such target; targets are lab-openai-a'
  ],
  ['call: []', 'fake.yaml:1: call: unknown field; fields are calls, targets'],
  ['', 'fake.yaml: the file: must hold calls, a list of scripts; start with calls:'],
  ['calls: [', 'fake.yaml:1: '],
  ['targets: 7\ncalls: []', 'fake.yaml:2: calls: must hold at least one call']
])('%j is refused by file, line and place', (source, message) => {
  expect(() => load(source)).toThrow(message)
})

import { expect, test } from 'vitest'
import { parseAnswer, parseReading } from './parse-answer.ts'

const reading = { execution_id: 'e', sequences: [1], text: '', outputs: [], tool_calls: [], usage: [] }

test('every kind of answer is read', () => {
  expect(parseAnswer('{"id":"1","event":{"sequence":1,"x":null}}')).toEqual({
    id: '1',
    event: { sequence: 1, x: null }
  })
  expect(parseAnswer('{"id":"1","started":{"execution_id":"e"}}')).toEqual({ id: '1', started: { execution_id: 'e' } })
  expect(parseAnswer('{"id":"1","done":{}}')).toEqual({ id: '1', done: {} })
  expect(
    parseAnswer('{"id":"1","error":{"kind":"api","message":"m","status":404,"code":null},"sequences":[1,2]}')
  ).toEqual({
    id: '1',
    error: { kind: 'api', message: 'm', status: 404 },
    sequences: [1, 2]
  })
  expect(parseReading(reading)).toEqual(reading)
})

test('null stands for what is absent, as languages without optional fields write it', () => {
  const line = '{"id":"1","event":null,"started":null,"done":{"x":null},"error":null,"sequences":null}'
  expect(parseAnswer(line)).toEqual({ id: '1', done: { x: null } })
  const call = { call_id: 'c', name: 'n', arguments: '{}' }
  const done = { ...reading, finish_reason: null, result: null, tool_calls: [{ ...call, complete: null }] }
  expect(parseReading(done)).toEqual({ ...reading, tool_calls: [call] })
})

test.each([
  ['hello', 'the line is no JSON: "hello"; what is not for the kit goes to standard error'],
  ['[1]', 'the line is [1], not an object'],
  ['{"id":7,"done":{}}', '"id" is 7, not the text of the command\'s id'],
  ['{"id":"1"}', 'the line holds none of "event", "started", "done", "error"; one is needed'],
  [
    '{"id":"1","done":{},"error":{}}',
    'the line holds done and error of "event", "started", "done", "error"; one is needed'
  ],
  ['{"id":"1","done":[]}', '"done" is [], not an object'],
  ['{"id":"1","started":{}}', '"started.execution_id" is absent, not text'],
  ['{"id":"1","error":{"kind":"oops","message":"m"}}', '"error.kind" is "oops", none of api, '],
  ['{"id":"1","error":{"kind":"api"}}', '"error.message" is absent, not text'],
  ['{"id":"1","error":{"kind":"api","message":"m","status":"404"}}', '"error.status" is "404", not a number'],
  ['{"id":"1","error":{"kind":"api","message":"m","retryable":1}}', '"error.retryable" is 1, not true or false'],
  ['{"id":"1","error":{"kind":"api","message":"m"},"sequences":[1,"2"]}', '"sequences[1]" is "2", not a whole number']
])('the line %s is refused with the field that is wrong', (line, message) => {
  expect(() => parseAnswer(line)).toThrow(message)
})

test.each([
  [{ ...reading, text: undefined }, '"done.text" is absent, not text'],
  [{ ...reading, sequences: [1.5] }, '"done.sequences[0]" is 1.5, not a whole number'],
  [{ ...reading, outputs: [{ index: '0', text: '' }] }, '"done.outputs[0].index" is "0", not a whole number'],
  [{ ...reading, tool_calls: [{ call_id: 'c', name: 'n' }] }, '"done.tool_calls[0].arguments" is absent, not text'],
  [{ ...reading, tool_calls: {} }, '"done.tool_calls" is {}, not a list'],
  [{ ...reading, result: 'r' }, '"done.result" is "r", not an object'],
  [{ ...reading, usage: [1] }, '"done.usage[0]" is 1, not an object']
])('the end of a reading %j is refused with the field that is wrong', (done, message) => {
  expect(() => parseReading(done)).toThrow(message)
})

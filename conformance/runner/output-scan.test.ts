import { expect, test } from 'vitest'
import { createKeyScan } from './key-scan.ts'
import { createOutputScan } from './output-scan.ts'

const nonce = 'n-0123456789abcdef'
const fresh = 'fresh0123456789ab'
const tokens = { nonce, fresh }
const origin = 'http://127.0.0.1:4330'

function heard(...chunks: string[]) {
  const scan = createOutputScan(createKeyScan({ a: 'sk-gXzxGVsJMwjNCANARYHqjWxwpRYthw' }), [origin])
  const write = scan.stream('standard error')
  for (const chunk of chunks) write(chunk)
  return scan
}

test('prompts, outputs and bodies of a run are found, across a cut too, and those of another run are not', () => {
  const text = `said "[${nonce}] hello" got ${fresh} and said-by-provider-${nonce}`
  for (const at of [0, 9, 20, 45, 70]) {
    const found = heard(text.slice(0, at), text.slice(at)).ofRun(tokens)
    expect(found.map(({ what }) => what)).toEqual(['prompt', 'provider-body', 'output'])
  }
  expect(heard(text).ofRun({ nonce: 'n-ffffffffffffffff', fresh: 'freshffffffffffff' })).toEqual([])
})

test('a key or a path with the bare nonce is no prompt', () => {
  expect(heard(`POST /v1/executions key-${nonce} trap-partition-${nonce} refresh0123`).ofRun(tokens)).toEqual([])
})

test('addresses of providers, stack traces and keys are found in the output of the process', () => {
  const whats = (text: string) =>
    heard(text)
      .ofProcess()
      .map(({ what }) => what)
  expect(whats(`calling ${origin}/lab-openai-a/v1`)).toEqual(['provider-url'])
  expect(whats(`calling ${origin}1/lab`)).toEqual([])
  expect(whats('TypeError: x\n    at call (file:///srv/app.js:12:7)\n')).toEqual(['stack-trace'])
  expect(whats('Traceback (most recent call last):\n  File "a.py", line 3')).toEqual(['stack-trace'])
  expect(whats('goroutine 17 [running]:')).toEqual(['stack-trace'])
  expect(whats('key sk-gXzxGVsJMwjNCANARYHqjWxwpRYthw')).toEqual(['credential'])
  expect(whats('listening on http://127.0.0.1:8080, 3 providers, met at 12:30:11')).toEqual([])
})

test('what a run wrote after it was asked about belongs to the process, and what nobody asked about to nobody', () => {
  const scan = createOutputScan(createKeyScan({}), [])
  const write = scan.stream('standard error')
  expect(scan.ofRun(tokens)).toEqual([])
  write(`late: [${nonce}] and [n-ffffffffffffffff]`)
  expect(scan.ofProcess()).toEqual([{ what: 'prompt', where: 'standard error' }])
  expect(scan.ofRun(tokens)).toHaveLength(1)
  expect(scan.ofProcess()).toEqual([])
})

import { expect, test } from 'vitest'
import { checkWiring } from './check-wiring.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import { createTestIo } from './testing/test-io.ts'
import { meetToy } from './testing/toy.ts'

const options: RunOptions = { ...defaultOptions, dialects: ['openai-responses'], seed: 1, timeoutMs: 3000 }

test('every target of a wired runtime is ok in both dialects and the canary is refused', async () => {
  const io = createTestIo()
  const both: RunOptions = { ...options, dialects: ['openai-responses', 'anthropic-messages'] }
  expect(await checkWiring(meetToy(), both, io)).toBe(0)
  const lines = io.out().split('\n')
  expect(lines.filter((line) => / ok$/.test(line))).toHaveLength(8)
  expect(io.out()).toMatch(/canary +refused\nwired\n$/)
})

test.each([
  ['refuses', 'accepted', 'POST /v1/executions answered 500', 'accept {"ability"'],
  [
    'no-ability',
    'reached',
    'the execution failed with capability_unavailable',
    'configure a target for ability lab.only.lab-openai-a:'
  ],
  ['no-call', 'reached', 'no call reached the lab', "pass the user's text on"],
  [
    'drops-text',
    'reached',
    "a call reached the lab without the user's text",
    'send the text parts of the input to lab-openai-a'
  ],
  ['wrong-key', 'key', 'the key presented was unknown', 'LAB_KEY_OPENAI_A'],
  ['wrong-model', 'model', 'the model asked for was gadget-1', 'send the model name lab-openai-a-1'],
  ['wrong-text', 'text', 'another text', 'as output.delta events'],
  ['wrong-target', 'target', 'served-model', 'report {"provider": "lab-openai-a"']
])('the broken link of a runtime that %s is named with what was seen and its fix', async (fault, link, saw, fix) => {
  const io = createTestIo()
  expect(await checkWiring(meetToy(fault), options, io)).toBe(3)
  const lines = io.out().split('\n')
  const at = lines.findIndex((line) => line.startsWith('lab-openai-a '))
  expect(lines[at]).toMatch(new RegExp(`^lab-openai-a +${link} `))
  expect(lines[at]).toContain(saw)
  expect(lines[at + 1]).toMatch(/^ +fix: /)
  expect(lines[at + 1]).toContain(fix)
  expect(io.out()).toMatch(/\nnot wired: 4 of 4 targets/)
})

test('where no configuration file can name a broken target, it is said where targets stand', async () => {
  const io = createTestIo()
  expect(await checkWiring(meetToy('no-ability'), { ...options, dialects: ['openai-chat-completions'] }, io)).toBe(3)
  expect(io.out()).toMatch(/\nhint +the configuration file has no provider type openai-chat-completions: /)
  const other = createTestIo()
  await checkWiring(meetToy('no-ability'), options, other)
  expect(other.out()).not.toContain('LAB_TARGETS')
})

test('a runtime that is busy for a while is asked again after its Retry-After', async () => {
  const io = createTestIo()
  expect(await checkWiring(meetToy('busy'), options, io)).toBe(0)
})

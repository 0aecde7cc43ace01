import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../../generated/types.ts'
import { modelInput } from './request.ts'

const input = (parts: ExecutionRequest['input'], extensions?: ExecutionRequest['extensions']) =>
  modelInput({ ability: 'draw', input: parts, ...(extensions && { extensions }) })

test('text parts make one prompt, and a json part is the input itself', () => {
  expect(
    input([
      { type: 'json', value: { seed: 7, prompt: 'overruled' } },
      { type: 'text', text: 'a lake' },
      { type: 'text', text: 'at night' }
    ])
  ).toEqual({ seed: 7, prompt: 'a lake\nat night' })
  expect(input([{ type: 'json', value: { seed: 7, prompt: 'its own' } }])).toEqual({ seed: 7, prompt: 'its own' })
  expect(
    input([
      { type: 'json', value: { seed: 7 } },
      { type: 'json', value: { seed: 8 } }
    ])
  ).toEqual({ seed: 8 })
})

test('media go where models expect them, several of a kind as a list', () => {
  expect(
    input([
      { type: 'image', uri: 'https://media.example.test/a.png' },
      { type: 'video', uri: 'https://media.example.test/a.mp4' },
      { type: 'audio', uri: 'https://media.example.test/a.wav' },
      { type: 'audio', uri: 'https://media.example.test/b.wav' }
    ])
  ).toEqual({
    image_url: 'https://media.example.test/a.png',
    video_url: 'https://media.example.test/a.mp4',
    audio_urls: ['https://media.example.test/a.wav', 'https://media.example.test/b.wav']
  })
})

test('bytes that came with the request go on as a data URI', () => {
  expect(input([{ type: 'image', data: 'AAEC', media_type: 'image/png' }])).toEqual({
    image_url: 'data:image/png;base64,AAEC'
  })
})

test('the own input of the extension lies under everything else', () => {
  const fal = { input: { prompt: 'overruled', num_images: 2 } }
  expect(input([{ type: 'text', text: 'a lake' }], { fal })).toEqual({ prompt: 'a lake', num_images: 2 })
})

test('state of other providers is left out', () => {
  const state = { type: 'provider_state' as const, provider: 'openai', model: 'm', data: { secret: 1 } }
  expect(input([{ type: 'text', text: 'a lake' }, state])).toEqual({ prompt: 'a lake' })
})

test('what no model input can hold is refused for this target alone', () => {
  const refused = expect.objectContaining({ code: 'invalid_request', failureClass: 'target_scoped' })
  const parts: ExecutionRequest['input'][] = [
    [{ type: 'file', uri: 'https://media.example.test/a.pdf' }],
    [{ type: 'json', value: [1] }],
    [{ type: 'message', role: 'user', content: [{ type: 'text', text: 'earlier' }] }],
    [{ type: 'tool_call', call_id: 'c', name: 'f', arguments: '{}' }]
  ]
  for (const each of parts) expect(() => input(each)).toThrow(refused)
})

test('every key of a json part is the own key of the input, whatever it is called', () => {
  const value = JSON.parse('{"__proto__":{"a":1},"constructor":2}')
  expect(JSON.stringify(input([{ type: 'json', value }]))).toBe('{"__proto__":{"a":1},"constructor":2}')
})

import { expect, test } from 'vitest'
import { artifactsOf, resultEvents } from './result.ts'

const url = 'https://media.example.test/file'

test('artifacts carry media type, name and size where they are given, and nothing else', () => {
  const image = { url, content_type: 'image/png', file_name: 'a.png', file_size: 12, width: null, height: null }
  expect(artifactsOf({ images: [image, { url }] })).toEqual([
    { uri: url, media_type: 'image/png', name: 'a.png', size: 12 },
    { uri: url }
  ])
})

test('every documented shape is looked into', () => {
  const shapes: Record<string, unknown>[] = [
    { images: [{ url }] },
    { image: { url } },
    { video: { url } },
    { videos: [{ url }] },
    { audio: { url } },
    { audio_file: { url } },
    { model_mesh: { url } },
    { output: { video: { url } } },
    { frames: [{ url, width: 4, height: 4 }] }
  ]
  for (const shape of shapes) expect(artifactsOf(shape)).toEqual([{ uri: url }])
})

test('what is no file is no artifact', () => {
  for (const other of [
    { sources: [{ url, title: 'A page' }] },
    { video: { url: '' } },
    { video: 'text' },
    { text: 'words', chunks: [{ timestamp: [0, 1], text: 'words' }] }
  ]) {
    expect(artifactsOf(other)).toEqual([])
  }
})

test('a data URI tells its media type itself', () => {
  expect(artifactsOf({ images: [{ url: 'data:image/webp;base64,AAEC' }] })).toEqual([
    { uri: 'data:image/webp;base64,AAEC', media_type: 'image/webp' }
  ])
})

const factsOf = (output: Record<string, unknown>) =>
  resultEvents(output).flatMap((event) => (event.type === 'usage' ? event.facts : []))

test('usage is told where the result states it, with ourselves as the source', () => {
  const source = 'runtime'
  expect(factsOf({ images: [{ url }, { url }] })).toEqual([{ unit: 'image_count', quantity: 2, source }])
  expect(factsOf({ images: [] })).toEqual([{ unit: 'image_count', quantity: 0, source }])
  expect(factsOf({ image: { url } })).toEqual([{ unit: 'image_count', quantity: 1, source }])
  expect(factsOf({ video: { url, duration: 5.04 } })).toEqual([{ unit: 'video_second', quantity: 5.04, source }])
  expect(factsOf({ audio: { url, duration: 3 } })).toEqual([{ unit: 'audio_output_second', quantity: 3, source }])
  expect(factsOf({ audio_file: { url, duration: 3 } })).toEqual([{ unit: 'audio_output_second', quantity: 3, source }])
})

test('what a result does not state makes no fact', () => {
  for (const output of [
    { video: { url, fps: 24, num_frames: 121 } },
    { video: { url, duration: null } },
    { video: { url, duration: -1 } },
    { videos: [{ url, duration: 2 }, { url }] },
    { text: 'words' },
    { output: 'words', usage: { total_tokens: 12 } }
  ]) {
    expect(factsOf(output)).toEqual([])
  }
})

test('a flagged result is a success that says it was filtered', () => {
  const finishOf = (output: Record<string, unknown>) => resultEvents(output).at(-1)
  expect(finishOf({ images: [{ url }], has_nsfw_concepts: [false, true] })).toMatchObject({
    finish_reason: 'content_filter'
  })
  expect(finishOf({ image: { url }, nsfw_content_detected: true })).toMatchObject({ finish_reason: 'content_filter' })
  expect(finishOf({ images: [{ url }], has_nsfw_concepts: [false] })).toMatchObject({ finish_reason: 'stop' })
})

import { expect, test } from 'vitest'
import { bodyWords } from './body-words.ts'

test('a run of many megabytes is made by a command that counts it in full', () => {
  const count = 8 * 1024 * 1024
  const words = bodyWords(`{"text":"${'a'.repeat(count)}b"}`, [])
  expect(words?.before).toContain(`head -c ${count} /dev/zero | tr '\\000' a`)
})

import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

async function lines(text: string, size: number, limit?: number) {
  const bytes = Buffer.from(text)
  const read: [string, number, boolean][] = []
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  await readLines(chunks(), (...line) => read.push(line), limit)
  return read
}

test('lines are the same however the bytes are cut, characters included', async () => {
  const text = '\ufeffone\n\nzwölf ☃ 😀\r\n{"a":1}\nrest'
  const whole = await lines(text, 1000)
  expect(whole).toEqual([
    ['one', 1, true],
    ['', 2, true],
    ['zwölf ☃ 😀\r', 3, true],
    ['{"a":1}', 4, true],
    ['rest', 5, false]
  ])
  for (let size = 1; size < 12; size += 1) expect(await lines(text, size)).toEqual(whole)
})

test('a file that ends with a line feed has no line behind it, and an empty file has none', async () => {
  expect(await lines('a\n', 10)).toEqual([['a', 1, true]])
  expect(await lines('', 10)).toEqual([])
})

test('a line without an end is given up at the limit, with its number', async () => {
  await expect(lines(`a\n${'x'.repeat(100)}`, 7, 50)).rejects.toMatchObject({ line: 2 })
  expect(await lines(`${'x'.repeat(50)}\n`, 7, 50)).toHaveLength(1)
})

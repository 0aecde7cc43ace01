import { expect, test } from 'vitest'
import { createKeyWindows } from './key-windows.ts'

const windows = createKeyWindows({ a: 'lab-ghjklmnpqrstvwxz' })

test('a part of a key is found at the bound of a long run, and an endless run is no trouble', () => {
  for (const before of [65_535, 65_532, 65_528]) {
    expect(windows.find(`${'h'.repeat(before)}jklmnpqr`)).toEqual([{ target: 'a', form: 'part' }])
  }
  expect(windows.find('0123456789abcdef'.repeat(500_000))).toEqual([])
})

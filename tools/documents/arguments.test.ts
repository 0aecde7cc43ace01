import { expect, test } from 'vitest'
import { asked } from './arguments.ts'

test('only a call without any unknown word writes, and one that asks for help asks for nothing else', () => {
  expect(asked([])).toBe('all')
  expect(asked(['--pages'])).toBe('pages')
  expect(asked(['--pages', '--help'])).toBe('help')
  for (const args of [['--page'], ['README.md'], ['--pages', 'x']]) expect(asked(args)).toBe('unknown')
})

import { expect, test } from 'vitest'
import { acceptedInHistory, isAccepted } from './accepted.ts'

test('what is accepted is one version of a file and one kind of finding', () => {
  for (const { version, rule, reason } of acceptedInHistory) {
    expect(version).toMatch(/^[0-9a-f]{12}$/)
    expect(reason.length).toBeGreaterThan(40)
    expect(isAccepted({ name: `${version}:a/file.ts`, rule })).toBe(true)
    expect(isAccepted({ name: `${version}:a/file.ts`, rule: 'fal key' })).toBe(false)
    expect(isAccepted({ name: `000000000000:${version}:a/file.ts`, rule })).toBe(false)
    expect(isAccepted({ name: version, rule })).toBe(false)
  }
})

import { expect, test } from 'vitest'
import { sharesSecret } from './shares-secret.ts'

const secret = 'sk-CANARY-7Hq2Zp9v/Lx4+w'
const bytes = Buffer.from(secret)

test('a piece of eight characters is enough, in any case of letters', () => {
  for (const text of [secret, `model ${secret}`, '-7Hq2Zp9', '-7hq2zp9', secret.slice(-8)]) {
    expect(sharesSecret(text, secret), text).toBe(true)
  }
})

test('an encoding hides nothing', () => {
  const hidden = [
    encodeURIComponent(secret),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    ...['x', 'yz', 'abc'].map((before) => Buffer.from(`${before}${secret}${before}`).toString('base64'))
  ]
  for (const text of hidden) expect(sharesSecret(text, secret), text).toBe(true)
})

test('other texts share nothing, and no secret is shared by none', () => {
  for (const text of ['', 'sk-CANA', 'omni-2026-09-01', '100%', 'ft:omni:invented::a1b2c3']) {
    expect(sharesSecret(text, secret), text).toBe(false)
  }
  expect(sharesSecret('anything', '')).toBe(false)
})

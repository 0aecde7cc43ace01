import { expect, test } from 'vitest'
import { checkBaseUrl } from './base-url.ts'

test('https everywhere and http on loopback are taken, without their trailing slash', () => {
  expect(checkBaseUrl('https://provider.example.test/v1/')).toBe('https://provider.example.test/v1')
  expect(checkBaseUrl('https://provider.example.test')).toBe('https://provider.example.test')
  for (const host of ['127.0.0.1:8080', '127.9.9.9', 'localhost:1', '[::1]:9']) {
    expect(checkBaseUrl(`http://${host}/a`)).toBe(`http://${host}/a`)
  }
})

test('anything a credential must not go to is refused by its rule, without quoting it', () => {
  const refused = [
    ['http://provider.example.test/v1', 'https'],
    ['http://127.0.0.1.example.test/', 'https'],
    ['http://localhost.example.test/', 'https'],
    ['ftp://127.0.0.1/', 'https'],
    ['https://user:secret@provider.example.test/', 'credentials'],
    ['https://provider.example.test/v1?key=secret', 'query'],
    ['https://provider.example.test/#secret', 'fragment'],
    ['provider.example.test', 'not a URL']
  ] as const
  for (const [url, rule] of refused) {
    expect(() => checkBaseUrl(url)).toThrow(rule)
    expect(() => checkBaseUrl(url)).not.toThrow(url)
  }
})

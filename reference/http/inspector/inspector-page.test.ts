import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { start, stopStarted } from '../testing.ts'
import { inspectorPage } from './inspector-page.ts'

afterEach(stopStarted)

const hashes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  )

test('the inspector is served at / with headers that let nothing in from outside', async () => {
  const answer = await start().app.request('/')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache'
  })
  expect(await answer.text()).toMatch(/^<!doctype html>.*<title>Inspector: model runtime<\/title>.*<\/html>\n$/s)
  const head = await start().app.request('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the policy allows the one style and the one script that the page has, and no other source', () => {
  const { html, headers } = inspectorPage()
  const policy = (headers['Content-Security-Policy'] ?? '').split('; ')
  const [style, script] = [hashes(html, 'style'), hashes(html, 'script')]
  expect([style.length, script.length]).toEqual([1, 1])
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ])
})

test('the page holds its style and its script to the letter, and neither ends its element early', () => {
  const { html } = inspectorPage()
  for (const name of ['page.css', 'page.js']) {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8')
    expect(html).toContain(`>${text}<`)
    expect(text).not.toMatch(/<\/(?:script|style)|<!--/i)
  }
})

test('the page names no other place, and has neither a style nor a handler in an attribute', () => {
  const { html } = inspectorPage()
  expect(html).not.toMatch(/https?:|\bstyle=|\bon[a-z]+="|innerHTML|insertAdjacent|document\.write/)
  expect([...html.matchAll(/\b(?:src|href|action)="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    'data:,',
    '#main',
    '/openapi.json'
  ])
})

test('the guard refuses the inspector to a foreign host and to a foreign page', async () => {
  const guard = { loopback: true, allowedHosts: [], allowedOrigins: [] }
  const app = createApp(start().runtime, { guard })
  const own = 'http://127.0.0.1:4320'
  expect((await app.request(`${own}/`)).status).toBe(200)
  expect((await app.request('http://rebound.example.test:4320/')).status).toBe(403)
  expect((await app.request(`${own}/`, { headers: { origin: 'http://page.example.test' } })).status).toBe(403)
})

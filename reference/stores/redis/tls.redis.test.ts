import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RedisServer, startRedis } from './testing/redis-server.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'redis-tls-'))
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
const config = join(folder, 'config.json')
let server: RedisServer

beforeAll(async () => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files
  ])
  expect(made.status, 'openssl makes a certificate').toBe(0)
  const tls = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate]
  const keeping = ['--appendonly', 'yes', '--appendfsync', 'always', '--requirepass', 'CANARY']
  server = await startRedis((port) => [
    '--port',
    '0',
    '--tls-port',
    String(port),
    '--tls-auth-clients',
    'no',
    ...tls,
    ...keeping
  ])
  writeFileSync(config, JSON.stringify({ event_store: { type: 'redis', url_env: 'REDIS_URL' } }))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Runs the server until it listens, or ends by itself; returns all that it wrote. */
async function run(authorities: Record<string, string>): Promise<{ text: string; code: number | null }> {
  const REDIS_URL = `rediss://:CANARY@localhost:${server.port}`
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--config', config], {
    env: { PATH: process.env.PATH, REDIS_URL, ...authorities },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let text = ''
  let stopped = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      if (stopped || !/listening on/.test(text)) return
      stopped = true
      child.kill('SIGTERM')
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { text, code }
}

test('a rediss address is spoken to under TLS, with the authorities that the environment names', {
  timeout: 60_000
}, async () => {
  const { text, code } = await run({ NODE_EXTRA_CA_CERTS: certificate })
  expect(text).toMatch(/^listening on http/)
  expect([code, text.includes('CANARY')]).toEqual([0, false])
})

test('a certificate that nobody vouches for is refused, and the address is told nowhere', {
  timeout: 60_000
}, async () => {
  const { text, code } = await run({})
  expect(text).toMatch(/^event_store\.url_env: .*REDIS_URL.*certificate is not trusted/)
  expect([code, /CANARY|localhost/.test(text)]).toEqual([2, false])
})

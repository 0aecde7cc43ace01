import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'

/** As many runtimes as one run of the kit starts at most, each with a database of its own. */
export const databases = 1024

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a Redis server that has on its disk what it has answered for, on a free loopback port, in a new folder below the one for
 * temporary files. Server and folder are gone when this process ends.
 *
 * @returns {Promise<{url: string, folder: string}>}
 * @throws Error in one sentence where there is no redis-server, or where it ends
 */
export async function startRedisServer() {
  const folder = mkdtempSync(join(tmpdir(), 'conform-redis-'))
  const port = await freePort()
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--databases', String(databases)]
  const keeping = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
  const child = spawn('redis-server', [...place, ...keeping], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
  await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('redis-server is not installed (Debian: apt-get install redis-server)')))
    child.once('exit', () => reject(new Error('redis-server ended')))
    createInterface(child.stdout).on('line', (line) => line.includes('Ready to accept connections') && resolve())
  })
  return { url: `redis://127.0.0.1:${port}`, folder }
}

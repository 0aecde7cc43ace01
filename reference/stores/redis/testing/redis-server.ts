import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real server on a port and in a folder of its own. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Sends a signal to the server's process. */
  signal(name: NodeJS.Signals): void
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again over what its folder holds. */
  start(): Promise<void>
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const keepsEveryWrite = ['--appendonly', 'yes', '--appendfsync', 'always']

function run(port: number, folder: string, settings: readonly string[]): Promise<ChildProcess> {
  const fixed = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '']
  const child = spawn('redis-server', [...fixed, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('error', () => reject(new Error('redis-server is not installed (Debian: apt-get install redis-server)')))
    child.once('exit', () => reject(new Error(`redis-server ended:\n${said}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      if (/Ready to accept connections/.test(said)) resolve(child)
    })
  })
}

/** Ends the server when this process ends in a way that it cannot tell: the pipe between the two closes then. */
function leashOn(child: ChildProcess): ChildProcess {
  const line = 'read -r _; kill -9 "$0"'
  return spawn('sh', ['-c', line, String(child.pid)], { stdio: ['pipe', 'ignore', 'ignore'] })
}

/**
 * Starts `redis-server` with flags of its command line, by default those of a server that keeps every write. It ends with this
 * process at the latest, however that ends.
 */
export async function startRedis(
  given: readonly string[] | ((port: number) => readonly string[]) = keepsEveryWrite
): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const settings = typeof given === 'function' ? given(port) : given
  let child: ChildProcess | undefined
  let leash: ChildProcess | undefined
  const leave = (): void => void child?.kill('SIGKILL')

  async function kill(): Promise<void> {
    const last = child
    child = undefined
    leash?.kill('SIGKILL')
    if (last === undefined || last.exitCode !== null || last.signalCode !== null) return
    last.removeAllListeners('exit')
    last.kill('SIGKILL')
    await once(last, 'exit')
  }

  async function start(): Promise<void> {
    child = await run(port, folder, settings)
    leash = leashOn(child)
  }

  process.once('exit', leave)
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    signal: (name) => void child?.kill(name),
    kill,
    start,
    async stop() {
      process.off('exit', leave)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

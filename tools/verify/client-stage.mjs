// What the examples of the clients run against: the built reference with a slow mock, a media provider that the lab plays, and the file store.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** What the media provider does with each job. */
const mediaScript = `calls:
  - kind: stream
    acts:
      - queue: { position: 2 }
      - queue: { position: 1 }
      - progress: {}
      - result: { images: [{ url: "https://media.example.test/harbour.png", content_type: "image/png" }] }
      - end: { finish: stop }
`

/** Starts a Node.js program of the repository and waits for the address that it prints. */
async function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  const url = await new Promise((resolve, reject) => {
    let written = ''
    child.stdout.on('data', (chunk) => {
      written += chunk
      const address = /http:\/\/\S+/.exec(written)
      if (address) resolve(address[0])
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${written}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    }
  }
}

/**
 * Starts lab and reference on free ports.
 *
 * @param folder Where the configuration and the store go.
 */
export async function openStage(folder) {
  mkdirSync(folder, { recursive: true })
  const script = join(folder, 'media.yaml')
  writeFileSync(script, mediaScript)
  const lab = await start(['dist/conformance/cli/main.js', 'lab', '--script', script, '--port', '0'])
  const media = { type: 'fal-queue', id: 'studio', model: 'studio/painter', ability: 'image-generation' }
  const config = {
    providers: [
      { type: 'mock', behaviour: { delay_ms: 20 } },
      { ...media, api_key_env: 'STUDIO_KEY', base_url: lab.url, output_modalities: ['image'] }
    ],
    event_store: { type: 'file', directory: join(folder, 'store'), encryption_key_env: 'STORE_KEY' }
  }
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  const reference = () =>
    start(['dist/reference/main.js', '--port', '0', '--config', file], {
      STUDIO_KEY: 'any',
      STORE_KEY: '0f'.repeat(32)
    })
  let server = await reference()
  return {
    get url() {
      return server.url
    },
    /** Another process over the same store, at another address. */
    async restart() {
      await server.stop()
      server = await reference()
    },
    async stop() {
      await server.stop()
      await lab.stop()
    }
  }
}

#!/usr/bin/env node
// Two reference instances on one Redis, behind a proxy that gives every connection to the next of them, judged by the kit as one runtime.
// Without --port it starts the server and the kit; with it, it is the runtime that the kit starts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { configureRedis, redisOptions } from '../conform/redis-configuration.mjs'
import { startRedisServer } from '../conform/redis-server.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const self = fileURLToPath(import.meta.url)
const usage = `node tools/verify/two-instances.mjs [options of conform]

Lets the kit judge two reference instances that share one Redis server, behind a proxy that takes turns. Needs redis-server and a built kit.
Known: what two-instances.baseline.yaml names, with its reasons. Exit codes: those of conform; 2 where there is no redis-server.
`

async function judge(options) {
  let told
  try {
    told = redisOptions(await startRedisServer())
  } catch (error) {
    console.error(`two-instances: ${error.message}`)
    return 2
  }
  const kit = join(root, 'dist/conformance/cli/main.js')
  const known = ['--baseline', join(root, 'tools/verify/two-instances.baseline.yaml')]
  const fixed = ['--config-dialect', 'extended', ...told, ...known]
  const command = ['--', process.execPath, self, '--port', '{port}']
  const child = spawn(process.execPath, [kit, 'conform', ...fixed, ...options, ...command], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function startInstance(env) {
  const main = join(root, 'dist/reference/main.js')
  const child = spawn(process.execPath, [main, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const port = await new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^listening on http:\/\/\S+:(\d+)$/.exec(line)
      if (found !== null) resolve(Number(found[1]))
      else console.log(line)
    })
    ended.then(() => resolve(undefined))
  })
  return { port, ended }
}

/** Bytes pass unchanged, so that the kit meets the instances and not the proxy. */
function takingTurns(ports) {
  let turn = 0
  return createServer({ allowHalfOpen: true }, (near) => {
    turn += 1
    const far = connect({ port: ports[turn % ports.length], host: '127.0.0.1', allowHalfOpen: true })
    near.on('error', () => far.resetAndDestroy()).on('close', () => far.destroy())
    far.on('error', () => near.resetAndDestroy()).on('close', () => near.destroy())
    near.setNoDelay(true)
    far.setNoDelay(true)
    near.pipe(far)
    far.pipe(near)
  })
}

async function serve(port) {
  let configured
  try {
    configured = configureRedis(2000)
  } catch (error) {
    console.error(`two-instances: ${error.message}`)
    return 2
  }
  // The instances are of the same process group, so whoever stops this stops them; this only waits for them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  const env = { ...process.env, ...configured }
  const instances = await Promise.all([startInstance(env), startInstance(env)])
  const ports = instances.map((instance) => instance.port)
  if (ports.every((each) => each !== undefined)) {
    const proxy = takingTurns(ports).listen(port, '127.0.0.1')
    await once(proxy, 'listening')
    console.log(`listening on http://127.0.0.1:${proxy.address().port}`)
  }
  const codes = await Promise.all(instances.map(async ({ ended }) => (await ended)[0] ?? 1))
  return Math.max(...codes)
}

const given = process.argv.slice(2)
if (given.includes('--help')) console.log(usage)
else process.exit(given[0] === '--port' ? await serve(Number(given[1])) : await judge(given))

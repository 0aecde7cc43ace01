#!/usr/bin/env node
// The kit against the reference on each durable store: the encrypted file store in a directory of its own with a random key, and Redis on a
// server of its own. Needs a built kit and, for Redis, redis-server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { redisOptions } from './redis-configuration.mjs'
import { startRedisServer } from './redis-server.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `npm run conform:stores -- [file|redis] [options of conform]

Judges the reference on the named durable store, by default on both, one after the other. Exit codes: those of conform, the first that is
not 0; 2 where there is no redis-server.
`

/** What stands on the kit's command line for each store: options of its own, and the runtime. */
const stores = {
  file: async () => ({
    options: ['--event-store', 'file'],
    command: ['node', 'dist/reference/main.js', '--port', '{port}']
  }),
  redis: async () => {
    return {
      options: redisOptions(await startRedisServer()),
      command: ['node', 'tools/conform/on-redis.mjs', '--port', '{port}']
    }
  }
}

async function judge(name, given) {
  console.log(`== ${name}`)
  let words
  try {
    words = await stores[name]()
  } catch (error) {
    console.error(`conform:stores: ${error.message}`)
    return 2
  }
  const kit = join(root, 'dist/conformance/cli/main.js')
  const out = given.includes('--out') ? [] : ['--out', join('.conform', name)]
  const options = ['--config-dialect', 'extended', ...words.options, ...out, ...given]
  const child = spawn(process.execPath, [kit, 'conform', ...options, '--', ...words.command], {
    cwd: root,
    stdio: 'inherit'
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
const named = Object.keys(stores).filter((name) => given[0] === name)
const rest = named.length > 0 ? given.slice(1) : given
let code = 0
for (const name of named.length > 0 ? named : Object.keys(stores)) {
  const ended = await judge(name, rest)
  if (code === 0) code = ended
}
process.exit(code)

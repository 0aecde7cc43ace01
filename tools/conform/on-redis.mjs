#!/usr/bin/env node
// The reference on the Redis server that the kit's command line named: its configuration with the store behind it exchanged, whose limits
// stay. `stores.mjs` starts the server, the kit starts this.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { databases } from './redis-server.mjs'

const { MODEL_RUNTIME_CONFIG: file = '', CONFORM_REDIS_URL: url = '', CONFORM_REDIS_FOLDER: folder = '' } = process.env

/** Each configuration file is a deployment of its own, and keeps its database when it is started again: whoever makes the folder has the number. */
function databaseOf(configuration) {
  const note = `${configuration}.database`
  if (existsSync(note)) return readFileSync(note, 'utf8')
  for (let number = 0; number < databases; number += 1) {
    try {
      mkdirSync(join(folder, `database-${number}`))
    } catch {
      continue
    }
    writeFileSync(note, String(number))
    return String(number)
  }
  throw new Error('no database is left')
}

/** A lease is short, so that work which a dead process left behind ends soon. */
function onRedis(config) {
  const {
    type: _type,
    directory: _directory,
    encryption_key_env: _key,
    max_disk_bytes: _disk,
    ...limits
  } = config.event_store ?? {}
  return { ...config, event_store: { ...limits, type: 'redis', url_env: 'CONFORM_REDIS_URL', lease_ms: 1000 } }
}

const config = `${file}.redis.json`
writeFileSync(config, JSON.stringify(onRedis(JSON.parse(readFileSync(file, 'utf8')))), { mode: 0o600 })
process.env.MODEL_RUNTIME_CONFIG = config
process.env.CONFORM_REDIS_URL = `${url}/${databaseOf(file)}`
await import('../../dist/reference/main.js')

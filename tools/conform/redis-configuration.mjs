import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { databases } from './redis-server.mjs'

const urlVariable = 'CONFORM_REDIS_URL'
const folderVariable = 'CONFORM_REDIS_FOLDER'

/** Options of the kit by which a runtime that it starts is told of the server. */
export const redisOptions = ({ url, folder }) => [
  '--env',
  `${urlVariable}=${url}`,
  '--env',
  `${folderVariable}=${folder}`
]

/**
 * Puts Redis behind the configuration that the kit wrote for this runtime: the limits of its store stay. Returns the variables that the
 * reference must be given.
 *
 * @param {number} leaseMs short, so that work which a dead process left behind ends soon
 * @throws Error where this process was not told of a server
 */
export function configureRedis(leaseMs) {
  const { MODEL_RUNTIME_CONFIG: file, [urlVariable]: url, [folderVariable]: folder } = process.env
  if (!file || !url || !folder)
    throw new Error(`MODEL_RUNTIME_CONFIG, ${urlVariable} and ${folderVariable} must be set`)
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const {
    type: _type,
    directory: _directory,
    encryption_key_env: _key,
    max_disk_bytes: _disk,
    ...limits
  } = config.event_store ?? {}
  const store = { ...limits, type: 'redis', url_env: urlVariable, lease_ms: leaseMs }
  const onRedis = `${file}.redis.json`
  writeFileSync(onRedis, JSON.stringify({ ...config, event_store: store }), { mode: 0o600 })
  return { MODEL_RUNTIME_CONFIG: onRedis, [urlVariable]: `${url}/${databaseOf(file, folder)}` }
}

/** Each configuration file is a deployment of its own, and keeps its database when it is started again: whoever makes the folder has the number. */
function databaseOf(file, folder) {
  const note = `${file}.database`
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

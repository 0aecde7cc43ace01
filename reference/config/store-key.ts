import { keyEncodings, parseMasterKey } from '../stores/encrypted-file/master-key.ts'
import { ConfigError } from './check.ts'

/**
 * The key that a variable holds.
 *
 * @throws ConfigError that names the variable and shows nothing of what it holds
 */
export function storeKey(variable: string, env: Readonly<Record<string, string | undefined>>): Buffer {
  const text = env[variable]
  if (!text) throw new ConfigError(`environment variable ${variable} is not set: it must hold the key of the store`)
  const key = parseMasterKey(text)
  if (key === undefined) throw new ConfigError(`environment variable ${variable} must hold a key of ${keyEncodings}`)
  return key
}

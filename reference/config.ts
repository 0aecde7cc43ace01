import { readFileSync } from 'node:fs'
import { type Check, type Checked, ConfigError, fields, integer, listOf, refuse, textThat } from './config/check.ts'
import { eventStore } from './config/event-store.ts'
import { policies } from './config/policies.ts'
import { type ProviderConfig, provider, providerId } from './config/providers.ts'
import { parseIJson } from './http/i-json.ts'

export { ConfigError } from './config/check.ts'
export { type ProviderConfig, providerId } from './config/providers.ts'

/** A host name or address, with or without a port. */
export const allowedHost: Check<string> = textThat(
  (value) => /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(value),
  'a host name, with or without a port'
)

const allowedOrigin = textThat(
  (value) => value === 'null' || (URL.canParse(value) && new URL(value).origin === value),
  'an origin such as https://app.example.test, without a path'
)

const configuration = fields(
  {},
  {
    providers: listOf(provider),
    max_active_executions: integer(1, 1_000_000),
    event_store: eventStore,
    allowed_hosts: listOf(allowedHost),
    allowed_origins: listOf(allowedOrigin),
    idempotency_min_ms: integer(0, 31_536_000_000),
    policies
  }
)

/** A configuration as its JSON file holds it. @see spec/chapters/23-configuration.md */
export type RuntimeConfig = Checked<typeof configuration>

/** What runs when nothing is configured: the mock alone. */
export const defaultConfig: RuntimeConfig = { providers: [{ type: 'mock' }] }

/**
 * Checks a configuration. Unknown fields, wrong types and doubled provider ids are refused with their path.
 * @throws ConfigError with one sentence, in which no configured value stands
 */
export function checkConfig(value: unknown): RuntimeConfig {
  const config = configuration(value, '')
  const seen = new Map<string, number>()
  for (const [index, entry] of (config.providers ?? []).entries()) {
    const id = providerId(entry)
    const earlier = seen.get(id)
    if (earlier !== undefined) {
      refuse(
        `providers[${index}].id`,
        `${JSON.stringify(id)} is already the id of providers[${earlier}]: give each its own`
      )
    }
    seen.set(id, index)
  }
  return config
}

/**
 * Reads and checks a configuration file.
 * @throws ConfigError that names the file
 */
export function loadConfig(file: string): RuntimeConfig {
  try {
    return checkConfig(parse(read(file)))
  } catch (error) {
    if (error instanceof ConfigError) throw new ConfigError(`configuration ${file}: ${error.message}`)
    throw error
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    throw new ConfigError(
      `cannot be read: ${reasons[(error as { code?: string }).code ?? ''] ?? 'it is no readable file'}`
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a directory'
}

function parse(text: string): unknown {
  const outcome = parseIJson(text, 64)
  return 'value' in outcome ? outcome.value : refuse('', outcome.problem.message)
}

/** A provider whose credential variable holds nothing. Its attempts fail; other targets serve. */
export interface MissingCredential {
  readonly provider: string
  readonly variable: string
}

/** Names the credential variables that are not set, so that a start can warn of them. Values are not looked at any further. */
export function missingCredentials(
  config: RuntimeConfig,
  env: Readonly<Record<string, string | undefined>>
): MissingCredential[] {
  return (config.providers ?? []).flatMap((entry: ProviderConfig) =>
    'api_key_env' in entry && !env[entry.api_key_env]
      ? [{ provider: providerId(entry), variable: entry.api_key_env }]
      : []
  )
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ConfigError, checkConfig, defaultConfig, loadConfig, missingCredentials } from './config.ts'
import { readRunOptions } from './run-options.ts'

const refusal = (value: unknown): string => {
  try {
    checkConfig(value)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

const openai = { type: 'openai-responses', model: 'm-1', api_key_env: 'LAB_KEY' }

const provider = (fields: object): unknown => ({ providers: [{ type: 'mock' }, { ...openai, ...fields }] })

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function file(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'model-runtime-config-'))
  folders.push(folder)
  writeFileSync(join(folder, 'config.json'), content)
  return join(folder, 'config.json')
}

test('an unknown field is refused with its path and the name that was meant', () => {
  expect(refusal(provider({ base_urll: 'https://api.example.test' }))).toBe(
    'providers[1].base_urll: unknown field; did you mean base_url?'
  )
  expect(refusal({ provider: [] })).toBe('provider: unknown field; did you mean providers?')
  expect(refusal({ zzz: 1 })).toBe('zzz: unknown field')
  expect(refusal(provider({ timeouts: { idle: 1 } }))).toBe('providers[1].timeouts.idle: unknown field')
  expect(refusal(JSON.parse('{"__proto__": {}}'))).toBe('__proto__: unknown field')
  expect(refusal(provider({ anthropic_version: '2023-06-01' }))).toBe('providers[1].anthropic_version: unknown field')
})

test('a wrong value is told by path and by what is allowed, and is not quoted', () => {
  expect(refusal([])).toBe('the configuration must be an object')
  expect(refusal(null)).toBe('the configuration must be an object')
  expect(refusal({ providers: {} })).toBe('providers: must be a list')
  expect(refusal({ providers: [7] })).toBe('providers[0]: must be an object')
  expect(refusal({ providers: [{}] })).toMatch(/^providers\[0\]\.type: must be one of mock, openai-responses/)
  expect(refusal({ providers: [{ type: 'mocks' }] })).toMatch(/did you mean mock\?$/)
  expect(refusal({ providers: [{ type: 'openai-responses', model: 'm' }] })).toBe(
    'providers[0].api_key_env: is required'
  )
  expect(refusal(provider({ model: 7 }))).toBe('providers[1].model: must be a string')
  expect(refusal(provider({ abilities: [] }))).toBe('providers[1].abilities: must have at least 1 entry')
  expect(refusal(provider({ abilities: [''] }))).toBe('providers[1].abilities[0]: must have 1 to 256 characters')
  expect(refusal(provider({ max_concurrency: 0 }))).toBe(
    'providers[1].max_concurrency: must be an integer from 1 to 1000000'
  )
  expect(refusal(provider({ capabilities: { tools: 'yes' } }))).toBe(
    'providers[1].capabilities.tools: must be true or false'
  )
  expect(refusal(provider({ capabilities: { input_modalities: ['smell'] } }))).toMatch(
    /input_modalities\[0\]: must be one of text/
  )
  expect(refusal({ max_active_executions: 1.5 })).toMatch(/^max_active_executions: must be an integer/)
  expect(refusal({ idempotency_min_ms: -1 })).toMatch(/^idempotency_min_ms: must be an integer/)
  expect(refusal({ allowed_hosts: ['http://a.example.test/'] })).toMatch(/^allowed_hosts\[0\]: must be a host name/)
  expect(refusal({ allowed_origins: ['https://a.example.test/path'] })).toMatch(
    /^allowed_origins\[0\]: must be an origin/
  )
})

test('a credential in place of a variable name is refused and never shown', () => {
  const message = refusal(provider({ api_key_env: 'sk-test-CANARY' }))
  expect(message).toBe('providers[1].api_key_env: must be the name of an environment variable, not a credential')
  for (const field of ['api_key', 'apiKey', 'token']) {
    expect(refusal(provider({ [field]: 'sk-test-CANARY' }))).toBe(
      `providers[1].${field}: unknown field; a configuration holds no secret: put it into an environment variable, and the name of that into api_key_env`
    )
  }
})

test('a base URL is https, or http on loopback, and holds no credential', () => {
  for (const good of [
    'https://api.example.test/v1',
    'http://127.0.0.1:4330/x/v1',
    'http://localhost:1',
    'http://[::1]:9'
  ])
    expect(refusal(provider({ base_url: good }))).toBe('accepted')
  const bad = [
    'http://api.example.test',
    'ftp://127.0.0.1',
    'nonsense',
    'https://user:CANARY@api.example.test',
    'https://a.test/?key=CANARY'
  ]
  for (const base_url of bad) {
    expect(refusal(provider({ base_url })), base_url).toMatch(/^providers\[1\]\.base_url: /)
    expect(refusal(provider({ base_url }))).not.toContain('CANARY')
  }
})

test('two providers of one id are refused, default ids included', () => {
  expect(refusal({ providers: [{ type: 'mock' }, { type: 'mock' }] })).toBe(
    'providers[1].id: "mock" is already the id of providers[0]: give each its own'
  )
  expect(refusal({ providers: [{ type: 'mock' }, { type: 'mock', id: 'other' }] })).toBe('accepted')
})

test('a misspelled kind of store is refused with the one that was meant', () => {
  expect(refusal({ event_store: { type: 'memoyr' } })).toBe(
    'event_store.type: must be one of memory, file, redis; did you mean memory?'
  )
})

test('a file store takes a directory, the name of the variable with its key, and limits', () => {
  const store = { type: 'file', directory: 'd', encryption_key_env: 'STORE_KEY' }
  const limits = { max_executions: 1, max_bytes: 2, max_execution_bytes: 3, max_events: 4, retention_ms: 5 }
  expect(checkConfig({ event_store: { ...store, ...limits, max_disk_bytes: 6 } }).event_store).toEqual({
    ...store,
    ...limits,
    max_disk_bytes: 6
  })
  expect(refusal({ event_store: { type: 'file', directory: 'd' } })).toBe('event_store.encryption_key_env: is required')
  expect(refusal({ event_store: { ...store, encryption_key_env: 'sk-CANARY' } })).toBe(
    'event_store.encryption_key_env: must be the name of an environment variable, not a credential'
  )
  expect(refusal({ event_store: { type: 'memory', max_disk_bytes: 6 } })).toMatch(/max_disk_bytes: unknown field/)
})

test('a Redis store takes its address from the variable that url_env names, and no address', () => {
  const redis = (fields: object) => refusal({ event_store: { type: 'redis', ...fields } })
  expect(redis({ url_env: 'REDIS_URL', lease_ms: 5000, max_events: 1000, retention_ms: 60_000 })).toBe('accepted')
  expect(redis({})).toBe('event_store.url_env: is required')
  expect(redis({ url_env: 'redis://:CANARY@cache.example.test' })).toBe(
    'event_store.url_env: must be the name of an environment variable, not a credential'
  )
  expect(redis({ url: 'redis://:CANARY@cache.example.test' })).toMatch(/^event_store\.url: unknown field(?!.*CANARY)/)
  expect(redis({ url_env: 'REDIS_URL', lease_ms: 499 })).toBe(
    'event_store.lease_ms: must be an integer from 500 to 600000'
  )
})

test.each<[object, string]>([
  [{ p: { allow_fallbacks: true } }, 'policies.p.allow_fallbacks: unknown field; did you mean allow_fallback?'],
  [{ p: { max_attempts: 33 } }, 'policies.p.max_attempts: must be an integer from 1 to 32'],
  [{ p: { retry_budget_ms: 0 } }, 'policies.p.retry_budget_ms: must be an integer from 1 to 86400000'],
  [{ p: { provider_order: 'b' } }, 'policies.p.provider_order: must be a list'],
  [{ p: { provider_order: ['b', ''] } }, 'policies.p.provider_order[1]: must have 1 to 256 characters'],
  [{ p: { policy: 'q' } }, 'policies.p.policy: unknown field'],
  [{ 'odd name': 3 }, 'policies."odd name": must be an object'],
  [{ '': {} }, 'policies: every name must have 1 to 256 characters'],
  [[], 'policies: must be an object']
])('a policy that cannot be is refused with its path: %j', (policies, message) => {
  expect(refusal({ policies })).toBe(message)
})

test('a generation parameter that is none is refused with the name that was meant', () => {
  const capabilities = { parameters: ['temprature'] }
  expect(refusal({ providers: [{ type: 'mock', capabilities }] })).toMatch(
    /^providers\[0\]\.capabilities\.parameters\[0\]: must be one of .*; did you mean temperature\?$/
  )
})

test('every base and extended field is taken', () => {
  const config = {
    providers: [
      {
        type: 'mock',
        id: 'a',
        model: 'm',
        abilities: ['x'],
        max_concurrency: 1,
        max_queue_depth: 0,
        capabilities: { tools: false, structured_output: false, conversation: false, parameters: ['stop'] },
        behaviour: { deltas: 8, provider_state: { token: [1] } }
      },
      {
        ...openai,
        id: 'b',
        abilities: ['x', 'y'],
        base_url: 'https://api.example.test/v1',
        capabilities: {
          input_modalities: ['text', 'image'],
          tools: true,
          structured_output: true,
          parameters: ['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort']
        },
        timeouts: { connect_ms: 1, first_byte_ms: 2, idle_ms: 3, progress_ms: 4 },
        max_output_tokens: 5
      },
      {
        type: 'anthropic-messages',
        model: 'm',
        api_key_env: 'KEY',
        anthropic_version: '2023-06-01',
        max_output_tokens: 9
      }
    ],
    max_active_executions: 10,
    event_store: {
      type: 'memory',
      max_executions: 1,
      max_bytes: 2,
      max_execution_bytes: 3,
      max_events: 4,
      retention_ms: 5
    },
    allowed_hosts: ['runtime.example.test', 'other.example.test:4320'],
    allowed_origins: ['https://app.example.test'],
    idempotency_min_ms: 60_000,
    policies: {
      careful: { provider_order: ['b', 'nobody'], allow_fallback: true, max_attempts: 2, retry_budget_ms: 5000 },
      bare: {}
    }
  }
  expect(checkConfig(config)).toEqual(config)
  expect(checkConfig({})).toEqual({})
})

test('the mock alone is on by default', () => {
  expect(defaultConfig).toEqual({ providers: [{ type: 'mock' }] })
})

test('an unreadable file and invalid JSON are one sentence that names the file', () => {
  expect(() => loadConfig('/nowhere/config.json')).toThrow(
    'configuration /nowhere/config.json: cannot be read: there is no such file'
  )
  expect(() => loadConfig(tmpdir())).toThrow(/cannot be read: it is a directory$/)
  const broken = file('{\n  "providers": [,]\n}')
  expect(() => loadConfig(broken)).toThrow(
    `configuration ${broken}: invalid JSON: expected a value at line 2, column 17`
  )
  expect(() => loadConfig(file('{"a":1,"a":2}'))).toThrow(/duplicate key/)
  const wrong = file('{"providers":[{"type":"mock","modell":"x"}]}')
  expect(() => loadConfig(wrong)).toThrow(
    `configuration ${wrong}: providers[0].modell: unknown field; did you mean model?`
  )
  expect(loadConfig(file('\ufeff{"providers":[]}'))).toEqual({ providers: [] })
})

test('a credential variable that holds nothing is named with its provider', () => {
  const config = checkConfig({ providers: [{ type: 'mock' }, openai, { ...openai, id: 'two', api_key_env: 'SET' }] })
  expect(missingCredentials(config, { SET: 'x', LAB_KEY: '' })).toEqual([{ provider: 'openai', variable: 'LAB_KEY' }])
})

test('the default bind is 127.0.0.1:4320 and the environment configures the process', () => {
  expect(readRunOptions([], {})).toEqual({ host: '127.0.0.1', port: 4320, graceMs: 3000, allowedHosts: [] })
  const env = {
    MODEL_RUNTIME_HOST: '::1',
    MODEL_RUNTIME_PORT: '0',
    MODEL_RUNTIME_SHUTDOWN_GRACE_MS: '50',
    MODEL_RUNTIME_CONFIG: 'c.json',
    MODEL_RUNTIME_ALLOWED_HOSTS: 'a.example.test, b.example.test:80'
  }
  const allowedHosts = ['a.example.test', 'b.example.test:80']
  expect(readRunOptions([], env)).toEqual({ host: '::1', port: 0, graceMs: 50, configFile: 'c.json', allowedHosts })
  expect(readRunOptions(['--port', '1', '--host=h', '--config', 'd.json'], env)).toMatchObject({
    host: 'h',
    port: 1,
    configFile: 'd.json'
  })
  expect(readRunOptions([], { MODEL_RUNTIME_PORT: '', MODEL_RUNTIME_CONFIG: '' })).toEqual(readRunOptions([], {}))
})

test('a wrong flag or variable is named', () => {
  expect(() => readRunOptions(['--prot', '1'], {})).toThrow(/^unknown option '--prot'; see --help$/)
  expect(() => readRunOptions(['extra'], {})).toThrow(/see --help$/)
  expect(() => readRunOptions(['--port', '70000'], {})).toThrow('--port must be an integer from 0 to 65535')
  expect(() => readRunOptions([], { MODEL_RUNTIME_PORT: '-1' })).toThrow(
    'MODEL_RUNTIME_PORT must be an integer from 0 to 65535'
  )
  expect(() => readRunOptions([], { MODEL_RUNTIME_SHUTDOWN_GRACE_MS: 'soon' })).toThrow(
    /^MODEL_RUNTIME_SHUTDOWN_GRACE_MS must/
  )
  expect(() => readRunOptions([], { MODEL_RUNTIME_ALLOWED_HOSTS: 'http://x/' })).toThrow(
    /^MODEL_RUNTIME_ALLOWED_HOSTS: must be a host name/
  )
})

test('a queue provider names one ability and a model that is a path', () => {
  const queue = { type: 'fal-queue', model: 'owner/app/fast', ability: 'draw', api_key_env: 'FAL_KEY' }
  const all = {
    ...queue,
    id: 'pictures',
    base_url: 'https://queue.example.test',
    input_modalities: ['text', 'image'],
    output_modalities: ['image'],
    max_concurrency: 2,
    max_queue_depth: 0,
    timeouts: { progress_ms: 1000 }
  }
  for (const provider of [queue, all]) expect(checkConfig({ providers: [provider] })).toEqual({ providers: [provider] })
  const broken = (fields: object): string => refusal({ providers: [{ ...queue, ...fields }] })
  expect(broken({ abilities: ['draw'] })).toBe('providers[0].abilities: unknown field; did you mean ability?')
  expect(broken({ model: '../admin' })).toMatch(/^providers\[0\]\.model: must be a path such as owner\/app/)
  expect(broken({ max_output_tokens: 5 })).toMatch(/^providers\[0\]\.max_output_tokens: unknown field/)
  expect(broken({ base_url: 'http://queue.example.test' })).toMatch(/^providers\[0\]\.base_url: must be https/)
})

import type { Link, Reply } from './link.ts'

/** What a server's settings allow. Sentences name the setting and the fix. */
export interface ServerFitness {
  /** What it acknowledges survives its own crash. */
  readonly durable: boolean
  /** Why it cannot be used, if it cannot. */
  readonly unfit?: string
  readonly warnings: readonly string[]
  /** Milliseconds since it started. */
  readonly uptimeMs: number
}

const oldestMajor = 7

function fieldsOf(info: Reply): ReadonlyMap<string, string> {
  const lines = String(info).split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

/** A map comes as one or as a flat list, by version of the wire protocol; a server may also forbid the question. */
async function settings(link: Link, names: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
  let reply: unknown
  try {
    reply = await link.send(['CONFIG', 'GET', ...names])
  } catch (thrown) {
    if (link.ready) return undefined
    throw thrown
  }
  const flat = Array.isArray(reply) ? reply : Object.entries(reply as object).flat()
  const found = new Map<string, string>()
  for (let at = 0; at < flat.length; at += 2) found.set(String(flat[at]), String(flat[at + 1]))
  return found
}

function unfitness(info: ReadonlyMap<string, string>): string | undefined {
  const version = info.get('redis_version') ?? '0'
  if (Number.parseInt(version, 10) < oldestMajor)
    return `the server is of version ${version}: use Redis 7 or later, or Valkey`
  if (info.get('role') !== 'master') return 'the server is a replica: name the primary'
  const policy = info.get('maxmemory_policy') ?? 'noeviction'
  if (info.get('maxmemory') !== '0' && policy !== 'noeviction') {
    return `maxmemory-policy is ${policy}, which throws records away: set it to noeviction`
  }
  return undefined
}

function warningsOf(info: ReadonlyMap<string, string>, durable: boolean, told: boolean): string[] {
  const warnings: string[] = []
  const policy = info.get('maxmemory_policy') ?? 'noeviction'
  if (policy !== 'noeviction') {
    warnings.push(`maxmemory-policy is ${policy}: set it to noeviction before maxmemory is set`)
  }
  if (!durable) {
    warnings.push(
      told
        ? 'the server does not keep every write (appendonly yes and appendfsync always do), so durable is not claimed'
        : 'the server does not tell how it keeps writes (CONFIG GET is forbidden), so durable is not claimed'
    )
  }
  return warnings
}

/**
 * Asks a server whether a store may be kept there and what it may promise.
 *
 * @throws what the link throws
 * @see spec/chapters/20-storage.md#redis-durability
 */
export async function checkServer(link: Link): Promise<ServerFitness> {
  const info = fieldsOf(await link.send(['INFO']))
  const unfit = unfitness(info)
  const uptimeMs = 1000 * Number(info.get('uptime_in_seconds') ?? 0)
  if (unfit !== undefined) return { durable: false, unfit, warnings: [], uptimeMs }
  const set = await settings(link, ['appendonly', 'appendfsync'])
  const durable = set?.get('appendonly') === 'yes' && set.get('appendfsync') === 'always'
  return { durable, warnings: warningsOf(info, durable, set !== undefined), uptimeMs }
}

import { createClient } from '@redis/client'

/** What a store keeps beside its records, for good. */
const lasting = ['stat', 'ended', 'expiry']

/**
 * Names in the database that nobody needs once nothing runs and every store is closed: owners, sets of running work, watches that outlive
 * their lease, and records that would never expire. It waits a lease for the watches.
 */
export async function leftBehind(port: number, name: string, leaseMs: number): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, leaseMs))
  const client = createClient({ url: `redis://127.0.0.1:${port}`, commandOptions: { timeout: 0 } })
  await client.connect()
  try {
    const names = (await client.sendCommand<string[]>(['KEYS', `{${name}}:*`])).sort()
    const prefix = `{${name}}:`
    const others = names.filter((each) => !lasting.includes(each.slice(prefix.length)))
    const expiring = await Promise.all(others.map((each) => client.sendCommand<number>(['PTTL', each])))
    const left = others.filter((each, at) => !/^[xek]:/.test(each.slice(prefix.length)) || (expiring[at] ?? -1) < 0)
    const running = await client.sendCommand<string | null>(['HGET', `${prefix}stat`, 'running'])
    return running === '0' || running === null ? left : [...left, `${running} counted as running`]
  } finally {
    client.destroy()
  }
}

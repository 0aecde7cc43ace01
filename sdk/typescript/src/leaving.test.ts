import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const client = fileURLToPath(new URL('./index.ts', import.meta.url))

test('a program that aborts in the middle of a backoff comes to its end', () => {
  const program = `
    import { createClient } from ${JSON.stringify(client)}
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', initialDelayMs: 1e6, maxDelayMs: 1e6 })
    const error = await client.runtime({ signal: AbortSignal.timeout(100) }).catch((thrown) => thrown)
    console.log(error.kind)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 15_000 })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'aborted\n' })
})

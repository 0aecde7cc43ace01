import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { probeLock, takeDirectoryLock } from './directory-lock.ts'
import { testDirectory, testStore } from './test-store.ts'

// Processes start and end here, on machines that have other work.
vi.setConfig({ testTimeout: 60_000 })

async function lockable(): Promise<string> {
  const directory = await testDirectory()
  await writeFile(join(directory, 'lock'), '')
  return directory
}

test('of two owners one is refused while the other lives, and takes it once the other has let go', async () => {
  const directory = await lockable()
  const first = await takeDirectoryLock(directory, 1000)
  if (typeof first === 'string') throw new Error(first)
  expect(await probeLock(directory)).toBe('alive')
  expect(await takeDirectoryLock(directory, 20)).toBe('held')
  await first.release()
  expect(first.lost).toBe(false)
  expect(await probeLock(directory)).toBe('none')
  const second = await takeDirectoryLock(directory, 1000)
  expect(typeof second).toBe('object')
  if (typeof second !== 'string') await second.release()
})

test('an owner that is killed blocks nobody', async () => {
  const directory = await lockable()
  const module = fileURLToPath(new URL('directory-lock.ts', import.meta.url))
  const script = `
    const { takeDirectoryLock } = await import(${JSON.stringify(module)})
    const lock = await takeDirectoryLock(${JSON.stringify(directory)}, 1000)
    console.log(typeof lock)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  expect(line.toString()).toBe('object\n')
  expect(await takeDirectoryLock(directory, 20)).toBe('held')
  const gone = once(owner, 'exit')
  owner.kill('SIGKILL')
  await gone
  const next = await takeDirectoryLock(directory, 10_000)
  if (typeof next === 'string') throw new Error(next)
  await next.release()
})

test('an owner hears that its lock was taken away, and the store over it writes nothing more', async () => {
  const directory = await testDirectory()
  let pid = 0
  const store = await testStore({
    directory,
    takeLock: async (where, waitMs) => {
      const taken = await takeDirectoryLock(where, waitMs)
      if (typeof taken !== 'string') pid = taken.pid
      return taken
    }
  })
  expect(store.availability()).toBe('ready')
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(store.availability()).toBe('unavailable'), { timeout: 10_000, interval: 10 })
})

test('without the flock command nothing is locked, and the store says so', async () => {
  const directory = await lockable()
  const path = process.env.PATH
  process.env.PATH = directory
  try {
    expect(await takeDirectoryLock(directory, 20)).toBe('no flock')
    expect(await probeLock(directory)).toBe('unknown')
    await expect(testStore({ directory })).rejects.toThrow('the flock command is missing: install util-linux')
  } finally {
    process.env.PATH = path
  }
})

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Holding } from './flatness.ts'

async function directoryOf(path: string | undefined): Promise<{ files: number; disk: number }> {
  if (path === undefined) return { files: 0, disk: 0 }
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return { files: files.length, disk: sizes.reduce((sum, size) => sum + size, 0) }
}

/** What the process holds now, after a collection. Needs `--expose-gc`. */
export async function holdingNow(directory: string | undefined): Promise<Holding> {
  if (globalThis.gc === undefined) throw new Error('soak needs node --expose-gc')
  for (let pass = 0; pass < 2; pass += 1) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  return {
    heap: heapUsed,
    buffers: arrayBuffers,
    resident: rss,
    descriptors: (await readdir('/proc/self/fd')).length,
    resources: process.getActiveResourcesInfo().length,
    ...(await directoryOf(directory))
  }
}

import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

/** The command of the reference's sources; works from any directory. For tests only: the kit itself never knows the reference. */
export const referenceCommand: readonly string[] = [
  process.execPath,
  '--import',
  new URL('node_modules/tsx/dist/loader.mjs', root).href,
  fileURLToPath(new URL('reference/main.ts', root))
]

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** The supported lines beside the one that runs this. */
export const otherVersions = ['22.23.5', '24.22.3']

/**
 * Gets the binary of a Node.js version from the package `node-<platform>-<arch>`.
 *
 * @param scratch A folder that the caller removes.
 * @returns Its path, or `undefined` where it cannot be had.
 */
export function installNode(version, scratch) {
  const home = join(scratch, version)
  const name = `node-${process.platform}-${process.arch}`
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', home]
  const done = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const bin = join(home, 'node_modules', name, 'bin', 'node')
  return done.status === 0 && existsSync(bin) ? bin : undefined
}

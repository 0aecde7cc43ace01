import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OpenApiDocument } from './spec-source.ts'

const run = promisify(execFile)

/**
 * Runs Redocly's command line, which reads `spec/openapi.yaml` and all that it refers to.
 *
 * @param root The repository.
 * @param args Its arguments.
 * @returns What it wrote to standard output.
 * @throws Error with its own words when it fails.
 */
export const redocly = async (root: string, args: readonly string[]): Promise<string> => {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  // Its telemetry and its update check would make a build depend on the network.
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
  try {
    return (await run(process.execPath, [cli, ...args], options)).stdout
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`redocly ${args[0]} failed:\n${stdout}${stderr}`, { cause })
  }
}

/**
 * Joins the hand-sized OpenAPI files into one document.
 *
 * @param root The repository.
 * @param entry The document's first file, from the root.
 */
export const bundle = async (root: string, entry: string): Promise<OpenApiDocument> =>
  JSON.parse(await redocly(root, ['bundle', entry, '--ext', 'json'])) as OpenApiDocument

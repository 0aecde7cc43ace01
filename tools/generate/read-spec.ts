import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundle } from './bundle.ts'
import type {
  ClientRequirementFile,
  ErrorData,
  LifecycleData,
  RequirementFile,
  SpecSource,
  UsageUnitData
} from './spec-source.ts'

const readYaml = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'))

const readRequirements = async (root: string): Promise<RequirementFile[]> => {
  const folder = join(root, 'spec/requirements')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(
    names.map(async (name) => {
      const content = (await readYaml(join(folder, name))) as Omit<RequirementFile, 'file'>
      return { file: `spec/requirements/${name}`, chapter: content.chapter, requirements: content.requirements }
    })
  )
}

const readClients = async (root: string): Promise<ClientRequirementFile> => {
  const file = 'spec/clients/requirements.yaml'
  return { ...((await readYaml(join(root, file))) as Omit<ClientRequirementFile, 'file'>), file }
}

/** Chapters, decisions and examples change no generated file, except that the bundle carries the examples it refers to. */
const feedsGeneration = (path: string): boolean =>
  /^(paths|schemas|requirements|clients|examples)\//.test(path) || /^[^/]+\.yaml$/.test(path)

const readHashes = async (root: string): Promise<Record<string, string>> => {
  const entries = await readdir(join(root, 'spec'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, 'spec').length + 1)
        .replaceAll('\\', '/')
    )
    .filter((path) => feedsGeneration(path) && !path.endsWith('.test.ts'))
    .sort()
  const pairs = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(root, 'spec', path))
      return [`spec/${path}`, createHash('sha256').update(content).digest('hex')] as const
    })
  )
  return Object.fromEntries(pairs)
}

/**
 * Reads everything of `spec/` that the steps need.
 *
 * @param root The repository.
 * @throws Error when a file is missing or is no YAML, or when the OpenAPI files do not join.
 */
export const readSpec = async (root: string): Promise<SpecSource> => ({
  openapi: await bundle(root, 'spec/openapi.yaml'),
  lifecycle: (await readYaml(join(root, 'spec/lifecycle.yaml'))) as LifecycleData,
  usageUnits: (await readYaml(join(root, 'spec/usage-units.yaml'))) as UsageUnitData,
  errors: (await readYaml(join(root, 'spec/errors.yaml'))) as ErrorData,
  features: (await readYaml(join(root, 'spec/features.yaml'))) as Record<string, string>,
  requirementFiles: await readRequirements(root),
  clientRequirements: await readClients(root),
  hashes: await readHashes(root)
})

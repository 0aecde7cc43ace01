import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FileTree } from './file-tree.ts'
import type { ClientLeg } from './repository.ts'

interface Entry {
  readonly requirement: string
}

/** The laws, mutants and scenarios of the client leg; undefined in a repository without one. */
export async function loadClients(root: string, tree: FileTree): Promise<ClientLeg | undefined> {
  const folder = 'conformance/client-leg'
  if (!tree.has(`${folder}/laws/index.ts`)) return undefined
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, folder, path)).href)
  const { clientLaws } = (await load('laws/index.ts')) as { clientLaws: readonly Entry[] }
  const { clientMutants } = (await load('mutants/index.ts')) as { clientMutants: ClientLeg['mutants'] }
  const { clientScenarios } = (await load('scenarios/index.ts')) as { clientScenarios: ClientLeg['scenarios'] }
  return {
    laws: clientLaws.map(({ requirement }) => requirement),
    mutants: clientMutants,
    scenarios: clientScenarios
  }
}

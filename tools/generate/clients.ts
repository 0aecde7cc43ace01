import type { Files, SpecSource } from './spec-source.ts'
import { goModels } from './steps/go-models.ts'
import { pythonModels } from './steps/python-models.ts'
import { typescriptClient } from './steps/typescript-client.ts'

/**
 * Makes the models of the clients, each client's own copy, so that its users need nothing else of this repository. It writes nothing.
 *
 * @param spec What `readSpec` read.
 * @param root The repository, where the environment of the generator for Python is kept.
 * @returns The files of each folder by its path from the root of the repository. It holds nothing but them unless `generatedNames` says so.
 */
export const clients = async (spec: SpecSource, root: string): Promise<Readonly<Record<string, Files>>> => ({
  'sdk/typescript/src/generated': await typescriptClient(spec),
  'sdk/go': goModels(spec),
  'sdk/python/src/model_runtime_client': await pythonModels(spec, root)
})

/** Which names are generated in a folder where written files stand among them, as a package of Go or Python has all of its files in one folder. */
export const generatedNames: Readonly<Record<string, RegExp>> = {
  'sdk/go': /^[^/]+_gen\.go$/,
  'sdk/python/src/model_runtime_client': /^models\.py$/
}

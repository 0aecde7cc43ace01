import type { Files, SpecSource } from './spec-source.ts'
import { typescriptClient } from './steps/typescript-client.ts'

/**
 * Makes the models of the clients, each client's own copy, so that its users need nothing else of this repository. It writes nothing.
 *
 * @param spec What `readSpec` read.
 * @returns The files of each folder, which holds nothing but them, by its path from the root of the repository.
 */
export const clients = async (spec: SpecSource): Promise<Readonly<Record<string, Files>>> => ({
  'sdk/typescript/src/generated': await typescriptClient(spec)
})

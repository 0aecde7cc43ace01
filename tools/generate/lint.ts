import { redocly } from './bundle.ts'

/**
 * Lints the OpenAPI files and the bundle. The bundle is linted too because examples in files of their own are only checked there.
 *
 * @param root The repository.
 * @throws Error with the findings, if there is one.
 */
export const lint = async (root: string): Promise<void> => {
  const documents = ['spec/openapi.yaml', 'generated/openapi.json']
  await redocly(root, ['lint', ...documents, '--config', 'tools/generate/redocly.yaml'])
}

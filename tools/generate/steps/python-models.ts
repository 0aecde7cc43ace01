import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../../python/environment.ts'
import { findPython } from '../../python/find-python.ts'
import { notice } from '../banner.ts'
import { readerSchemas } from '../python/reader-schemas.ts'
import type { Files, SpecSource } from '../spec-source.ts'

const run = promisify(execFile)

const options = [
  ['--input-file-type', 'openapi'],
  ['--output-model-type', 'pydantic_v2.BaseModel'],
  ['--target-python-version', '3.10'],
  ['--base-class', 'model_runtime_client.wire_model.WireModel'],
  ['--enum-field-as-literal', 'all'],
  // The client's own configuration of ruff, found from its folder, says how code looks.
  ['--formatters', 'ruff-format', 'ruff-check'],
  ['--disable-timestamp'],
  ['--use-schema-description', '--use-field-description', '--use-single-line-docstring'],
  ['--field-constraints', '--use-annotated'],
  ['--use-one-literal-as-default', '--use-type-alias']
].flat()

const header = `# ${notice('spec/openapi.yaml')}

"""The objects of the protocol, as datamodel-code-generator writes them from its schemas.

What a caller writes is checked strictly. What a runtime answers is read leniently: names in a
\`Literal\` may grow, and unknown fields are kept.
"""`

/**
 * `models.py` of the Python client. Its generator is a Python package, pinned in `tools/python/generate.txt`.
 *
 * @throws Error saying what to do when there is no Python, or its packages cannot be had.
 */
export const pythonModels = async (spec: SpecSource, root: string): Promise<Files> => {
  const python = await pythonEnvironment(root, join(root, 'tools/python/generate.txt'), await findPython())
  const { openapi, info } = spec.openapi as typeof spec.openapi & { info: unknown }
  const document = { openapi, info, paths: {}, components: { schemas: readerSchemas(spec.openapi) } }
  const args = ['-m', 'datamodel_code_generator', ...options, '--custom-file-header', header]
  const running = run(python, args, { cwd: join(root, 'sdk/python'), maxBuffer: 1 << 26 })
  running.child.stdin?.end(JSON.stringify(document))
  return { 'models.py': (await running).stdout }
}

import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { banner } from '../banner.ts'
import { plainSchema } from '../plain-schema.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** ajv's own code: an ES module that still calls `require` for its runtime. */
const compile = (spec: SpecSource, names: readonly string[]): string => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // One function for each schema rather than a copy at each use.
    inlineRefs: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true }
  })
  addFormats.default(ajv, ['uuid', 'date-time'])
  const { schemas } = spec.openapi.components
  for (const name of names) {
    // Each schema has an id of its own: definitions of one document would be compiled anew for every use.
    ajv.addSchema({ $id: name, ...plainSchema(schemas[name] ?? {}, (other) => other, true) })
  }
  const exported = names.map((name) => [`validate${name}`, name])
  return standalone.default(ajv, Object.fromEntries(exported))
}

/** Takes the few runtime helpers of ajv in, so that the result imports nothing, in Node, a bundler or a browser. */
const pack = async (code: string, root: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: 'validators.mjs', loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['main'],
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent'
  })
  return outputFiles[0]?.text ?? ''
}

const declarations = (names: readonly string[]): string => `${banner('spec/schemas')}
import type {
${names.map((name) => `  ${name}`).join(',\n')}
} from './types.ts'

/** One fault of a value, in the shape of ajv. */
export interface ValidationError {
  /** JSON pointer to the faulty value; empty for the whole. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

export interface Validator<Type> {
  (value: unknown): value is Type
  /** The faults of the last value that it saw; null when there were none. */
  errors?: ValidationError[] | null
}

${names.map((name) => `export declare const validate${name}: Validator<${name}>`).join('\n')}

${names.map((name) => `export declare const is${name}: (value: unknown) => value is ${name}`).join('\n')}
`

/** `validators.mjs` and its types: `validateX` and `isX` for each schema. */
export const validators = async (spec: SpecSource, root: string): Promise<Files> => {
  const names = Object.keys(spec.openapi.components.schemas).sort()
  const packed = await pack(compile(spec, names), root)
  const guards = names.map((name) => `export const is${name} = (value) => validate${name}(value);\n`)
  return {
    'validators.mjs': `${banner('spec/schemas')}${packed}${guards.join('')}`,
    'validators.d.mts': declarations(names)
  }
}

import { isMap, isScalar, isSeq, type Pair } from 'yaml'
import { nearest } from '../../runner/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { readYamlFile, type YamlFile } from '../../runner/yaml-file.ts'
import { checkField } from './check-field.ts'
import { configSchema } from './config-schema.ts'

/** The name that is looked for in the working directory. */
export const configFileName = 'model-runtime-kit.yaml'

/** A file of options: field → value, checked. */
export interface ConfigFile {
  readonly path: string
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Reads options from the named file, or from `model-runtime-kit.yaml` of the working directory where there is one.
 *
 * @throws UsageError with path, line and what to write instead, where it cannot be read, is no YAML map, or has a wrong or unknown field.
 */
export function readConfig(named: string | undefined): ConfigFile | undefined {
  const file = named === undefined ? readYamlFile(configFileName) : readYamlFile(named, '--config')
  return file && { path: file.path, values: valuesOf(file) }
}

function valuesOf(file: YamlFile): Record<string, unknown> {
  const { contents } = file.document
  if (contents === null) return {}
  if (!isMap(contents)) throw new UsageError(`${file.place(contents)}: the file must hold fields; write jobs: 8`)
  const values = Object.fromEntries(contents.items.map((pair) => checkedEntry(pair, file)))
  if (values.command !== undefined && values.url !== undefined) {
    throw new UsageError(`${file.path}: command and url exclude each other; take one of them out`)
  }
  return values
}

function checkedEntry(pair: Pair, { place, plain }: YamlFile): [string, unknown] {
  const { properties } = configSchema()
  const name = isScalar(pair.key) ? String(pair.key.value) : ''
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (schema === undefined) {
    const near = nearest(name, Object.keys(properties))
    const known = Object.keys(properties).join(', ')
    const fix = near === undefined ? `take it out (known: ${known})` : `did you mean ${near}?`
    throw new UsageError(`${place(pair.key)}: there is no field ${JSON.stringify(name.slice(0, 60))}; ${fix}`)
  }
  const value = plain(pair.value)
  const fault = checkField(value, schema)
  if (fault === undefined) return [name, value]
  const item = isSeq(pair.value) && fault.index !== undefined ? pair.value.items[fault.index] : pair.value
  const at = fault.index === undefined ? '' : `[${fault.index}]`
  throw new UsageError(`${place(item ?? pair.key)}: ${name}${at} ${fault.must}; ${fault.fix}`)
}

import { componentName, resolve } from '../references.ts'
import type { OpenApiDocument, Operation, Schema, SpecSource } from '../spec-source.ts'
import { enumeration, inlineEnumerations, struct } from './declarations.ts'
import { byHand, mapType } from './fields.ts'
import { block, declarationComment } from './layout.ts'
import { goName } from './names.ts'

/** The schemas of the bodies that a successful call answers with. */
const answers = (document: OpenApiDocument): Set<string> => {
  const found = new Set<string>()
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  for (const operation of operations) {
    const { responses = {} } = operation as Partial<Operation>
    for (const [status, entry] of Object.entries(responses)) {
      const reference = resolve(document, 'responses', entry).content?.['application/json']?.schema.$ref
      if (status.startsWith('2') && reference !== undefined) found.add(componentName(reference))
    }
  }
  return found
}

const declaration = (document: OpenApiDocument, name: string, schema: Schema, received: boolean): string[] => {
  const description = typeof schema.description === 'string' ? schema.description : ''
  if (schema.enum !== undefined) return [enumeration(goName(name), description, schema.enum)]
  if (schema.type !== 'object') return []
  const map = mapType(schema)
  if (map !== undefined) {
    return [`${declarationComment(goName(name), description)}type ${goName(name)} ${map}\n`]
  }
  const options = received ? { embedded: ['received'] } : {}
  return [struct(document, name, options), ...inlineEnumerations(name, schema)]
}

const units = ({ usageUnits }: SpecSource): string => {
  const rows = Object.entries(usageUnits).map(([unit, { meaning, part_of: whole }]) => ({
    cells: [`UsageUnit${goName(unit)}`, `= ${JSON.stringify(unit)}`],
    comment: whole === undefined ? meaning : `${meaning} A part of \`${whole}\`, never added to it.`
  }))
  return `// The units of usage facts that the specification names; a runtime may report others.\nconst (\n${block(rows)})\n`
}

/** What callers hand on by itself, apart from the answer or event that it came in: it keeps its own JSON. */
const handedOn = ['UsageFact']

/**
 * The Go declarations of everything but events and input parts, in the order of the bundle.
 *
 * @param elsewhere Schemas that other files declare.
 */
export const models = (spec: SpecSource, elsewhere: ReadonlySet<string>): string => {
  const document = spec.openapi
  const received = new Set([...answers(document), ...handedOn])
  const declarations = Object.entries(document.components.schemas)
    .filter(([name]) => !elsewhere.has(name) && !(name in byHand))
    .flatMap(([name, schema]) => declaration(document, name, schema, received.has(name)))
  return [...declarations, units(spec)].join('\n')
}

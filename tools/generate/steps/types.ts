import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { banner } from '../banner.ts'
import type { Files, Schema, SpecSource } from '../spec-source.ts'

/** `x-…` keeps extension events apart from the named ones when a reader narrows on `type`. */
const extensionType = ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead('x-'), [
  ts.factory.createTemplateLiteralTypeSpan(
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTemplateTail('')
  )
])

/** The description of a schema as a docblock, for readers who hover over its alias. */
const docblock = (schema: Schema | undefined): string =>
  typeof schema?.description === 'string' ? `/** ${schema.description.replaceAll('*/', '* /').trim()} */\n` : ''

/**
 * The source of the types: `paths`, `components` and `operations` by openapi-typescript, then one alias for each schema.
 * A property with a default stays optional, because a request may leave it out.
 */
export const typesSource = async (spec: SpecSource): Promise<string> => {
  const document = structuredClone(spec.openapi) as unknown as Parameters<typeof openapiTS>[0]
  const ast = await openapiTS(document, {
    defaultNonNullable: false,
    transform: (schema) => ((schema as Schema).pattern === '^x-' ? extensionType : undefined)
  })
  const aliases = Object.keys(spec.openapi.components.schemas)
    .sort()
    .map(
      (name) =>
        `${docblock(spec.openapi.components.schemas[name])}export type ${name} = components['schemas']['${name}']\n`
    )
  return `${banner('spec/openapi.yaml')}\n${astToString(ast)}\n${aliases.join('')}`
}

/** `types.ts` of `generated/`. */
export const types = async (spec: SpecSource): Promise<Files> => ({ 'types.ts': await typesSource(spec) })

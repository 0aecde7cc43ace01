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

/**
 * `types.ts`: `paths`, `components` and `operations` by openapi-typescript, then one alias for each schema.
 * A property with a default stays optional, because a request may leave it out.
 */
export const types = async (spec: SpecSource): Promise<Files> => {
  const document = structuredClone(spec.openapi) as unknown as Parameters<typeof openapiTS>[0]
  const ast = await openapiTS(document, {
    defaultNonNullable: false,
    transform: (schema) => ((schema as Schema).pattern === '^x-' ? extensionType : undefined)
  })
  const aliases = Object.keys(spec.openapi.components.schemas)
    .sort()
    .map((name) => `export type ${name} = components['schemas']['${name}']\n`)
  return { 'types.ts': `${banner('spec/openapi.yaml')}\n${astToString(ast)}\n${aliases.join('')}` }
}

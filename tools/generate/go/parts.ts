import { componentName } from '../references.ts'
import type { OpenApiDocument, Schema, SpecSource } from '../spec-source.ts'
import { inlineEnumerations, struct } from './declarations.ts'
import { declarationComment } from './layout.ts'
import { goName } from './names.ts'

const unions = ['InputPart', 'ContentPart'] as const

const schemaOf = (document: OpenApiDocument, name: string): Schema => document.components.schemas[name] ?? {}

const members = (document: OpenApiDocument, union: string): Record<string, string> => {
  const mapping = schemaOf(document, union).discriminator?.mapping
  if (mapping === undefined) throw new Error(`${union}: a union with a full mapping is needed`)
  return Object.fromEntries(Object.entries(mapping).map(([tag, reference]) => [tag, componentName(reference)]))
}

const union = (document: OpenApiDocument, name: string): string => {
  const cases = Object.entries(members(document, name)).map(
    ([tag, member]) => `\tcase ${JSON.stringify(tag)}:\n\t\treturn decodePart[${goName(member)}](raw)\n`
  )
  const description = schemaOf(document, name).description
  return `${declarationComment(name, typeof description === 'string' ? description : '')}type ${name} interface {
	is${name}()
}

// ${name}s is a list of parts, each of the type that its \`type\` names.
type ${name}s []${name}

// UnmarshalJSON reads each part by its type; one of a type not known here becomes an [UnknownPart].
func (p *${name}s) UnmarshalJSON(data []byte) error {
	return decodeParts(data, (*[]${name})(p), decode${name})
}

func decode${name}(kind string, raw []byte) (${name}, error) {
	switch kind {
${cases.join('')}	default:
		return UnknownPart{raw}, nil
	}
}
`
}

const marshal = (type: string, tag: string): string => `// MarshalJSON adds the part's type.
func (p ${type}) MarshalJSON() ([]byte, error) {
	type fields ${type}
	return json.Marshal(struct {
		Type string \`json:"type"\`
		fields
	}{${JSON.stringify(tag)}, fields(p)})
}
`

const part = (document: OpenApiDocument, name: string): string[] => {
  const tag = schemaOf(document, name).properties?.type?.const
  const type = goName(name)
  const seals = unions
    .filter((entry) => Object.values(members(document, entry)).includes(name))
    .map((entry) => `func (${type}) is${entry}() {}\n`)
  const skip = new Set(typeof tag === 'string' ? ['type'] : [])
  return [
    struct(document, name, { skip }),
    ...inlineEnumerations(name, schemaOf(document, name)),
    ...(typeof tag === 'string' ? [marshal(type, tag)] : []),
    ...seals
  ]
}

/** The schemas that `parts` declares. */
export const partNames = ({ openapi }: SpecSource): string[] => [
  ...unions,
  ...new Set(unions.flatMap((name) => Object.values(members(openapi, name))))
]

/** The Go declarations of what a request's input is made of: sealed interfaces, and one struct for each kind of part. */
export const parts = (spec: SpecSource): string => {
  const structs = partNames(spec).filter((name) => !unions.some((entry) => entry === name))
  return [
    ...unions.map((name) => union(spec.openapi, name)),
    ...structs.flatMap((name) => part(spec.openapi, name))
  ].join('\n')
}

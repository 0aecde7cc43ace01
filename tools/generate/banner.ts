/** The command that writes `generated/`. */
const command = 'npm run generate'

/**
 * The sentence that opens every generated file.
 *
 * @param source What of `spec/` the file comes from.
 */
export const notice = (source: string): string => `Do not edit. Made from ${source} by \`${command}\`.`

/**
 * The first line of a generated TypeScript or JavaScript file.
 *
 * @param source What of `spec/` the file comes from.
 */
export const banner = (source: string): string => `// ${notice(source)}\n`

import { type Loose, list, record, text } from './loose.ts'

/** A message that instructs, by either name of that role. */
export const isSystem = ({ role }: Loose): boolean => role === 'system' || role === 'developer'

/** The text of a message: a string, or the texts of its parts. */
export const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => text(record(part).text))
        .join('')

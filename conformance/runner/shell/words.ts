import { quote } from '../curl.ts'

/** Literal text of a run → the shell variable that stands for it when the run is made again. */
export type Variables = readonly (readonly [literal: string, variable: string])[]

/** A text as one shell word in which variables stand for what differs from run to run. */
export function word(text: string, variables: Variables): string {
  const found = variables
    .flatMap(([literal, variable]) => {
      const at = literal === '' ? -1 : text.indexOf(literal)
      return at === -1 ? [] : [{ at, literal, variable }]
    })
    .toSorted((a, b) => a.at - b.at || b.literal.length - a.literal.length)[0]
  if (found === undefined) return text === '' ? '' : quote(text)
  const { at, literal, variable } = found
  return `${word(text.slice(0, at), variables)}"$${variable}"${word(text.slice(at + literal.length), variables)}`
}

/** A word that is there even where the text is empty. */
export const argument = (text: string, variables: Variables): string => (text === '' ? "''" : word(text, variables))

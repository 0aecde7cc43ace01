import { printable } from '../../report/printable.ts'
import { quote } from '../curl.ts'
import { argument, type Variables } from './words.ts'

/** From so many equal characters in a row they are made by a command instead of being written out. */
const longRun = /(.)\1{255}/s

const bodyLimit = 16_000

/** How a body gets into curl: as an argument, or from a command in front of it. */
export interface BodyWords {
  /** Ends in ` | ` where there is one. */
  readonly before: string
  readonly option: string
}

/** Tells a body in shell words. `undefined`: it is too long to be told. */
export function bodyWords(body: string | Uint8Array | undefined, variables: Variables): BodyWords | undefined {
  if (body === undefined) return { before: '', option: '' }
  if (typeof body !== 'string') return binary(body)
  const pieces = piecesOf(body)
  const length = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0)
  if (length > bodyLimit) return undefined
  const plain = printable(body, body.length) === body && !body.startsWith('@')
  if (plain && pieces.every((piece) => typeof piece === 'string')) {
    return { before: '', option: ` --data-binary ${argument(body, variables)}` }
  }
  const made = pieces.map((piece) =>
    typeof piece === 'string'
      ? `printf %b ${argument(octal(piece), variables)}`
      : `head -c ${piece.count} /dev/zero | tr '\\000' ${quote(piece.character)}`
  )
  return { before: `{ ${made.join('; ')}; } | `, option: ' --data-binary @-' }
}

function binary(body: Uint8Array): BodyWords | undefined {
  if (body.length > bodyLimit) return undefined
  const before = `printf %s ${quote(Buffer.from(body).toString('base64'))} | base64 -d | `
  return { before, option: ' --data-binary @-' }
}

/** A text for `printf %b`: its backslashes doubled, what cannot be shown as the octal numbers of its bytes. */
const octal = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/gu, (character) =>
      [...Buffer.from(character)].map((byte) => `\\0${byte.toString(8)}`).join('')
    )

type Piece = string | { readonly character: string; readonly count: number }

function piecesOf(body: string): Piece[] {
  const run = longRun.exec(body)
  // Only what `tr` takes for one plain byte.
  if (run === null || !/^[A-Za-z0-9 ._-]$/.test(run[1] ?? '')) return body === '' ? [] : [body]
  const { index } = run
  const character = run[1] ?? ''
  // Counted by hand: a run of megabytes is too much for an expression.
  let end = index + run[0].length
  while (body[end] === character) end += 1
  return [...piecesOf(body.slice(0, index)), { character, count: end - index }, ...piecesOf(body.slice(end))]
}

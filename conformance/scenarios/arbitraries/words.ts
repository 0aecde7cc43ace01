import fc from 'fast-check'

const repeated = ([unit, times]: [string, number]): string => unit.repeat(times)

/** Model text of every UTF-8 length, with what framing and JSON could trip over, now and then long. Shrinks to a single `a`. */
export const words: fc.Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), weight: 5 },
  { arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }), weight: 1 },
  {
    arbitrary: fc.constantFrom('\n\n', '\r\n', 'data: {}\n\n', '\u2028', '🙂', '👩‍👩‍👧', '日本', '"}', '\\', '\u0000'),
    weight: 2
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('long ', 'é', '日本 ', '🙂', '{"a":"\\n"}'), fc.integer({ min: 1, max: 1200 }))
      .map(repeated),
    weight: 1
  }
)

/** A few deltas of text. */
export const deltas: fc.Arbitrary<string[]> = fc.array(words, { minLength: 1, maxLength: 5 })

/** A tool name as providers allow it. */
export const toolName: fc.Arbitrary<string> = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/)

/** The deltas of one call's arguments: mostly a JSON object cut anywhere, now and then none. */
export const argumentDeltas: fc.Arbitrary<string[]> = fc
  .tuple(
    fc.dictionary(toolName, fc.oneof(words, fc.nat(), fc.boolean()), { maxKeys: 3 }),
    fc.array(fc.nat(40), { maxLength: 4 })
  )
  .map(([value, cuts]) => cutAt(JSON.stringify(value), cuts))

/** Cuts a text behind the given counts of characters; never inside a surrogate pair, for a delta is a text of its own. */
function cutAt(text: string, cuts: readonly number[]): string[] {
  const characters = Array.from(text)
  const pieces: string[] = []
  for (const length of cuts) pieces.push(characters.splice(0, length + 1).join(''))
  return [...pieces, characters.join('')].filter((piece) => piece !== '')
}

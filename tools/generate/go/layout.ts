const width = 100

/** Breaks a text into lines of at most so many characters, between words only. */
const wrap = (text: string, room: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/**
 * A Go comment, each line of it ended.
 *
 * @param text Paragraphs, parted by an empty line; an empty text gives nothing.
 * @param indent What stands before each line.
 */
export const comment = (text: string, indent = ''): string => {
  const paragraphs = text.split('\n\n').map((paragraph) => wrap(paragraph, width - indent.length - 3))
  const lines = paragraphs.flatMap((lines, place) => (place === 0 ? lines : ['', ...lines]))
  return lines.map((line) => `${indent}// ${line}`.trimEnd().concat('\n')).join('')
}

/**
 * The comment of a declaration, which opens with its name as Go's documentation has it.
 *
 * @param name The declared name.
 * @param description The schema's words; a first word that is a name in code or all capitals keeps its case.
 */
export const declarationComment = (name: string, description: string): string => {
  const first = /^[A-Z][a-z ]/.test(description) ? description.charAt(0).toLowerCase() : description.charAt(0)
  return description === '' ? '' : comment(`${name}: ${first}${description.slice(1)}`)
}

/** A line of a struct or of a group of constants: its cells, and the comment above it. */
export interface Row {
  readonly cells: readonly string[]
  readonly comment?: string
}

/** Pads every cell but the last to its column, as gofmt does. */
const align = (rows: readonly Row[]): string[] => {
  const widths: number[] = []
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows.map(({ cells }) =>
    cells.map((cell, column) => (column < cells.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join(' ')
  )
}

/**
 * The lines of a block as gofmt leaves them: a line with a comment stands alone between empty lines, neighbours without one share columns.
 *
 * @param rows The lines, in order.
 */
export const block = (rows: readonly Row[]): string => {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const joins = last !== undefined && row.comment === undefined && last[0]?.comment === undefined
    if (joins) last.push(row)
    else groups.push([row])
  }
  return groups
    .map((group) => {
      const lines = align(group).map((line) => `\t${line}\n`)
      return `${comment(group[0]?.comment ?? '', '\t')}${lines.join('')}`
    })
    .join('\n')
}

import colors from 'picocolors'

/** The few colours of the console report. */
export interface Painter {
  readonly bold: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
}

/** A painter that colours, or one that leaves text as it is. */
export function createPainter(color: boolean): Painter {
  const { bold, red, green, yellow } = colors.createColors(color)
  return { bold, red, green, yellow }
}

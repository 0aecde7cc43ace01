import type { Item } from '../model/verdict.ts'
import type { Finding } from './judge-run.ts'
import { countShape, noShapes, type ShapeCounts, shapeOf } from './run-shape.ts'

/** Runs that exercised a chapter. */
export interface ChapterCounts {
  cases: number
  generated: number
}

/** How much of the specification the runs have reached. */
export interface Coverage {
  /** Chapter of the specification → in how many runs one of its laws was exercised. */
  readonly chapters: Readonly<Record<string, ChapterCounts>>
  /** Chapter of generated runs → what happened in them. */
  readonly shapes: Readonly<Record<string, ShapeCounts>>
  /** Counts one run; `generatedFor` names the chapter of a generated one. */
  add(items: readonly Item[], findings: readonly Finding[], generatedFor: string | undefined): void
}

/** Starts a count. */
export function createCoverage(): Coverage {
  const chapters: Record<string, ChapterCounts> = {}
  const shapes: Record<string, ShapeCounts> = {}
  return {
    chapters,
    shapes,
    add(items, findings, generatedFor) {
      if (generatedFor !== undefined) {
        const counts = shapes[generatedFor] ?? noShapes()
        shapes[generatedFor] = counts
        countShape(counts, shapeOf(items))
      }
      for (const chapter of exercised(findings)) {
        const counts = chapters[chapter] ?? { cases: 0, generated: 0 }
        chapters[chapter] = counts
        counts[generatedFor === undefined ? 'cases' : 'generated'] += 1
      }
    }
  }
}

function exercised(findings: readonly Finding[]): Set<string> {
  const reached = findings.filter(({ result }) => result.antecedents > 0)
  return new Set(reached.map(({ requirement }) => requirement.split('/', 1)[0] ?? requirement))
}

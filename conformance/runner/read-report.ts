import { readFile } from 'node:fs/promises'
import type { Report } from '../report/report.ts'
import { sanitizedReport } from '../report/sanitized-report.ts'
import { UsageError } from './usage-error.ts'

/**
 * Reads a `report.json` of `conform`, every text in it made printable.
 *
 * @throws UsageError where it cannot be read, is no report, or is one of a later version.
 */
export async function readReport(path: string): Promise<Report> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`the report ${path} cannot be read (${code ?? 'unknown'}); give the path of a report.json`)
  }
  const report = parse(text)
  if (!isReport(report)) throw new UsageError(`${path} is no report of conform; give the path of a report.json`)
  if (report.version !== 1) {
    throw new UsageError(`${path} is a report of version ${String(report.version)}; this kit reads version 1`)
  }
  return sanitizedReport(report)
}

function isReport(value: unknown): value is Report {
  const report = value as Partial<Report> | null | undefined
  const lists = [report?.requirements, report?.leaks, report?.dialects, report?.featuresClaimed]
  return typeof report?.line === 'string' && typeof report.scenarios === 'object' && lists.every(Array.isArray)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

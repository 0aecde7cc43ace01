import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from './report.ts'

/** Writes `report.json` below the directory and returns its path. */
export async function writeReport(directory: string, report: Report): Promise<string> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'report.json')
  await writeFile(path, jsonReport(report))
  return path
}

/** The report as the text that is written and printed. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`

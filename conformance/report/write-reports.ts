import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlReport } from './html/html-report.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { markdownReport } from './markdown.ts'
import type { Report } from './report.ts'

/** The names of what is written below the output directory. */
export const reportFiles = {
  json: 'report.json',
  junit: 'junit.xml',
  markdown: 'report.md',
  html: 'report.html'
} as const

/**
 * Writes the report in every format below the directory and returns the path that the console names. `summary` is a file that the
 * Markdown is appended to (a CI system's job summary); one that cannot be written is told and is no fault of the run.
 */
export async function writeReports(
  directory: string,
  report: Report,
  { summary, warn }: { readonly summary?: string; readonly warn: (sentence: string) => void }
): Promise<string> {
  const markdown = markdownReport(report)
  await mkdir(directory, { recursive: true })
  const write = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text)
  await Promise.all([
    write(reportFiles.json, jsonReport(report)),
    write(reportFiles.junit, junitReport(report)),
    write(reportFiles.markdown, markdown),
    write(reportFiles.html, htmlReport(report))
  ])
  if (summary !== undefined && summary !== '') {
    await appendFile(summary, markdown).catch(() => warn(`the job summary ${summary} cannot be written`))
  }
  return join(directory, reportFiles.html)
}

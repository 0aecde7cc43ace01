import type { Report } from './report.ts'

/** The report as the text that is written and printed. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`

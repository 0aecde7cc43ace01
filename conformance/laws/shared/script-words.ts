import type { CallScript } from '../../model/script.ts'

/** What a script lets the provider say about an error, without the places that the lab fills in; short pieces are left out. */
export function wordsOf(script: CallScript): readonly string[] {
  if (script.kind === 'drop') return []
  const messages =
    script.kind === 'status'
      ? [script.error?.message ?? '', script.body ?? '']
      : script.acts.map((act) => ('error' in act ? (act.error.message ?? '') : ''))
  return messages.flatMap((message) => message.split(/\{\{\w+\}\}/)).filter((words) => words.length >= shortestQuote)
}

/** Fewer characters may be the same by chance. */
const shortestQuote = 12

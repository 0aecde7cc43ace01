import type { CallScript } from '../../model/script.ts'
import { type OwnText, ownTextsOf } from '../shared/error-text.ts'
import { hasOrigin } from '../shared/has-origin.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { wordsOf } from '../shared/script-words.ts'
import { hasStackTrace } from '../shared/stack-trace.ts'

/** Errors, headers and log lines are in the runtime's own words: no address and no text of a provider, no prompt, no stack trace. */
export const errorsClean = judged('security/errors-clean', (view, check) => {
  const { errors, headers } = ownTextsOf(view)
  const foreign = foreignIn(view)
  for (const own of errors) {
    const found = foreign(own.text)
    check(found === undefined, own, () => ({
      expected: 'the own words of the runtime',
      saw: `${found} in ${own.where}`
    }))
  }
  for (const own of headers) {
    const found = foreign(own.text)
    if (found !== undefined)
      check.fault(own, { expected: 'the own words of the runtime', saw: `${found} in ${own.where}` })
  }
  for (const { what, where } of view.heard?.found ?? []) {
    const told = inLogs[what]
    if (told === undefined) continue
    check.fault(
      { index: view.heard?.index ?? 0 },
      { expected: 'the own words of the runtime', saw: `${told} in ${where}` }
    )
  }
})

const inLogs: Readonly<Record<string, string>> = {
  'provider-url': 'an address of a provider',
  'provider-body': 'words of the provider',
  'stack-trace': 'a stack trace'
}

/** Tells what of a text is not the runtime's own. */
function foreignIn(view: RunView): (text: OwnText['text']) => string | undefined {
  const { run } = view
  const origins = [...new Set((run?.targets ?? []).flatMap(({ baseUrl }) => originOf(baseUrl)))]
  const prompts = promptsOf(view)
  const words = new Set(view.calls.flatMap(({ script }) => (script === undefined ? [] : saidBy(script))))
  return (text) => {
    if (origins.some((origin) => hasOrigin(text, origin))) return 'an address of a provider'
    if (prompts.some((prompt) => text.includes(prompt))) return 'words of the prompt'
    if ([...words].some((word) => text.includes(word))) return 'words of the provider'
    return hasStackTrace(text) ? 'a stack trace' : undefined
  }
}

const originOf = (url: string | undefined): string[] =>
  url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []

/** Every prompt of the kit holds the nonce in square brackets (`runner/fill.ts`); whatever else holds it is no prompt. */
const promptsOf = ({ run }: RunView): string[] => (run === undefined ? [] : [`[${run.nonce}`])

const saidBy = (script: CallScript): readonly string[] => [
  ...wordsOf(script),
  ...(JSON.stringify(script).match(/said-by-provider-n-[0-9a-f]{16}/g) ?? [])
]

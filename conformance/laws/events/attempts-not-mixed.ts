import { joined } from '../shared/facts-of.ts'
import { briefText } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { textsOf, toolsOf } from '../shared/text-of.ts'

/** Of several attempts only the last shows output, and each of its parts begins as that provider's own does. */
export const attemptsNotMixed = judged('events/attempts-not-mixed', (view, check) => {
  for (const { attempts } of joined(view)) {
    const last = attempts.at(-1)
    if (attempts.length < 2 || last?.said === undefined || last.said.ending.kind === 'opaque') continue
    const early = attempts.slice(0, -1).find(({ output }) => output.length > 0)
    const { texts, tools } = last.said
    const foreign = textsOf(last.output).find((text) => !texts.some((own) => own.startsWith(text)))
    const call = toolsOf(last.output).find(({ name }) => !tools.some((own) => own.name === name))
    const holds = early === undefined && foreign === undefined && call === undefined
    check(holds, early?.output[0] ?? call?.started ?? last.output[0] ?? last, () => ({
      expected: `only what ${String(last.provider)} said`,
      saw: early ? 'output of a failed attempt' : foreign ? `text ${briefText(foreign)}` : 'another tool call'
    }))
  }
})

import { judged } from '../shared/judged.ts'

/** Neither what was asked nor what the model said in a run stands in the runtime's standard output or error. */
export const promptsNotLogged = judged('security/prompts-not-logged', (view, check) => {
  const { heard } = view
  if (heard === undefined) return
  const written = heard.found.find(({ what }) => what === 'prompt' || what === 'output')
  const claim = () => ({
    expected: 'no prompt and no output',
    saw: `${written?.what === 'prompt' ? 'the prompt' : 'what the model said'} in ${written?.where}`
  })
  if (view.calls.length > 0) check(written === undefined, heard, claim)
  else if (written !== undefined) check.fault(heard, claim())
})

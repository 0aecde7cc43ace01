import { wireCallId } from '../../lab/wire.ts'
import type { DialectName } from '../../model/topology.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { toolsOf } from '../shared/text-of.ts'

/** Each tool call that is shown, in order of opening, has the name and the id that its provider gave it. */
export const toolNameFidelity = judged('output/tool-name-fidelity', (view, check) => {
  for (const { attempt, said } of lastAttempts(view)) {
    const { call } = attempt
    if (said.ending.kind === 'opaque' || call === undefined) continue
    const seen = toolsOf(attempt.output)
    for (const [position, tool] of said.tools.entries()) {
      const shown = seen[position]
      if (shown === undefined) break
      const id = wireCallId(call.request.dialect as DialectName, view.run?.nonce ?? '', tool.call)
      const named = tool.anonymous || shown.callId === id
      check(shown.name === tool.name && named, shown.started, () => ({
        expected: `call ${brief(id)} of ${brief(tool.name)}`,
        saw: `call ${brief(shown.callId)} of ${brief(shown.name)}`
      }))
    }
  }
})

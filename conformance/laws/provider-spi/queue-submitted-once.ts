import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** A target whose queue has a request of the execution, or may have it, gets no second one. */
export const queueSubmittedOnce = judged('provider-spi/queue-submitted-once', (view, check) => {
  for (const { calls } of joined(view)) {
    for (const [position, call] of calls.entries()) {
      if (call.request.queue === undefined || !mayHaveIt(call.script)) continue
      const again = calls.slice(position + 1).find(({ target }) => target === call.target)
      check(again === undefined, again ?? call, () => ({
        expected: `one submit at ${call.target}`,
        saw: 'another one'
      }))
    }
  }
})

function mayHaveIt(script: Parameters<typeof isClear>[0] | undefined): boolean {
  return script !== undefined && !isClear(script)
}

/** Whether the answer says for certain that there is no job. */
function isClear(script: { readonly kind: string; readonly status?: number }): boolean {
  if (script.kind !== 'status' || script.status === undefined) return false
  return script.status < 500 ? ![408, 425].includes(script.status) : [503, 529].includes(script.status)
}

import { isOutput } from '../shared/event.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/**
 * Of executions that are under way at the same time, none shows a character that only the provider of another one said. Scripts with
 * an alphabet each make that a matter of single characters.
 */
export const concurrentApart = judged('output/concurrent-apart', (view, check) => {
  const executions = joined(view)
  for (const execution of executions) {
    const others = executions.filter(({ id }) => execution.beside.includes(id))
    const own = saidIn(execution)
    const foreign = new Set(others.flatMap((other) => [...saidIn(other)]).filter((character) => !own.has(character)))
    const output = execution.log.filter(isOutput)
    if (own.size === 0 || foreign.size === 0 || output.length === 0) continue
    const mixed = output.find(({ data }) => shownIn(data).some((character) => foreign.has(character)))
    check(mixed === undefined, mixed ?? execution, () => ({
      expected: 'only what its own provider said',
      saw: `${mixed?.type} with a character that another execution's provider said`
    }))
  }
})

/** Every character of what the providers of an execution said. */
function saidIn({ attempts }: ExecutionView): ReadonlySet<string> {
  const said = attempts.flatMap(({ said }) => (said === undefined ? [] : [said]))
  const words = said.flatMap(({ texts, reasoning, refusal, tools }) => [
    ...texts,
    reasoning,
    refusal,
    ...tools.flatMap((tool) => [tool.name, tool.arguments])
  ])
  return new Set(Array.from(words.join('')))
}

/** Every character that an event shows of a model's words. */
function shownIn(data: Readonly<Record<string, unknown>>): readonly string[] {
  return [data.delta, data.name].flatMap((words) => (typeof words === 'string' ? Array.from(words) : []))
}

import { isDeepStrictEqual } from 'node:util'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The result of a succeeded execution has the snapshot's target, result, artifacts and usage, and the terminal event's finish reason. */
export const resultAgrees = judged('resources/result-agrees', (view, check) => {
  for (const { snapshots, results, terminal, id } of view.executions) {
    const snapshot = snapshots.find(({ exchange }) => at(exchange.body, 'status') === 'succeeded')?.exchange.body
    for (const result of results) {
      const { status, body } = result.exchange
      if (status !== 200) continue
      const pairs: readonly (readonly [string, unknown, unknown])[] = [
        ['execution_id', id, at(body, 'execution_id')],
        ['finish_reason', terminal?.data.finish_reason, at(body, 'finish_reason')],
        ...(snapshot === undefined ? [] : fields(snapshot, body))
      ]
      const wrong = pairs.find(([, expected, saw]) => !isDeepStrictEqual(expected, saw))
      check(wrong === undefined, result, () => ({
        expected: `${wrong?.[0]} ${brief(wrong?.[1])}`,
        saw: brief(wrong?.[2])
      }))
    }
  }
})

function fields(snapshot: unknown, body: unknown): readonly (readonly [string, unknown, unknown])[] {
  const same = (name: string): readonly [string, unknown, unknown] => [name, at(snapshot, name), at(body, name)]
  // A snapshot without artifacts leaves the field out; a result always has the list.
  const artifacts = ['artifacts', at(snapshot, 'artifacts') ?? [], at(body, 'artifacts')] as const
  return [same('target'), same('result'), artifacts, same('usage')]
}

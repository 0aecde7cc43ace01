import type { ExchangeView } from '../shared/exchange-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** One idempotency key in two partitions makes two executions, in one partition one. */
export const partition = judged('features/partition', (view, check) => {
  const keyed = view.exchanges.filter(
    ({ operation, exchange }) => operation === 'submitExecution' && exchange.idempotencyKey !== undefined
  )
  for (const [position, later] of keyed.entries()) {
    const earlier = keyed
      .slice(0, position)
      .find(({ exchange }) => exchange.idempotencyKey === later.exchange.idempotencyKey)
    if (earlier === undefined || (!hasPartition(earlier) && !hasPartition(later))) continue
    const same = partitionOf(earlier) === partitionOf(later)
    const first = keyed.find(
      (each) =>
        each.exchange.idempotencyKey === later.exchange.idempotencyKey && partitionOf(each) === partitionOf(later)
    )
    const ids = [first ?? later, later].map(({ exchange }) => at(exchange.body, 'execution_id'))
    const others = keyed.slice(0, position).filter((each) => partitionOf(each) !== partitionOf(later))
    const shared = others.some(({ exchange }) => at(exchange.body, 'execution_id') === ids[1])
    check(ids[0] === ids[1] && typeof ids[1] === 'string' && !shared, later, () => ({
      expected: same ? 'the execution of this key and partition' : 'an execution of its own',
      saw: shared ? 'that of another partition' : 'another answer'
    }))
  }
})

const partitionOf = ({ step }: ExchangeView): unknown =>
  step?.do === 'submit' ? step.headers?.['execution-partition'] : undefined

const hasPartition = (exchange: ExchangeView): boolean => partitionOf(exchange) !== undefined

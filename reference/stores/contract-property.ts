import fc from 'fast-check'
import type { ContractLimits, ContractSubject, DefineTest } from './contract-options.ts'
import type { Pick } from './contract-picks.ts'
import { type ContractRun, openRun } from './contract-run.ts'

const slot = fc.nat(7)
const fingerprint = fc.constantFrom('f' as const, 'g' as const)
const key = fc.nat(3)

const pick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('claim' as const), key, fingerprint }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lookup' as const), key, fingerprint }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('append' as const),
      slot,
      deltas: fc.nat(4),
      ends: fc.boolean(),
      off: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) }),
      pipelined: fc.boolean()
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('read' as const),
      slot,
      after: fc.nat(8),
      limit: fc.integer({ min: 1, max: 9 })
    })
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('record' as const, 'cancel' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('follow' as const), slot, after: fc.nat(4) }) }
)

type Command = fc.AsyncCommand<object, ContractRun>

const command = (name: string, run: (real: ContractRun) => Promise<void>): Command => ({
  check: () => true,
  run: (_, real) => run(real),
  toString: () => name
})

/** What the store can do decides which commands there are. */
function commandsFor({ reopen, usesClock }: ContractSubject): fc.Arbitrary<Command>[] {
  const picks = fc.array(pick, { minLength: 1, maxLength: 3 })
  return [
    picks.map((chosen) => command(`at once ${JSON.stringify(chosen)}`, (real) => real.atOnce(chosen))),
    picks.map((chosen) => command(`at once ${JSON.stringify(chosen)}`, (real) => real.atOnce(chosen))),
    picks.map((chosen) => command(`at once ${JSON.stringify(chosen)}`, (real) => real.atOnce(chosen))),
    fc.constant(command('catch up', (real) => real.catchUp())),
    ...(usesClock === true
      ? [fc.constantFrom(1, 60, 500).map((ms) => command(`advance ${ms}`, (real) => real.advance(ms)))]
      : []),
    ...(reopen === undefined ? [] : [fc.constant(command('reopen', (real) => real.reopen()))])
  ]
}

const asked = (value: fc.Arbitrary<number>): fc.Arbitrary<number | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 })

/** Small limits, each of them there or not, so that they are met. */
function limitsFor({ has, usesClock }: ContractSubject): fc.Arbitrary<ContractLimits> {
  const none = fc.constant(undefined)
  return fc
    .record({
      maxExecutions: has('maxExecutions') ? asked(fc.integer({ min: 2, max: 4 })) : none,
      maxEvents: has('maxEvents') ? asked(fc.integer({ min: 3, max: 12 })) : none,
      retentionMs: usesClock === true ? asked(fc.constantFrom(50, 400)) : none,
      idempotencyMinMs: usesClock === true ? asked(fc.constantFrom(100, 800)) : none
    })
    .map((limits) => Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)))
}

/** Where a store is slow, or the machine is, fewer runs are played. */
const longestMs = 8000

/** Any run of operations, one after the other and at once, has the outcomes of the model in some order. */
export function property(test: DefineTest, subject: ContractSubject): void {
  const { runs = 100, seed } = subject
  test('any run of operations, in turn and at once, is answered as some order of them in a simple model would be', async () => {
    const commands = fc.commands(commandsFor(subject), { maxCommands: 40, size: '+1' })
    const started = performance.now()
    await fc.assert(
      fc.asyncProperty(limitsFor(subject), commands, async (limits, chosen) => {
        if (performance.now() - started > longestMs) return
        const real = await openRun(subject, limits)
        try {
          await fc.asyncModelRun(() => ({ model: {}, real }), chosen)
          await real.finish()
        } finally {
          await real.abandon()
        }
      }),
      { numRuns: runs, ...(seed === undefined ? {} : { seed }) }
    )
  })
}

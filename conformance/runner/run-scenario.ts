import { isTextDialect, refusedFields, refusesConnections, withRefused } from '../lab/index.ts'
import { seededRandom } from '../lab/random.ts'
import { defaultClient, ownsProcess, type Scenario } from '../model/scenario.ts'
import type { LabTarget } from '../model/topology.ts'
import type { Item, RunTarget } from '../model/verdict.ts'
import type { ClientSide } from './client-side.ts'
import type { RunContext } from './context.ts'
import { fill, saysFresh, type Tokens } from './fill.ts'
import type { MoveLog } from './moves.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'
import { readLog } from './read-steps.ts'
import { createRecording } from './recording.ts'
import { limitsInForce } from './request-limits.ts'
import { scanItems } from './scan-items.ts'
import { runStep } from './steps.ts'
import { within } from './within.ts'

/**
 * Runs one scenario in one dialect and returns its items: the run, both sides in time order, the end. The lab is told what its targets
 * do under a fresh nonce; nothing is judged here. `moves` hears what the client side does. A scenario with a configuration of its own meets
 * another runtime, one that stops or starts its runtime a new one.
 *
 * @throws RuntimeBusy where the runtime answered 429 to a plain submit: no items, run it again.
 */
export async function runScenario(
  given: RunContext,
  scenario: Scenario,
  dialect: string,
  moves?: MoveLog
): Promise<Item[]> {
  const { onBusy } = given
  if (!ownsProcess(scenario))
    return runOn(await contextFor(given, scenario, dialect), { scenario, dialect, moves, onBusy })
  if (given.own === undefined) throw new Error('nobody starts a runtime for one scenario alone here')
  const { context, runtime } = await given.own(wishesOf(scenario))
  try {
    return await runOn(context, { scenario, dialect, moves, onBusy, own: runtime })
  } finally {
    await runtime.stop()
  }
}

interface Made {
  readonly scenario: Scenario
  readonly dialect: string
  readonly moves: MoveLog | undefined
  readonly onBusy: RunContext['onBusy'] | undefined
  readonly own?: OwnRuntime
}

async function runOn(context: RunContext, { scenario, dialect, moves, onBusy, own }: Made): Promise<Item[]> {
  const patienceMs = Math.max(context.patienceMs, scenario.patience_ms ?? 0)
  const ability =
    scenario.group === 'none' ? `lab.none.${context.token(12)}` : context.abilityFor(scenario.group, dialect)
  const nonce = `n-${context.token(16)}`
  const media = `${context.desk.origins.elsewhere}/media/${nonce}`
  const tokens: Tokens = { nonce, fresh: `fresh${context.token(12)}`, ability, media }
  const filled: Scenario = { ...scenario, calls: fill(scenario.calls, tokens) }
  const recording = createRecording()
  const started = context.clock.monotonic()
  const enrolled = context.desk.enroll({
    nonce: tokens.nonce,
    ability,
    calls: filled.calls,
    listener: recording.ledger
  })
  const enrolment = moves?.enrolment(enrolled) ?? enrolled
  const client = context.createClient(recording.transcript, patienceMs)
  const side: ClientSide = {
    scenario: filled,
    tokens,
    client: moves?.client(client) ?? client,
    enrolment,
    recording,
    patienceMs,
    ...(onBusy === undefined ? {} : { onBusy }),
    limits: limitsInForce(context.limits, context.features),
    executions: new Map(),
    requests: new Map(),
    results: new Map(),
    readers: new Map(),
    pending: [],
    paused: new Map(),
    ...(own === undefined
      ? {}
      : {
          process: {
            runtime: moves?.runtime(own) ?? own,
            clock: context.clock,
            tell: recording.process,
            draw: seededRandom(`${context.seed} ${scenario.id} moments`)
          }
        })
  }
  try {
    await runClient(side)
    await settle(side, context.settleMs)
  } finally {
    enrolment.close()
    side.client.close()
  }
  const items = recording.items(
    {
      kind: 'run',
      time: started,
      scenario: filled,
      dialect,
      nonce: tokens.nonce,
      ability,
      targets: context
        .targetsFor(context.targets, ability)
        .map((target) => toRunTarget(target, context.extended === true)),
      features: context.features,
      limits: context.limits,
      ...(saysFresh(scenario) ? { fresh: tokens.fresh } : {}),
      seed: context.seed
    },
    {
      kind: 'end',
      time: context.clock.monotonic(),
      ...(context.lag === undefined ? {} : { lagMs: context.lag.worstSince(started) })
    }
  )
  return withTraces(items, context, tokens)
}

/** Puts before the end what the runtime let out in this run, if it did: keys anywhere, prompts in its own output. */
function withTraces(items: readonly Item[], { scan, hearsOutput }: RunContext, tokens: Tokens): Item[] {
  const end = items.at(-1)
  const time = end?.time ?? 0
  const heard: Item[] = hearsOutput ? [{ kind: 'output', time, found: scan.ofRun(tokens) }] : []
  return [...items.slice(0, -1), ...scanItems(items, scan), ...heard, ...(end === undefined ? [] : [end])]
}

/** What a scenario's own runtime is started with. */
export const wishesOf = ({ configuration: fields, environment }: Scenario): OwnWishes => ({
  ...(fields === undefined ? {} : { fields }),
  ...(environment === undefined ? {} : { environment })
})

/**
 * The context of a scenario: the given one, or that of a runtime with the configuration it asks for, or to which the targets that refuse
 * every connection are out of reach.
 */
export async function contextFor(context: RunContext, scenario: Scenario, dialect: string): Promise<RunContext> {
  const { configuration } = scenario
  if (scenario.group !== 'none' && refusesConnections(scenario))
    return contextWithRefused(context, scenario, context.abilityFor(scenario.group, dialect))
  if (configuration === undefined) return context
  if (context.configured === undefined) throw new Error('nobody starts a runtime with another configuration here')
  return context.configured(configuration)
}

async function contextWithRefused(given: RunContext, scenario: Scenario, ability: string): Promise<RunContext> {
  if (given.configured === undefined) throw new Error('nobody starts a runtime with another configuration here')
  const own = given.targetsFor(given.targets, ability)
  const refused = refusedFields(scenario, own, given.targets)
  const context = await given.configured({ ...scenario.configuration, ...refused })
  return { ...context, targets: withRefused(given.targets, given.desk.origins.refusing, refused).targets }
}

async function runClient(side: ClientSide): Promise<void> {
  for (const step of side.scenario.client ?? defaultClient) await runStep(side, step)
  await Promise.all([...side.readers.values(), ...side.pending])
}

/**
 * Waits for what may follow: streams that ended without the terminal event are taken up again, each log is read once more from its start
 * (a reader ends only after the terminal, so no sleep is needed), unless a reader has done just that, and the provider calls still open
 * get a bounded time to be left by the runtime.
 */
async function settle(side: ClientSide, settleMs: number): Promise<void> {
  const { recording } = side
  await resume(side)
  const isLeftUnread = side.scenario.tags?.includes('unread') === true
  const unread = isLeftUnread ? [] : recording.executions().filter((execution) => !recording.isReplayed(execution))
  await Promise.all(unread.map((execution, at) => readLog(side, { execution, reader: `final-${at + 1}`, after: 0 })))
  await within(recording.quiet(), settleMs)
}

const mostConnections = 8

/** Does what an end of stream without a terminal event asks a reader to do: reads on from where it had come to, as long as that helps. */
async function resume(side: ClientSide): Promise<void> {
  for (let connection = 1; connection <= mostConnections; connection += 1) {
    const broken = side.recording.brokenOff()
    if (broken.length === 0) return
    await Promise.all(
      broken.map(({ execution, reader, after }) =>
        readLog(side, { execution, reader: `${reader}-again-${connection}`, after })
      )
    )
  }
}

function toRunTarget(target: LabTarget, extended: boolean): RunTarget {
  const { id, dialect, model, base_url, capabilities } = target
  const { tools, cancel: _cancel, ...rest } = capabilities
  const told = extended ? { extended: extendedOf(target) } : {}
  // A queue's target has a single ability in the configuration.
  const serves = isTextDialect(dialect) ? { abilities: target.abilities } : {}
  return { id, dialect, model, tools, ...serves, baseUrl: base_url, capabilities: rest, ...told }
}

function extendedOf(target: LabTarget): NonNullable<RunTarget['extended']> {
  const { max_concurrency, max_queue_depth, timeouts, anthropic_version, max_output_tokens } = target
  return {
    max_concurrency,
    max_queue_depth,
    timeouts,
    ...(anthropic_version === undefined ? {} : { anthropic_version }),
    ...(max_output_tokens === undefined ? {} : { max_output_tokens })
  }
}

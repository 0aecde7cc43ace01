import { seededToken } from '../../lab/random.ts'
import { untilAborted } from '../../runner/until-aborted.ts'
import { delay, within } from '../../runner/within.ts'
import { type DriverSession, letGo } from '../driver/session.ts'
import type { DriverOptions } from '../model/driver-protocol.ts'
import type { ExecutionLog } from '../model/execution-log.ts'
import type { ClientRun } from '../model/run.ts'
import type { ClientScenario, Scene, Serve, Stage, Told } from '../model/scenario.ts'
import { type LegServer, openServer } from '../server/leg-server.ts'
import { usualFace } from '../server/usual-face.ts'

/** What a run needs. */
export interface ClientRunOptions {
  readonly seed: number
  /** How long a command may take. */
  readonly patienceMs: number
  /** A fault of the kit's own: told, never blamed on the client. */
  readonly onFault: (error: unknown) => void
  /** An origin at which every connection is refused. */
  readonly nowhere: string
  /** Ends the run at once; what it returns then is no whole run. */
  readonly signal: AbortSignal
}

/** Short waits, so that a run takes seconds: they are the client's to keep, not the kit's to judge. */
const usualOptions: DriverOptions = { initial_delay_ms: 5, max_delay_ms: 40 }

const now = (): number => performance.now()

/** Makes one scenario with a client and returns all that both sides saw. Opens two origins and closes them again. */
export async function runClientScenario(
  scenario: ClientScenario,
  session: DriverSession,
  { seed, patienceMs, onFault, nowhere, signal }: ClientRunOptions
): Promise<ClientRun> {
  const log = scenario.log(`${seed} ${scenario.id}`)
  const logs = new Map([[log.executionId, log]])
  const door = createDoors()
  const secret = `secret-${seededToken(`${seed} ${scenario.id} header`, 24)}`
  const elsewhere = await openServer((_, reply) => reply.json(404, {}), now, onFault)
  let scene: Scene | undefined
  const server = await openServer(
    (request, reply) => (scene === undefined ? undefined : serveOf(scenario, request.operation)(request, reply, scene)),
    now,
    onFault
  )
  const tolds: Told[] = []
  const stage: Stage = {
    ...sceneOf(log, logs, server, elsewhere, door),
    baseUrl: server.url,
    nowhere,
    patienceMs,
    wait: delay,
    tell(op, fields = {}, note) {
      if (op === 'abort') {
        const abort = session.tell({ op, ...fields }, patienceMs, scenario.id)
        tolds.push(abort)
        return abort
      }
      const { options, ...rest } = fields
      const headers = { authorization: `Bearer ${secret}`, ...scenario.options?.headers, ...options?.headers }
      const told = session.tell(
        { op, base_url: server.url, options: { ...usualOptions, ...scenario.options, ...options, headers }, ...rest },
        patienceMs,
        scenario.id
      )
      if (note !== undefined) told.run.note = note
      tolds.push(told)
      return told
    },
    read: async (fields = {}) => stage.tell('events', { execution_id: log.executionId, ...fields }).ended
  }
  scene = stage
  try {
    const conduct = (scenario.conduct ?? readToTheEnd)(stage)
    const moves = (): number => server.requests.length + tolds.length
    const made = async (): Promise<void> => {
      await Promise.race([asLongAsItMoves(conduct, moves, 2 * patienceMs), session.broken])
      await Promise.all(tolds.map(({ ended }) => ended))
      await Promise.all(tolds.map((told) => letGo(session, told)))
    }
    await untilAborted(made(), signal)
  } finally {
    await Promise.all([server.close(), elsewhere.close()])
  }
  return {
    scenario: scenario.id,
    about: scenario.about,
    log,
    logs,
    requests: server.requests,
    elsewhere: elsewhere.requests,
    commands: tolds.map(({ run }) => run),
    secrets: [secret, ...Object.values(scenario.options?.headers ?? {}), ...(scenario.secrets ?? [])],
    foreign: scenario.foreign ?? []
  }
}

/** A conduct may wait for what never comes; then the commands that hang, or what lacks in the ledger, say so. */
async function asLongAsItMoves(conduct: Promise<void>, moves: () => number, ms: number): Promise<void> {
  const done = conduct.then(() => true)
  for (let before = -1; before !== moves(); ) {
    before = moves()
    if (await within(done, ms)) return
  }
}

async function readToTheEnd(stage: Stage): Promise<void> {
  await stage.read()
}

function serveOf(scenario: ClientScenario, operation: keyof typeof usualFace): Serve {
  if (operation === 'events' && scenario.events !== undefined) return scenario.events
  return scenario.face?.[operation] ?? usualFace[operation]
}

function sceneOf(
  log: ExecutionLog,
  logs: Map<string, ExecutionLog>,
  server: LegServer,
  elsewhere: LegServer,
  { open, opened }: ReturnType<typeof createDoors>
): Scene {
  return {
    log,
    logs,
    notes: new Map(),
    requests: server.requests,
    elsewhere: elsewhere.url,
    seen: server.seen,
    open,
    opened
  }
}

/** Doors that once opened stay open. */
function createDoors(): { open: (name: string) => void; opened: (name: string) => Promise<void> } {
  const doors = new Map<string, { readonly isOpen: Promise<void>; readonly open: () => void }>()
  const doorOf = (name: string) => {
    const known = doors.get(name)
    if (known !== undefined) return known
    let open = (): void => undefined
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    const door = { isOpen, open }
    doors.set(name, door)
    return door
  }
  return { open: (name) => doorOf(name).open(), opened: (name) => doorOf(name).isOpen }
}

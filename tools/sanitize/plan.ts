import type { Exchange } from './exchange.ts'
import { type FoundFolder, findFolders } from './find-folders.ts'
import type { Finding } from './finding.ts'
import type { RecordedFixture } from './fixture.ts'
import { bodyNames, type FixtureText, fixtureFiles } from './fixture-text.ts'
import type { ProviderName } from './provider-name.ts'
import { readFixture } from './read-fixture.ts'
import { readRecording, type Skipped } from './read-recording.ts'
import { recordedFixtures, sha256, sumOf } from './recorded-fixtures.ts'
import { type SanitizedExchange, sanitizeSet } from './sanitize-set.ts'
import { ruleSetVersion, sanitizerVersion } from './sanitizer-version.ts'

/** Everything that a run would write. Findings mean that nothing of it may be written. */
export interface Plan {
  readonly fixtures: readonly PlannedFixture[]
  readonly skipped: readonly Skipped[]
  /** Recorded fixtures that are as they should be. */
  readonly unchanged: number
  readonly findings: readonly Finding[]
}

export interface PlannedFixture {
  readonly from: 'recording' | 'fixture'
  readonly fixture: RecordedFixture
  readonly files: readonly FixtureText[]
}

export interface PlanInput {
  readonly directory: string
  readonly provider?: ProviderName
  readonly allow: readonly string[]
  readonly gate: (file: FixtureText) => Promise<readonly { readonly line: number; readonly rule: string }[]>
}

type Part = Omit<Plan, 'findings'> & { readonly findings: Finding[] }

/** Reads a folder, sanitises what it holds and looks at the result once more with an independent gate. Writes nothing. */
export async function planOf(input: PlanInput): Promise<Plan> {
  const folders = await findFolders(input.directory)
  const recordings = await planRecordings(
    folders.filter(({ kind }) => kind === 'recording'),
    input
  )
  const fixtures = await planFixtures(
    folders.filter(({ kind }) => kind === 'fixture'),
    input
  )
  const planned = [...recordings.fixtures, ...fixtures.fixtures]
  const findings = [...recordings.findings, ...fixtures.findings]
  for (const { fixture, files } of planned) findings.push(...(await gated(fixture, files, input)))
  return { fixtures: planned, skipped: recordings.skipped, unchanged: fixtures.unchanged, findings }
}

async function planRecordings(folders: readonly FoundFolder[], { provider, allow }: PlanInput): Promise<Part> {
  const read = await Promise.all(folders.map(({ path, name }) => readRecording(path, name, provider)))
  const recorded = read.flatMap((one) => ('exchange' in one ? [one] : []))
  const { exchanges, findings, allowed } = sanitizeSet(
    recorded.map(({ exchange }) => exchange),
    allow
  )
  const fixtures = recordedFixtures(recorded, exchanges, allowed)
  return {
    fixtures: fixtures.map((fixture) => ({ from: 'recording', fixture, files: fixtureFiles(fixture) })),
    skipped: read.flatMap((one) => ('why' in one ? [one] : [])),
    unchanged: 0,
    findings: [...findings]
  }
}

async function planFixtures(folders: readonly FoundFolder[], { allow }: PlanInput): Promise<Part> {
  const read = await Promise.all(folders.map(({ path, name }) => readFixture(path, name)))
  const recorded = read.filter((fixture) => fixture !== undefined)
  const { exchanges, findings } = sanitizeSet(
    recorded.flatMap((fixture) => fixture.exchanges),
    [...allow, ...recorded.flatMap(({ record }) => record.allowed)]
  )
  const rest = [...exchanges]
  const renewed = recorded.map((fixture) => renew(fixture, rest.splice(0, fixture.exchanges.length)))
  const changed = renewed.filter((fixture) => fixture !== undefined)
  return {
    fixtures: changed.map((fixture) => ({ from: 'fixture', fixture, files: fixtureFiles(fixture) })),
    skipped: [],
    unchanged: recorded.length - changed.length,
    findings: [...findings]
  }
}

/** The fixture as it should be; `undefined` when it is. A body that is not the one the record describes was edited since. */
function renew(fixture: RecordedFixture, sanitized: readonly SanitizedExchange[]): RecordedFixture | undefined {
  const exchanges = sanitized.map(({ exchange }) => exchange)
  const names = bodyNames(exchanges)
  const hash = (place: number): string => sha256(exchanges[place]?.response.body ?? '')
  const described = names.every((name, place) => fixture.record.sha256[name]?.after === hash(place))
  if (described && JSON.stringify(exchanges) === JSON.stringify(fixture.exchanges)) return undefined
  const hashes = names.map((name, place) => {
    const before = fixture.record.sha256[name]?.before ?? sha256((fixture.exchanges[place] as Exchange).response.body)
    return [name, { before, after: hash(place) }] as const
  })
  const record = {
    ...fixture.record,
    sanitiser: sanitizerVersion,
    rules: ruleSetVersion,
    replayable: fixture.record.replayable && sanitized.every(({ replayable }) => replayable),
    replaced: sumOf([fixture.record.replaced, ...sanitized.map(({ counts }) => counts)]),
    sha256: Object.fromEntries(hashes)
  }
  return { ...fixture, exchanges, record }
}

async function gated(fixture: RecordedFixture, files: readonly FixtureText[], { gate }: PlanInput): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const file of files) {
    for (const { line, rule } of await gate(file))
      findings.push({ exchange: fixture.id, where: `${file.name}, line ${line}`, what: `the gate found: ${rule}` })
  }
  return findings
}

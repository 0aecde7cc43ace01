import { createHash } from 'node:crypto'
import type { Exchange } from './exchange.ts'
import type { RecordedFixture } from './fixture.ts'
import { bodyNames, isQueued } from './fixture-text.ts'
import type { ProviderName } from './provider-name.ts'
import type { RecordedExchange } from './read-recording.ts'
import type { SanitizedExchange } from './sanitize-set.ts'
import { ruleSetVersion, sanitizerVersion } from './sanitizer-version.ts'

const wires: Readonly<Record<ProviderName, string>> = {
  'openai-responses': 'OpenAI Responses API, recorded',
  'anthropic-messages': 'Anthropic Messages API, recorded',
  'fal-queue': 'fal queue API, recorded'
}

/** SHA-256 of bytes, each as one character; lower-case hex. */
export const sha256 = (bytes: string): string => createHash('sha256').update(Buffer.from(bytes, 'latin1')).digest('hex')

/**
 * Makes fixtures of sanitised recordings: one an exchange, and one a job of fal's queue. Title and clauses say what can be known without
 * having read the answer; a person makes them better.
 */
export function recordedFixtures(
  recorded: readonly RecordedExchange[],
  sanitized: readonly SanitizedExchange[],
  allowed: readonly string[]
): RecordedFixture[] {
  const jobs = new Map<string, number[]>()
  for (const [place, { exchange }] of sanitized.entries()) {
    const job = jobOf(exchange) ?? `exchange ${place}`
    if (jobs.get(job)?.push(place) === undefined) jobs.set(job, [place])
  }
  return [...jobs.values()].map((places) =>
    fixtureOf(
      places.map((place) => recorded[place] as RecordedExchange),
      places.map((place) => sanitized[place] as SanitizedExchange),
      allowed
    )
  )
}

/** The job that an exchange of fal's queue is about: it stands in the answer to the submission and in every path after it. */
function jobOf({ provider, request, response }: Exchange): string | undefined {
  if (provider !== 'fal-queue') return undefined
  const inPath = /\/requests\/([^/?]+)/.exec(request?.path ?? '')?.[1]
  const inBody = /"request_id"\s*:\s*"([^"]+)"/.exec(response.body)?.[1]
  return inPath ?? inBody
}

function fixtureOf(
  recorded: readonly RecordedExchange[],
  sanitized: readonly SanitizedExchange[],
  allowed: readonly string[]
): RecordedFixture {
  const exchanges = sanitized.map(({ exchange }) => exchange)
  const [first] = exchanges as [Exchange, ...Exchange[]]
  const [firstRecorded] = recorded as [RecordedExchange, ...RecordedExchange[]]
  const id = `${first.provider}/${first.name
    .split('/')
    .at(-1)
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`
  const names = bodyNames(exchanges)
  const hashes = names.map((name, place) => {
    const before = sha256(recorded[place]?.exchange.response.body ?? '')
    return [name, { before, after: sha256(exchanges[place]?.response.body ?? '') }] as const
  })
  const version = first.request?.headers.values['anthropic-version']
  return {
    id,
    exchanges,
    file: {
      version: 1,
      id,
      provider: first.provider,
      title: titleOf(exchanges),
      provenance: {
        kind: 'recorded',
        wire: wires[first.provider],
        clauses: [first.response.status < 300 ? 'output/unaltered' : 'errors/provider-code'],
        recorded: { date: firstRecorded.recordedAt.slice(0, 10), sanitiser: sanitizerVersion }
      },
      ...(version === undefined ? {} : { api_version: version }),
      ...(isQueued(first.provider) ? { base_url: first.origin, model: modelOf(first) } : {})
    },
    record: {
      sanitiser: sanitizerVersion,
      rules: ruleSetVersion,
      replayable: sanitized.every(({ replayable }) => replayable),
      replaced: sumOf(sanitized.map(({ counts }) => counts)),
      allowed,
      sha256: Object.fromEntries(hashes)
    }
  }
}

/** The path of a submission names the model; of a job that was submitted elsewhere the first two steps are known. */
const modelOf = ({ request }: Exchange): string =>
  (request?.path ?? '').replace(/^\/+/, '').replace(/(?:\/requests\/.*|\?.*)$/s, '') || 'unknown'

function titleOf(exchanges: readonly Exchange[]): string {
  const [first] = exchanges as [Exchange, ...Exchange[]]
  const { method = '', path = '' } = first.request ?? {}
  const more = exchanges.length === 1 ? '' : ` and ${exchanges.length - 1} more`
  return `Recorded: ${method} ${path.split('?')[0]} answered with ${first.response.status}${more}`.slice(0, 200)
}

/** Adds counts up by rule. */
export function sumOf(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [rule, count] of parts.flatMap((part) => Object.entries(part))) total[rule] = (total[rule] ?? 0) + count
  return Object.fromEntries(Object.entries(total).sort(([a], [b]) => (a < b ? -1 : 1)))
}

import { randomLooking } from './entropy.ts'

/** What becomes of a header. */
export type HeaderTreatment =
  /** Behaviour: stays, its value searched like any text. */
  | 'keep'
  /** The id of a request: numbered like every id. */
  | 'identifier'
  /** Account tier: the name stays, the value becomes a round one. */
  | 'rate-limit'
  /** Differs in every run: a fixed value. */
  | 'fixed'
  /** Says how the body was framed; of no use once the body is decoded. Recorded, never published. */
  | 'framing'
  /** Known, and not for publication. Its value is not even recorded. */
  | 'drop'
  | 'unknown'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const table: Readonly<Record<Exclude<HeaderTreatment, 'unknown'>, readonly string[]>> = {
  keep: words(`content-type retry-after retry-after-ms x-should-retry openai-version openai-beta anthropic-version anthropic-beta
    x-fal-request-timeout-type x-fal-error-type x-fal-retryable x-fal-needs-retry x-fal-queue-priority x-fal-no-retry x-fal-request-timeout
    x-fal-store-io accept location`),
  identifier: words('x-request-id request-id x-fal-request-id'),
  'rate-limit': [],
  fixed: words('date openai-processing-ms x-envoy-upstream-service-time'),
  framing: words('content-encoding content-length transfer-encoding'),
  drop: words(`authorization x-api-key api-key proxy-authorization cookie set-cookie openai-organization openai-project
    anthropic-organization-id anthropic-workspace-id anthropic-user-profile-id x-cloud-trace-context traceparent tracestate traceresponse baggage
    server-timing user-agent server via alt-svc strict-transport-security content-security-policy x-content-type-options x-robots-tag vary
    connection keep-alive proxy-connection te trailer upgrade host origin referer accept-encoding accept-language accept-charset
    cache-control pragma expires age etag last-modified expect dnt priority x-powered-by x-frame-options x-xss-protection nel report-to
    referrer-policy permissions-policy x-forwarded-for x-forwarded-host x-forwarded-proto forwarded x-real-ip idempotency-key
    x-fal-object-lifecycle-preference x-fal-runner-hint x-fal-runner x-fal-served-from x-fal-billable-units x-fal-edge-headers content-disposition
    content-language link`)
}

const dropPrefixes = words(
  'x-stainless- cf- sec- access-control- x-b3- x-datadog- x-amzn- x-amz- x-goog- x-ms- cross-origin- x-openai-'
)
const rateLimits = /^(?:x|anthropic|anthropic-[a-z]+)-ratelimit-/

const treatments = new Map(
  Object.entries(table).flatMap(([treatment, names]) =>
    names.map((name) => [name, treatment as HeaderTreatment] as const)
  )
)

/** How a header is treated, by its name in lower case. */
export function headerTreatment(name: string): HeaderTreatment {
  if (rateLimits.test(name)) return 'rate-limit'
  return treatments.get(name) ?? (dropPrefixes.some((prefix) => name.startsWith(prefix)) ? 'drop' : 'unknown')
}

/** Whether a recording may hold the header's value. Everything else is recorded by name alone. */
export const isRecordable = (name: string): boolean => !['drop', 'unknown'].includes(headerTreatment(name))

const fixedValues: Readonly<Record<string, string>> = { date: 'Sun, 09 Sep 2001 01:46:40 GMT' }

/** The value that every recording gets for a header that differs from run to run. */
export const fixedHeader = (name: string): string => fixedValues[name] ?? '100'

/** A round value in the spelling of the given one: a number, a duration or a time. */
export function roundLimit(name: string, value: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return '2001-09-09T01:46:40Z'
  if (/^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/.test(value)) return '1s'
  if (name.includes('reset')) return '1'
  return name.includes('remaining') ? '999' : '1000'
}

/** A name that is itself an id or a token would be published with the list of dropped names. */
export const isTellingName = (name: string): boolean => randomLooking(name)

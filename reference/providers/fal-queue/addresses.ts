import type { ProviderFailure } from '../../core/ports.ts'
import { malformed } from '../failure.ts'
import { asName, type JsonObject } from '../json.ts'

/** Where a submitted request is asked about. */
export interface JobAddresses {
  readonly status: string
  readonly result: string
  readonly cancel: string
}

/** The address a model is called at. Its name is a path: `owner/app` and sometimes more. */
export function submitAddress(baseUrl: string, model: string): string {
  return `${baseUrl}/${segmentsOf(model).join('/')}`
}

/**
 * The addresses a submit answer gives. They differ from the address called (a sub-path of the model is dropped), so those returned count;
 * one that is missing is made from the request's id. Every one must lie at the origin that the credential belongs to.
 *
 * @throws ProviderFailure (`provider_protocol_error`) before anything is sent to another origin
 */
export function jobAddresses(answer: JsonObject, baseUrl: string, model: string): JobAddresses {
  const origin = new URL(baseUrl).origin
  const made = (): string => {
    const [owner = '', app] = segmentsOf(model)
    return [baseUrl, owner, ...(app === undefined ? [] : [app]), 'requests', requestId(answer)].join('/')
  }
  const at = (field: string, path: string): string => {
    const given = answer[field] ?? undefined
    return given === undefined ? `${made()}${path}` : own(given, origin)
  }
  return { status: at('status_url', '/status'), result: at('response_url', ''), cancel: at('cancel_url', '/cancel') }
}

function own(value: unknown, origin: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined) throw lost('an address is no URL')
  if (url.origin !== origin || url.username !== '' || url.password !== '') {
    throw lost('an address lies at another origin than the configured one')
  }
  url.hash = ''
  return url.href
}

function requestId(answer: JsonObject): string {
  const id = asName(answer.request_id)
  // It becomes a part of a path, where dots and slashes would lead elsewhere.
  if (id === undefined || !/^[A-Za-z0-9_-]{1,128}$/.test(id)) throw lost('it names no request that could be asked for')
  return id
}

/** The call was accepted, and there is no way to learn what became of it. */
function lost(detail: string): Error & ProviderFailure {
  return malformed(detail)
}

function segmentsOf(model: string): readonly string[] {
  const segments = model.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    throw new TypeError('model must be a path such as owner/app')
  }
  return segments.map(encodeURIComponent)
}

/**
 * Whether an `Accept` header names `text/event-stream` itself with q above 0. Wildcards do not count: a client that takes anything
 * wants the JSON answer.
 */
export function acceptsEventStream(accept: string | undefined): boolean {
  if (accept === undefined) return false
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((piece) => piece.trim().toLowerCase())
    if (type !== 'text/event-stream') return false
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined || Number(weight.slice(2)) > 0
  })
}

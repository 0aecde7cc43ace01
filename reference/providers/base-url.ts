const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The base URL an adapter was configured with, without a trailing slash. A credential goes to this origin only, so it must be https, or
 * http on loopback, without user info, query or fragment.
 *
 * @throws TypeError naming the rule that is broken, never the URL
 */
export function checkBaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined) throw new TypeError('base_url is not a URL')
  const local = loopback.has(url.hostname) || /^127(?:\.\d{1,3}){3}$/.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) {
    throw new TypeError('base_url must be https, or http on loopback')
  }
  if (url.username !== '' || url.password !== '') throw new TypeError('base_url must not hold credentials')
  if (url.search !== '' || url.hash !== '') throw new TypeError('base_url must have neither query nor fragment')
  return `${url.origin}${url.pathname.replace(/\/{1,100}$/, '')}`
}

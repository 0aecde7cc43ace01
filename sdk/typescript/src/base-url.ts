/**
 * The base URL without what may not stand in a request's URL, and the authorization that its userinfo amounts to.
 *
 * @throws TypeError, without the URL in its message, for what is no http(s) URL or has a query or fragment.
 */
export const readBaseUrl = (baseUrl: string): { readonly url: string; readonly authorization: string | undefined } => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl is not an http or https URL')
  if (url.search || url.hash) throw new TypeError('baseUrl has a query or a fragment')
  const bytes = new TextEncoder().encode(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)
  return {
    url: url.origin + url.pathname.replace(/\/+$/, ''),
    authorization: url.username || url.password ? `Basic ${btoa(String.fromCharCode(...bytes))}` : undefined
  }
}

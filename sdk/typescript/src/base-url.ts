/**
 * The base URL without what may not stand in a request's URL, and the authorization that its userinfo amounts to.
 *
 * @throws TypeError, without the URL in its message, for what is no http(s) URL or has a query or fragment.
 */
export const readBaseUrl = (baseUrl: string): { readonly url: string; readonly authorization: string | undefined } => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:[^?#]*$/.test(url.href))
    throw new TypeError('baseUrl is not an http(s) URL without query and fragment')
  // Percent-encoded bytes become the bytes, which is what btoa takes.
  const userinfo = `${url.username}:${url.password}`.replace(/%(..)/g, (_, hex) =>
    String.fromCharCode(Number(`0x${hex}`))
  )
  return {
    url: url.origin + url.pathname,
    authorization: userinfo === ':' ? undefined : `Basic ${btoa(userinfo)}`
  }
}

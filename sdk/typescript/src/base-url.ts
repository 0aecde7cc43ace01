/**
 * The base URL as requests can be built on it.
 *
 * @throws TypeError, without the URL in its message, for what is no http(s) URL or has userinfo, a query or a fragment.
 */
export const readBaseUrl = (baseUrl: string): string => {
  if (/^https?:\/\/[^@/?#]+(\/[^?#]*)?$/.test(baseUrl) && URL.canParse(baseUrl)) return new URL(baseUrl).href
  throw new TypeError('baseUrl is not an http(s) URL without userinfo, query and fragment')
}

/** A host name or address that never leaves this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]' || hostname === '::1'
  )
}

import { createClient, ErrorReply } from '@redis/client'

const connectMs = 5000

/** A client for one connection: the library neither connects again nor repeats commands. */
export function connectionTo(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    // How long a command may wait is watched here, where it can be sent again.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: connectMs, reconnectStrategy: false }
  })
}

const certificateCode = /CERT|UNABLE_TO_VERIFY|ERR_TLS/

/** Why a connection will never be, in words that tell nothing of the address; nothing where it may be yet. */
export function refusalOf(thrown: unknown): string | undefined {
  if (thrown instanceof ErrorReply && /^(?:WRONGPASS|NOAUTH|NOPERM|ERR .*AUTH)/.test(thrown.message)) {
    return 'it refused the credentials'
  }
  const { code } = (thrown ?? {}) as { code?: unknown }
  if (typeof code !== 'string' || !certificateCode.test(code)) return undefined
  return 'its certificate is not trusted (NODE_EXTRA_CA_CERTS names a file of further authorities)'
}

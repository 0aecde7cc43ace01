import type { Route } from '../route.ts'

/** `GET /v1/providers`: every configured provider, in configuration order. */
export const listProviders: Route<'listProviders'> = (_context, { runtime }) => ({
  status: 200,
  body: { data: [...runtime.providers()] }
})

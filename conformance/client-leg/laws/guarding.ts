import type { ClientLaw } from '../model/law.ts'
import type { ClientRun, SeenRequest } from '../model/run.ts'
import { commandWords, found, law, lawAbout } from './shared/judging.ts'

/** What a request must not take to a stranger. */
function carried(request: SeenRequest, run: ClientRun): string | undefined {
  const whole = `${request.path}\n${request.rawHeaders.join('\n')}`
  if (run.secrets.some((secret) => whole.includes(secret))) return "the caller's headers"
  if (request.headers['idempotency-key'] !== undefined) return 'the idempotency key'
  return request.body === '' ? undefined : 'the request'
}

const redirects = lawAbout('guarding/redirects', (run) =>
  found(
    run.requests.filter(({ answer }) => (answer.status ?? 0) >= 300 && (answer.status ?? 0) < 400).length,
    run.elsewhere.map((request) => {
      const what = carried(request, run)
      return what === undefined
        ? undefined
        : {
            expected: 'nothing of the caller at another origin',
            saw: `${request.method} with ${what}`,
            where: `request ${request.number} at the other origin`
          }
    })
  )
)

const followsNothing = lawAbout('guarding/follows-nothing', (run) => {
  const [request] = run.elsewhere
  return found(1, [
    request === undefined
      ? undefined
      : {
          expected: 'no request at another origin',
          saw: `${request.method} ${request.path}`,
          where: 'request 1 at the other origin'
        }
  ])
})

/** A secret as it is, and as it is often written. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('hex')
]

const errorTexts = (run: ClientRun) =>
  run.commands.flatMap((command) =>
    command.end?.kind === 'error' ? [{ command, text: JSON.stringify(command.end.error) }] : []
  )

const noCredentials = law('guarding/no-credentials', (run) => {
  const texts = errorTexts(run)
  const forms = run.secrets.flatMap((secret) => formsOf(secret))
  return found(
    texts.length,
    texts.map(({ command, text }) =>
      forms.some((form) => text.includes(form))
        ? {
            expected: 'an error without credentials',
            saw: "one that holds a value of the caller's headers or a password",
            where: commandWords(command)
          }
        : undefined
    )
  )
})

const noForeignText = lawAbout('guarding/no-foreign-text', (run) => {
  const texts = errorTexts(run)
  return found(
    texts.length,
    texts.map(({ command, text }) => {
      const told = run.foreign.find((foreign) => text.includes(foreign))
      return told === undefined
        ? undefined
        : {
            expected: 'an error without the body of a stranger',
            saw: `one that holds ${JSON.stringify(told)}`,
            where: commandWords(command)
          }
    })
  )
})

export const guardingLaws: readonly ClientLaw[] = [redirects, followsNothing, noCredentials, noForeignText]

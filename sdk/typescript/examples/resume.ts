// Run it twice. The first run submits and leaves in the middle of the answer, as a program does that is restarted; the second goes on where
// the first one stopped, also when the runtime (with its file store) was restarted in between.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createClient } from '@model-runtime-kit/client'

const client = createClient({ baseUrl: process.env.RUNTIME_URL ?? 'http://127.0.0.1:4320' })
const file = process.argv[2] ?? 'execution.json'

interface Place {
  readonly id: string
  readonly after: number
}

const read = (): Place => JSON.parse(readFileSync(file, 'utf8'))
const write = (place: Place) => writeFileSync(file, JSON.stringify(place))

const again = existsSync(file)
if (!again) {
  const request = {
    ability: 'text-generation',
    input: [{ type: 'text' as const, text: 'Tell the way to the harbour.' }]
  }
  const { execution_id: id } = await client.submit(request)
  write({ id, after: 0 })
}

const { id, after } = read()
console.log(again ? `resumed after event ${after}` : 'submitted')
for await (const event of client.events(id, { after })) {
  console.log(`${event.sequence} ${event.type}`)
  // What was done with the event and the place behind it belong together: a real program writes both in one transaction.
  write({ id, after: event.sequence })
  if (!again && event.sequence === 4) break
}
if (again) console.log((await client.get(id)).status)

import { createClient } from '@model-runtime-kit/client'

const client = createClient({ baseUrl: process.env.RUNTIME_URL ?? 'http://127.0.0.1:4320' })

const execution = await client.execute({
  ability: 'text-generation',
  input: [{ type: 'text', text: 'Say hello to the harbour.' }]
})
for await (const event of execution.events) {
  if (event.type === 'output.delta') process.stdout.write(event.delta)
}
const { target, finish_reason, usage } = await execution.result()
console.log(`\n${target.provider}/${target.model} ended with ${finish_reason}`)
for (const { unit, quantity } of usage) console.log(`${unit} ${quantity}`)

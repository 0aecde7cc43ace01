import { createClient } from '@model-runtime-kit/client'

const client = createClient({ baseUrl: process.env.RUNTIME_URL ?? 'http://127.0.0.1:4320' })

const job = await client.execute({
  ability: 'image-generation',
  input: [{ type: 'text', text: 'A harbour at dawn.' }],
  requirements: { output_modalities: ['image'] },
  deadline_ms: 600_000
})
console.log('submitted')
for await (const event of job.events) {
  if (event.type !== 'execution.progress') continue
  console.log(event.phase === 'queued' ? `queued at position ${event.queue_position ?? '?'}` : 'in progress')
}
const { artifacts } = await job.result()
for (const { uri, media_type } of artifacts) console.log(`${media_type ?? 'unknown type'} ${uri}`)

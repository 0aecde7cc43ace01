import { createClient, ModelRuntimeError } from '@model-runtime-kit/client'

const client = createClient({ baseUrl: process.env.RUNTIME_URL ?? 'http://127.0.0.1:4320' })

const execution = await client.execute({
  ability: 'text-generation',
  input: [{ type: 'text', text: 'Count the waves. '.repeat(200) }]
})
let asked = false
for await (const event of execution.events) {
  if (event.type === 'output.delta' && !asked) {
    asked = true
    // Leaving this loop, or aborting a signal, would only stop the reading: the execution would go on.
    const { status } = await client.cancel(execution.executionId)
    console.log(status)
  }
}
try {
  await execution.result()
  console.log('it was over before')
} catch (error) {
  if (!(error instanceof ModelRuntimeError) || error.kind !== 'execution_failed') throw error
  console.log(`${error.code}, retryable: ${error.retryable}`)
}

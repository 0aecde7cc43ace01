import { createAccumulator, createClient, type ExecutionRequest, type InputPart } from '@model-runtime-kit/client'

const client = createClient({ baseUrl: process.env.RUNTIME_URL ?? 'http://127.0.0.1:4320' })

/** What the program itself can do. The runtime runs no tools. */
const tools: Record<string, (input: { city?: string }) => string> = {
  read_tide_table: ({ city = 'nowhere' }) => `high water in ${city} at 06:12`
}
const request: Omit<ExecutionRequest, 'input'> = {
  ability: 'text-generation',
  tools: [
    {
      name: 'read_tide_table',
      description: 'When high water is',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
    }
  ]
}
const input: InputPart[] = [{ type: 'text', text: 'When is high water?' }]

for (let turn = 1; turn <= 5; turn += 1) {
  const execution = await client.execute({ ...request, input })
  const answer = createAccumulator()
  for await (const event of execution.events) answer.add(event)
  await execution.result()
  if (answer.text !== '') console.log(`answer: ${answer.text}`)
  // A call that was cut is not run.
  const calls = answer.toolCalls.filter(({ complete }) => complete !== false)
  if (calls.length === 0) break
  for (const { call_id, name, arguments: written } of calls) {
    const output = tools[name]?.(JSON.parse(written)) ?? `there is no tool ${name}`
    console.log(`call: ${name} gave "${output}"`)
    input.push({ type: 'tool_call', call_id, name, arguments: written }, { type: 'tool_result', call_id, output })
  }
}

import { expect, test } from 'vitest'
import { randomRuns } from './entropy.ts'

test.each([
  'The quick brown fox jumps over the lazy dog, 1234567890 times.',
  'response.function_call_arguments.delta and web_search_tool_result_location',
  'claude-haiku-4-5-20251001, gpt-4.1-nano-2025-04-14, ft:gpt-4o:xxxxxxxxxxxx:xxxxx:xxxx',
  'https://learn.example.test/en-us/azure/architecture/reference-architectures/containers/aks',
  'internationalizationOfApplications transferToSymphonyComposer get_current_weather_for_city',
  'resp_00000000000000010000000000000000000000000000000002',
  '00000000-0000-4000-8000-000000000001',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0001==',
  'x'.repeat(80),
  '0123456789'.repeat(4),
  'DonaudampfschifffahrtsgesellschaftskapitänDerZweite'
])('%s is no text drawn at random', (text) => {
  expect(randomRuns(text)).toEqual([])
})

test.each([
  ['letters and digits', ['Zk2Lm9Xw', '4Rt8Vb3N', 'p6QsJ5hD'].join('')],
  ['hexadecimal', ['9f86d081884c', '7d659a2feaa0', 'c55ad015a3bf'].join('')],
  ['small letters and digits', ['k3v9q2m7x4', 'r8t1w6z5b0', 'n2p7'].join('')],
  ['base64 with its own alphabet', ['Zk2+Lm9/Xw4R', 't8Vb3Np6QsJ5', 'hDw=='].join('')],
  ['a token between separators', `team_prod-${['Zk2Lm9Xw', '4Rt8Vb3N', 'p6QsJ5hD'].join('')}`]
])('%s drawn at random are seen inside a sentence', (_, token) => {
  expect(randomRuns(`Use ${token} here.`)).toHaveLength(1)
})

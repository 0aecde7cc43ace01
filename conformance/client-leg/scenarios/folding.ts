import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import { call, completed, failed, logOf, type Part, piece, text, usage } from '../model/execution-log.ts'
import type { ClientScenario } from '../model/scenario.ts'
import { plainRequest } from './failing.ts'

const fold = (
  slug: string,
  title: string,
  about: readonly ClientRequirementId[],
  ...parts: readonly Part[]
): ClientScenario => ({ id: `folding/${slug}`, title, about, log: (seed) => logOf(seed, ...parts) })

const fact = (unit: string, quantity: number, more = {}) => ({ unit, quantity, source: 'provider', ...more })
const reasoning = (delta: string): Part => ({ type: 'output.reasoning.delta', output_index: 0, delta })
const refusal = (delta: string): Part => ({ type: 'output.refusal.delta', output_index: 2, delta })

export const foldingScenarios: readonly ClientScenario[] = [
  fold(
    'outputs',
    'Three outputs interleave; the index that comes first is not the least.',
    ['folding/text'],
    text('c1', 7),
    text('a1', 0),
    text('b1 ', 3),
    text(' a2', 0),
    text('c2', 7),
    text('b2', 3),
    text(' 🙂', 7),
    text('\n', 0)
  ),
  fold(
    'eleven-outputs',
    'Eleven outputs: ten comes behind nine.',
    ['folding/text'],
    ...Array.from({ length: 11 }, (_, at) => text(`<${at}>`, at)),
    text('!', 2)
  ),
  fold(
    'other-kinds',
    'Reasoning and a refusal come with the text.',
    ['folding/only-text', 'folding/text'],
    reasoning('hm '),
    text('yes', 1),
    reasoning('so'),
    refusal('no'),
    text(' and', 1)
  ),
  fold(
    'tool-calls',
    'Three calls interleave.',
    ['folding/tool-calls'],
    text('I look. ', 0),
    call('z', 'find'),
    call('a', 'find'),
    piece('a', '{"q":'),
    piece('z', '{"n"'),
    call('10', 'rank'),
    piece('z', ':1}'),
    piece('10', '[1,'),
    piece('a', '"ü 🙂"}'),
    piece('10', '2]'),
    completed('tool_calls')
  ),
  fold(
    'no-arguments',
    'A call has no arguments.',
    ['folding/no-arguments', 'folding/tool-calls'],
    call('c', 'now'),
    completed('tool_calls')
  ),
  fold(
    'broken-arguments',
    'Arguments are no JSON and stay as they are.',
    ['folding/tool-calls'],
    call('c', 'f'),
    piece('c', '{"a": 1,}'),
    piece('c', ' '),
    completed('tool_calls')
  ),
  fold(
    'cut-calls',
    'The execution fails inside the arguments of a call.',
    ['folding/cut-calls'],
    call('c', 'pay'),
    piece('c', '{"amount": 1'),
    failed({ code: 'provider_protocol_error', message: 'cut', retryable: false })
  ),
  fold(
    'usage',
    'Usage comes in three events, with zeros, fractions, estimates and units that nobody knows.',
    ['folding/usage'],
    usage(fact('input_token', 900, { complete: false })),
    text('x'),
    usage(fact('input_token', 900), fact('output_token', 0), fact('video_second', 2.5)),
    usage(fact('page', 3, { source: 'runtime', x_kind: 'a4' }))
  ),
  fold('no-usage', 'There is no usage.', ['folding/usage'], text('x')),
  fold(
    'length',
    'The answer was cut by its limit.',
    ['folding/finish-reason'],
    text('half an ans'),
    completed('length')
  ),
  fold('no-output', 'There is no output.', ['folding/text', 'folding/tool-calls'], completed('stop')),
  {
    ...fold(
      'result',
      'An execution is made and its result fetched.',
      ['folding/result', 'folding/text'],
      text('b', 1),
      text('a', 0),
      call('c', 'f'),
      piece('c', '{}'),
      usage(fact('input_token', 2)),
      completed('tool_calls')
    ),
    conduct: async (stage) => {
      await stage.tell('execute', { request: plainRequest }).ended
    }
  }
]

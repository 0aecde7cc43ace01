import type { NullRuntime } from '../mutant.ts'
import { acceptsThenHangs } from './accepts-then-hangs.ts'
import { always500 } from './always-500.ts'
import { alwaysAPerfect4xx } from './always-a-perfect-4xx.ts'
import { closesAtOnce } from './closes-at-once.ts'
import { echoesTheRequest } from './echoes-the-request.ts'
import { empty200 } from './empty-200.ts'
import { neverCallsAProvider } from './never-calls-a-provider.ts'
import { playsATape } from './plays-a-tape.ts'
import { sendsEveryoneElsewhere } from './sends-everyone-elsewhere.ts'
import { servesTheExamples } from './serves-the-examples.ts'

/** Every thing that is no runtime, in the order of their names. */
export const nulls: readonly NullRuntime[] = [
  acceptsThenHangs,
  always500,
  alwaysAPerfect4xx,
  closesAtOnce,
  echoesTheRequest,
  empty200,
  neverCallsAProvider,
  playsATape,
  sendsEveryoneElsewhere,
  servesTheExamples
]

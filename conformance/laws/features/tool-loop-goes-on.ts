import { isDeepStrictEqual } from 'node:util'
import { askedOf, heardPieces, partsOf, piecesOf } from '../shared/asked-view.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A tool loop that another target goes on with is told there as it was told before. */
export const toolLoopGoesOn = judged('features/tool-loop-goes-on', (view, check) => {
  const loops = askedOf(view).filter(({ request }) => partsOf(request, 'tool_call').length > 0)
  for (const { execution, request, asked, call } of loops) {
    if (new Set(execution.calls?.map(({ target }) => target)).size < 2) continue
    const same = isDeepStrictEqual(heardPieces(asked), piecesOf(request))
    check(same, call, () => ({ expected: 'the whole conversation', saw: brief(heardPieces(asked)) }))
  }
})

import { isDeepStrictEqual } from 'node:util'
import { heardPieces, piecesOf } from '../shared/asked-view.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { ownExtension } from '../shared/own-extension.ts'

/** An adapter's own extension reaches its provider, overturns nothing that the adapter sets, and no other adapter's does. */
export const extensionsSpread = judged('requests/extensions-spread', (view, check) => {
  for (const { calls, request } of joined(view)) {
    if (request.extensions === undefined || !JSON.stringify(request.extensions).includes('trap-')) continue
    for (const call of calls) {
      const { dialect, model, traps = [], answeredBy, asked } = call.request
      const own = ownExtension[dialect]
      const asConfigured = view.run?.targets.find(({ id }) => id === call.target)?.model
      const spread = traps.join() === own && model === asConfigured && answeredBy === 'script'
      const overturned = asked !== undefined && !isDeepStrictEqual(heardPieces(asked), piecesOf(request))
      const right = spread && !overturned
      check(right, call, () => ({
        expected: `of the extensions ${own} alone, model ${asConfigured} and the input of the request`,
        saw: `${traps.join(', ') || 'none'}, model ${model}${overturned ? ', another input' : ''}`
      }))
    }
  }
})

import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const leavesAProviderOutOfTheList: Mutant = {
  name: 'leaves-a-provider-out-of-the-list',
  title: 'The last provider of each kind is not listed.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteJson(['providers'], (body) => {
      const data = body.data as readonly { provider: string }[]
      return { ...body, data: data.filter(({ provider }) => !/-(b|c)$/.test(provider)) }
    })
  })
}

import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

const page = '<!doctype html><title>Not found</title><h1>Not found</h1>'

export const answersErrorsInHtml: Mutant = {
  name: 'answers-errors-in-html',
  title: 'What is not found is told by a page for people.',
  predicts: ['errors/error-body'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      response.status === 404 ? answer(response, { body: page, headers: { 'content-type': 'text/html' } }) : response
    )
  })
}

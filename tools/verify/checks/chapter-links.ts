import { posix } from 'node:path'
import type { FileTree } from '../file-tree.ts'
import type { Check } from '../repository.ts'

/** Links between the documents of `spec/`: the file exists, and so does the anchor. Links out of the repository are not followed. */
export const chapterLinks: Check = {
  name: 'chapter-links',
  rule: 'every relative link in a document of spec leads to a file and an anchor that exist',
  run({ tree }) {
    const documents = tree.paths.filter((path) => /^spec\/.*\.md$/.test(path))
    return documents.flatMap((path) =>
      linksOf(tree.read(path))
        .filter((link) => !leadsSomewhere(tree, path, link))
        .map((link) => ({ path, message: `links to ${link}, which does not exist` }))
    )
  }
}

function linksOf(text: string): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return links.filter((link) => !/^[a-z]+:/.test(link))
}

function leadsSomewhere(tree: FileTree, from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? from : posix.join(posix.dirname(from), file)
  if (!tree.has(target)) return false
  return anchor === undefined || tree.read(target).includes(`<a id="${anchor}"></a>`)
}

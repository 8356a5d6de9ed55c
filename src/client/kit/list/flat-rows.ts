import type { ListPage, Row } from '../resource/list-page.ts'

/** The rows of all pages, without the copy of a record that moved from one page to another between reads. */
export const flatRows = <R extends Row>(pages: readonly ListPage<R>[]): readonly R[] => {
  const seen = new Set<string>()
  return pages
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

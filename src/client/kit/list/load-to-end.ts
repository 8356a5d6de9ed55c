import type { ListPage, Row } from '../resource/list-page.ts'

export interface LoadedMore {
  readonly data: { readonly pages: readonly ListPage<Row>[] } | undefined
  readonly hasNextPage: boolean
  readonly error: Error | null
}

/**
 * Loads a list to its end. `onLoaded` gets the ids of everything loaded, after every page.
 *
 * @param signal aborted as soon as the list shows another search
 * @throws what kept a page from being loaded
 */
export const loadToEnd = async (loadMore: () => Promise<LoadedMore>, onLoaded: (ids: readonly string[]) => void, signal: AbortSignal) => {
  for (;;) {
    const { data, hasNextPage, error } = await loadMore()
    if (signal.aborted) return
    onLoaded(data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? [])
    if (error) throw error
    if (!hasNextPage) return
  }
}

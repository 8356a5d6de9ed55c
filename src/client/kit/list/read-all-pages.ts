import type { ListPage, Row } from '../resource/list-page.ts'

/**
 * Reads all pages of a search, whatever the list on screen has loaded.
 *
 * @param onRead called after every page with the number of records read, and the number to read as the service counted them
 * @returns every record once, even one that moved from page to page between reads
 * @throws what kept a page from being read; AbortError when stopped
 */
export const readAllPages = async <R extends Row>(
  read: (path: string | undefined) => Promise<ListPage<R>>,
  onRead: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<readonly R[]> => {
  const found = new Map<string, R>()
  let total = 0
  let path: string | undefined
  do {
    const page = await read(path)
    signal.throwIfAborted()
    for (const row of page.rows) found.set(row.id, row)
    total = Math.max(total, page.total ?? 0, found.size)
    onRead(found.size, total)
    path = page.continuedAt
  } while (path !== undefined)
  return [...found.values()]
}

import { useEffect, useRef } from 'react'

/** How many rows of a list are printed at most. */
export const mostPrinted = 1000

/** Loads the next page of a list, as a query answers it. */
export type LoadMore = () => Promise<{ readonly hasNextPage: boolean; readonly error: unknown }>

interface PrintedList {
  /** How many rows are loaded. */
  readonly loaded: number
  readonly hasMore: boolean
  readonly loadMore: LoadMore | undefined
}

const lists = new Set<() => PrintedList>()

/** Lets `loadForPrint` load the rest of a list while the component is mounted. */
export const usePrintedList = (list: PrintedList): void => {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const read = () => latest.current
    lists.add(read)
    return () => void lists.delete(read)
  }, [])
}

/** Lets the page that was read be rendered, which counts it. */
const rendered = () => new Promise((done) => setTimeout(done))

const countLoaded = () => [...lists].reduce((sum, read) => sum + read().loaded, 0)

/**
 * Loads every list on the page, up to the rows that are printed. A list that fails to load is printed as far as it is.
 *
 * @param onProgress called after every page with the number of rows loaded
 */
export const loadForPrint = async (onProgress: (loaded: number) => void, signal: AbortSignal): Promise<void> => {
  const loadRest = async (read: () => PrintedList) => {
    let { hasMore } = read()
    while (hasMore && read().loaded < mostPrinted && !signal.aborted) {
      const answer = await read().loadMore?.()
      hasMore = !!answer?.hasNextPage && !answer.error
      await rendered()
      onProgress(countLoaded())
    }
  }
  await Promise.all([...lists].map(loadRest))
}

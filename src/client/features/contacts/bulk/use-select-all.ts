import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/service-error.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import type { Selection } from '../../../ui/selection/use-selection.ts'
import type { ContactListState } from '../list/use-contact-list.ts'
import { walkList } from './walk-list.ts'

/**
 * Selects everything the search finds, page after page as the service gives them. `walked` is how many have been read so far. Another
 * search, named by `key`, ends it.
 */
export const useSelectAll = (list: ContactListState, selection: Selection<string>, key: string) => {
  const [walked, setWalked] = useState<number>()
  const control = useRef<AbortController>(undefined)
  const latest = useRef({ list, selection })
  useLayoutEffect(() => {
    latest.current = { list, selection }
  })
  // Before the list turns to the other search, which it does after the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the search, and with the page
  useLayoutEffect(
    () => () => {
      control.current?.abort()
      control.current = undefined
      setWalked(undefined)
    },
    [key],
  )
  const selectAll = useCallback(async () => {
    const { list, selection } = latest.current
    selection.extend(list.items.map(({ id }) => id))
    if (!list.hasMore || control.current) return
    const stopper = new AbortController()
    control.current = stopper
    setWalked(list.items.length)
    const take = (read: readonly string[]) => {
      selection.extend(read)
      setWalked(read.length)
    }
    await walkList(list.loadMore, take, stopper.signal).catch((error: unknown) =>
      notify({ message: `Not all were selected. ${errorMessage(error)}`, tone: 'red' }),
    )
    if (control.current !== stopper) return
    control.current = undefined
    setWalked(undefined)
  }, [])
  return { selectAll, walked }
}

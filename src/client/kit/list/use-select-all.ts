import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import type { Selection } from '../../ui/selection/use-selection.ts'
import type { Row } from '../resource/list-page.ts'
import { loadToEnd } from './load-to-end.ts'
import type { RecordListState } from './use-record-list.ts'

/** Selects everything the search finds, page after page. Another search, named by `key`, stops it. `selecting` is true while it runs. */
export const useSelectAll = <R extends Row>(list: RecordListState<R>, selection: Selection<string>, key: string) => {
  const [selecting, setSelecting] = useState(false)
  const control = useRef<AbortController>(undefined)
  const latest = useRef({ list, selection })
  useLayoutEffect(() => {
    latest.current = { list, selection }
  })
  // A layout effect runs before the list turns to the other search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the search, and with the page
  useLayoutEffect(
    () => () => {
      control.current?.abort()
      control.current = undefined
      setSelecting(false)
    },
    [key],
  )
  const selectAll = useCallback(async () => {
    const { list, selection } = latest.current
    selection.extend(list.items.map(({ id }) => id))
    if (!list.hasMore || control.current) return
    const stopper = new AbortController()
    control.current = stopper
    setSelecting(true)
    await loadToEnd(list.loadMore, selection.extend, stopper.signal).catch((error: unknown) =>
      notify({ message: `Couldn't select all. ${errorMessage(error)}`, tone: 'red' }),
    )
    if (control.current !== stopper) return
    control.current = undefined
    setSelecting(false)
  }, [])
  return { selectAll, selecting }
}

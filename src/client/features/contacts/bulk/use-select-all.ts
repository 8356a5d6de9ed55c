import { useState } from 'react'
import { inWords } from '../../../lib/service-error.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import type { Selection } from '../../../ui/list/use-selection.ts'
import type { ContactListState } from '../list/use-contact-list.ts'

/** Selects everything the search finds, page after page as the service gives them. `walked` is how many have been read so far. */
export const useSelectAll = (list: ContactListState, selection: Selection<string>) => {
  const [walked, setWalked] = useState<number>()
  const selectAll = async () => {
    selection.extend(list.items.map(({ id }) => id))
    if (!list.hasMore || walked !== undefined) return
    setWalked(list.items.length)
    for (;;) {
      const { data, hasNextPage, error } = await list.loadMore()
      const read = data?.pages.flatMap(({ contacts }) => contacts.map(({ id }) => id)) ?? []
      selection.extend(read)
      setWalked(read.length)
      if (error) showNote({ message: `Not all were selected. ${inWords(error)}`, tone: 'red' })
      if (error || !hasNextPage) break
    }
    setWalked(undefined)
  }
  return { selectAll, walked }
}

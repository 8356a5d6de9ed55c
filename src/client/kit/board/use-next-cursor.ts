import { useEffect, useRef } from 'react'
import type { Row } from '../resource/list-page.ts'
import type { Cursor } from './use-board-keys.ts'

interface NextCursor<R extends Row> {
  /** Whether cards can leave the board, by targets that are no columns. Between columns a card may be gone for a moment. */
  leaves: boolean
  /** The card that the cursor was put on. */
  cursor: { readonly column: string; readonly id: string } | undefined
  /** Where that card is now; undefined once it has left its column. */
  at: Cursor | undefined
  itemsOf: (column: string) => readonly R[]
  onCursor: (column: string, record: R) => void
}

/** Moves the cursor to the next card when its own has left the board, so that the keys go on there. */
export const useNextCursor = <R extends Row>({ leaves, cursor, at, itemsOf, onCursor }: NextCursor<R>): void => {
  const last = useRef<Cursor>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = at
    // A move within the board takes the cursor along. A focus elsewhere stays there.
    if (!leaves || at || !before || cursor?.column !== before.column || document.activeElement !== document.body) return
    const items = itemsOf(before.column)
    const next = items[Math.min(before.index, items.length - 1)]
    if (next) onCursor(before.column, next)
  })
}

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Row } from '../resource/list-page.ts'
import type { Cursor } from './use-board-keys.ts'

interface NextCursor<R extends Row> {
  /** Whether cards leave the board at once, by targets that are no columns. Between columns a card may be gone for a moment. */
  leaves: boolean
  /** The card that the cursor was put on. */
  cursor: { readonly column: string; readonly id: string } | undefined
  /** Where that card is now; undefined once it has left its column. */
  at: Cursor | undefined
  itemsOf: (column: string) => readonly R[]
  onCursor: (column: string, record: R) => void
}

/** ms within which a card comes back that only changes its column. */
const returning = 500

/** Moves the cursor to the next card when its own has left the board, so that the keys go on there. */
export const useNextCursor = <R extends Row>({ leaves, cursor, at, itemsOf, onCursor }: NextCursor<R>): void => {
  const last = useRef<Cursor>(undefined)
  useEffect(() => {
    if (at) last.current = at
  })
  const goOn = useEffectEvent(() => {
    const before = last.current
    // A move within the board takes the cursor along. A focus elsewhere stays there.
    if (!before || cursor?.column !== before.column || document.activeElement !== document.body) return
    const items = itemsOf(before.column)
    const next = items[Math.min(before.index, items.length - 1)]
    if (next) onCursor(before.column, next)
  })
  const isGone = cursor !== undefined && at === undefined
  useEffect(() => {
    if (!isGone) return
    if (leaves) return goOn()
    const timer = setTimeout(() => goOn(), returning)
    return () => clearTimeout(timer)
  }, [isGone, leaves])
}

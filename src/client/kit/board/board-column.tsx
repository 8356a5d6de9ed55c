import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { Button } from '@mantine/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { IconType } from '../../ui/icons/icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import classes from './board.module.css'

/** One column of a board and the list it shows. */
export interface BoardColumnList<R> {
  /** What records of the column have in common: a status. */
  readonly key: string
  readonly title: string
  readonly icon: IconType
  readonly tone?: 'amber' | 'green' | 'red' | 'grey'
  readonly items: readonly R[]
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly loadMore: () => unknown
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  /** At the right of the head: "Add a case". */
  readonly action?: ReactNode
}

interface BoardColumnProps<R> {
  column: BoardColumnList<R>
  items: readonly R[]
  total: number | undefined
  /** The difference that the cards in the hand would make, and where they would go; undefined while none are over this column. */
  hint: { by: number; at: number | undefined } | undefined
  /** The index of the card that the pointer holds: it stays in the document while the column scrolls. */
  held: number
  /** The index of the card under the cursor; −1 for none. */
  cursor: number
  cardHeight: number
  empty: ReactNode
  skeleton: ReactNode
  renderCard: (record: R, place: { top: number; height: number }) => ReactNode
}

const gap = 8
const nearEnd = 10

/** A column: its name with the number of cards, and an endless virtual list of them. */
export const BoardColumn = <R extends { readonly id: string }>(props: BoardColumnProps<R>) => {
  const { column, items, total, hint, held, cursor, cardHeight, renderCard } = props
  const title = useId()
  const shell = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    gap,
    overscan: 4,
    // A card taken out of the document while it is dragged would end the drag.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(held >= 0 ? [held] : [])])].toSorted((a, b) => a - b),
  })
  useEffect(() => {
    const [element, list] = [shell.current, scroller.current]
    if (!element || !list) return
    const leave = [
      dropTargetForElements({ element, getData: () => ({ column: column.key }), canDrop: ({ source }) => 'cardId' in source.data }),
      autoScrollForElements({ element: list }),
    ]
    return () => {
      for (const each of leave) each()
    }
  }, [column.key])
  useEffect(() => {
    if (cursor >= 0) rows.scrollToIndex(cursor)
  }, [cursor, rows])
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const { hasMore, loadMore, error } = column
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again while the end is still near after a page has arrived
  useEffect(() => {
    if (hasMore && !error && last >= items.length - nearEnd) loadMore()
  }, [hasMore, error, last, items.length])
  const slot = hint && hint.by > 0 ? hint.at : undefined
  const shift = (index: number) => (slot !== undefined && index >= slot ? cardHeight + gap : 0)
  return (
    <section ref={shell} className={classes.column} aria-labelledby={title} data-over={hint && hint.by > 0 ? true : undefined}>
      <header className={classes.head} data-tone={column.tone}>
        <Icon of={column.icon} size={16} />
        <h2 id={title} className={classes.title}>
          {column.title} {total !== undefined && <span className={classes.count}>{formatCount(total + (hint?.by ?? 0))}</span>}
        </h2>
        {hint && <span className={classes.difference}>{hint.by > 0 ? `+${hint.by}` : `−${-hint.by}`}</span>}
        <span className={classes.action}>{column.action}</span>
      </header>
      <div ref={scroller} className={classes.scroller}>
        {column.waiting ? (
          props.skeleton
        ) : items.length === 0 && !error ? (
          props.empty
        ) : (
          <ul className={classes.cards} style={{ height: rows.getTotalSize() + (slot === undefined ? 0 : cardHeight + gap) }}>
            {slot !== undefined && (
              <li aria-hidden className={classes.target} style={{ top: slot * (cardHeight + gap), height: cardHeight }} />
            )}
            {shown.map(({ index, start }) => {
              const record = items[index]
              return record && renderCard(record, { top: start + shift(index), height: cardHeight })
            })}
          </ul>
        )}
        {error && (
          <p className={classes.failed} role="alert">
            {error.message}
            <Button variant="text" onClick={() => void column.retry()}>
              Retry
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

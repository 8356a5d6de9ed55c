import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type LoadMore, mostPrinted, usePrintedList } from '../../ui/list/print-lists.ts'
import { PrintedPart } from '../../ui/list/printed-part.tsx'
import { usePrinting } from '../../ui/list/use-printing.ts'
import { formatCount, formatDifference } from '../../ui/text/format-count.ts'
import classes from './board.module.css'
import drag from './column-drag.module.css'

/** One column of a board and the list it shows. */
export interface BoardColumnList<R> {
  /** What records of the column have in common: a status. */
  readonly key: string
  readonly title: string
  /** In place of the title, such as a title that can be edited. */
  readonly heading?: ReactNode
  readonly icon?: IconType
  readonly tone?: 'amber' | 'green' | 'red' | 'grey'
  readonly items: readonly R[]
  readonly total: number | undefined
  /** Absent where all rows are loaded. */
  readonly hasMore?: boolean
  readonly loadMore?: LoadMore
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  /** At the right of the head: "Add a case". */
  readonly action?: ReactNode
  /** Between the head and the cards, such as a line that adds one. */
  readonly before?: ReactNode
  /** Below the cards. */
  readonly after?: ReactNode
  /** Under the head: sums, with the difference that the lifted cards would make. */
  readonly summary?: (moving: Moving<R> | undefined) => ReactNode
}

/** Lifted cards that would come to a column, or leave it. */
interface Moving<R> {
  readonly records: readonly R[]
  readonly isIncoming: boolean
}

/** Where a card is drawn. `height` is undefined where the card decides on it, which `measure` reports. */
export interface CardPlace {
  readonly index: number
  readonly top: number
  readonly height: number | undefined
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

interface BoardColumnProps<R> {
  column: BoardColumnList<R>
  /** Whether it has a grip to be dragged by, to another place among the columns. */
  movable: boolean
  /** The side where a dragged column would go. */
  drop: 'before' | 'after' | undefined
  items: readonly R[]
  total: number | undefined
  /** The lifted cards that would come or leave, and the index where they would be inserted; undefined at their own place. */
  moving: (Moving<R> & { at: number | undefined }) | undefined
  /** How the lifted cards would change the number of cards. */
  difference: number
  /** The ids of all lifted cards. */
  lifted: ReadonlySet<string>
  /** The index of the card that the pointer holds: it stays in the document while the column scrolls. */
  held: number
  /** The index of the card under the cursor; −1 for none. */
  cursor: number
  /** Keys move cards over this column: their place is scrolled into view. */
  follows: boolean
  cardHeight: number
  /** Cards are as high as their content; `cardHeight` is the usual height. */
  measured: boolean
  /** Cards have a place of their own. */
  ordered: boolean
  gap: number
  /** The scroller of the board, where the columns are below each other. */
  within: RefObject<HTMLElement | null> | undefined
  empty: ReactNode
  skeleton: ReactNode
  renderCard: (record: R, place: CardPlace) => ReactNode
  /** Draws a lifted card where it would be put down. Absent where the pointer has its picture. */
  renderLifted: ((record: R) => ReactNode) | undefined
}

const nearEnd = 10
/** So many dashed places stand for the lifted cards. */
const mostSlots = 3

/** A column: its name with the number of cards, and an endless virtual list of them. */
export const BoardColumn = <R extends { readonly id: string }>(props: BoardColumnProps<R>) => {
  const { column, items, total, moving, lifted, held, cursor, follows, cardHeight, measured, ordered, gap, within, renderCard } = props
  const { movable, drop, difference } = props
  const title = useId()
  const root = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    // Columns above may have grown.
    if (within && list.current) setScrollMargin(list.current.offsetTop)
  })
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => within?.current ?? scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    gap,
    scrollMargin,
    overscan: 4,
    // A card taken out of the document while it is dragged would end the drag.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(held >= 0 ? [held] : [])])].toSorted((a, b) => a - b),
  })
  /** How many other cards are above the pointer. The slot itself does not count, because it would move under the pointer. */
  const placeAt = useEffectEvent((clientY: number) => {
    const y = clientY - (list.current?.getBoundingClientRect().top ?? 0) + scrollMargin
    const above = rows.measurementsCache.filter(({ start, size }) => start + size / 2 < y)
    return above.filter(({ index }) => !lifted.has(items[index]?.id ?? '')).length
  })
  useEffect(() => {
    const [element, scrolls] = [root.current, scroller.current]
    if (!element || !scrolls) return
    const leave = [
      dropTargetForElements({
        element,
        getData: ({ input }) => ({ column: column.key, ...(ordered && { at: placeAt(input.clientY) }) }),
        canDrop: ({ source }) => 'cardId' in source.data || 'columnKey' in source.data,
      }),
      ...(within ? [] : [autoScrollForElements({ element: scrolls })]),
    ]
    return () => {
      for (const each of leave) each()
    }
  }, [column.key, ordered, within])
  useEffect(() => {
    if (!head.current || !grip.current || !movable) return
    return draggable({ element: head.current, dragHandle: grip.current, getInitialData: () => ({ columnKey: column.key }) })
  }, [column.key, movable])
  const slot = moving?.isIncoming ? moving.at : undefined
  useEffect(() => {
    if (cursor < 0) return
    root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    rows.scrollToIndex(cursor)
  }, [cursor, rows])
  useEffect(() => {
    if (!follows) return
    root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (slot !== undefined && items.length > 0) rows.scrollToIndex(Math.min(slot, items.length - 1))
  }, [follows, slot, items.length, rows])
  const printing = usePrinting()
  const shown = printing ? rows.measurementsCache.slice(0, mostPrinted) : rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const { hasMore = false, loadMore, error } = column
  usePrintedList({ loaded: items.length, hasMore: hasMore && !error, loadMore })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again while the end is still near after a page has arrived
  useEffect(() => {
    if (hasMore && !error && !printing && last >= items.length - nearEnd) void loadMore?.()
  }, [hasMore, error, last, items.length])
  const slots = moving && slot !== undefined ? (ordered ? Math.min(moving.records.length, mostSlots) : 1) : 0
  const step = cardHeight + gap
  const shift = (index: number) => (slot !== undefined && index >= slot ? slots * step : 0)
  const end = rows.getTotalSize()
  const slotTop =
    slot === undefined ? 0 : slot < items.length ? (rows.measurementsCache[slot]?.start ?? 0) - scrollMargin : end + (end > 0 ? gap : 0)
  return (
    <section
      ref={root}
      className={`${classes.column} ${drag.column}`}
      aria-labelledby={column.heading ? undefined : title}
      aria-label={column.heading ? column.title : undefined}
      data-over={moving?.isIncoming || undefined}
      data-drop={drop}
      data-stacked={within ? true : undefined}
    >
      <header ref={head} className={classes.head} data-tone={column.tone}>
        {movable && (
          <span ref={grip} className={drag.grip} title="Drag to move">
            <Icon of={IconGripVertical} size={16} />
          </span>
        )}
        {column.icon && <Icon of={column.icon} size={16} />}
        <h2 id={title} className={classes.title}>
          {column.heading ?? <bdi>{column.title}</bdi>}{' '}
          {total !== undefined && <span className={classes.count}>{formatCount(total + difference)}</span>}
        </h2>
        {difference !== 0 && <span className={classes.difference}>{formatDifference(difference)}</span>}
        <span className={classes.action}>{column.action}</span>
      </header>
      {column.before}
      {column.summary?.(moving)}
      <div ref={scroller} className={classes.scroller}>
        {column.waiting ? (
          props.skeleton
        ) : items.length === 0 && !error && slots === 0 ? (
          props.empty
        ) : (
          <ul ref={list} className={classes.cards} style={{ height: end + slots * step }}>
            {Array.from({ length: slots }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
              <li key={at} aria-hidden className={classes.target} style={{ top: slotTop + at * step, height: cardHeight }}>
                {moving?.records[at] && props.renderLifted?.(moving.records[at])}
              </li>
            ))}
            {shown.map(({ index, start }) => {
              const record = items[index]
              const place = {
                index,
                top: start - scrollMargin + shift(index),
                height: measured ? undefined : cardHeight,
                measure: measured ? rows.measureElement : undefined,
              }
              return record && renderCard(record, place)
            })}
          </ul>
        )}
        <PrintedPart loaded={items.length} hasMore={hasMore} />
        {column.after}
        {error && (
          <p className={classes.failed} role="alert">
            Couldn't load this column. {errorMessage(error)}
            <Button variant="text" onClick={() => void column.retry()}>
              Retry
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { formatCount } from '../text/format-count.ts'
import classes from './infinite-list.module.css'
import { ListRow, WaitingRow } from './list-row.tsx'
import { PassingRows } from './passing/passing-rows.tsx'
import { useFlight } from './passing/use-flight.ts'
import { rowRoom } from './row-room.ts'
import { useLettersAhead } from './use-letters-ahead.ts'
import { useLoadAhead, useLoadInFlight } from './use-load-ahead.ts'
import { useRowWindow } from './use-row-window.ts'

interface InfiniteListProps<T> {
  /** What it is a list of, for assistive technology. */
  label: string
  items: readonly T[]
  /**
   * The cells of a row, each a `role="gridcell"`; the row itself is drawn by the list. Keep it stable (`useCallback`, or
   * a function outside the component): a new one draws every row again.
   */
  renderRow: (item: T, selected: boolean) => ReactNode
  /** What a row is found by, and the class of such lines: all that is drawn of rows that pass too quickly to be read. */
  passing: { lineOf: (item: T) => string; className?: string | undefined }
  /** The class that lays the cells out, set on each row; `--row-height` is known to it. */
  rowClass?: string | undefined
  /** px, the same for all rows: 40, compact 32, on a phone 64. */
  rowHeight: number
  /** How many there are in all. Their place is kept, so that the thumb tells the truth and nothing jumps. */
  total?: number | undefined
  hasMore: boolean
  /** Asks for the next page; called again while the end is near. */
  loadMore: () => void
  /** Another list is on its way and takes the place of this one. */
  replaced?: boolean
  /** The last page failed: the list ends with what has been read, and nothing is asked for until this is false again. */
  failed?: boolean
  /** Names the visit whose place is put back: the key of the history entry, so that going back returns and a new visit does not. */
  scrollKey: string
  /** The column heads: one `role="row"` with `role="columnheader"` cells. It stays in sight. */
  head?: ReactNode
  /** px, 32 when left out. */
  headHeight?: number
  /** The row under the cursor, from `useRowCursor`; −1 for none. It is brought into sight, though it may still be on its way. */
  cursor?: number
  /** The element that scrolls and has the focus, for `useRowCursor`. */
  grid?: RefObject<HTMLDivElement | null>
  /** Rows can be selected, and which are. */
  isSelected?: (item: T) => boolean
  /** A press on a row, but not on a link, button or field in it. */
  onPress?: (item: T, index: number, event: MouseEvent) => void
  /** The pointer is on a row, and on which element of it: the moment to fetch what it opens. */
  onPoint?: (item: T, target: Element) => void
  /** The shape of a row that is on its way, in the columns of the others. */
  waitingCells?: ReactNode
  /** What is said while nothing is in sight but rows that are far from being there. */
  farAhead?: ReactNode
  /** What stands after the last row. */
  foot?: ReactNode
}

/** From how many rows on it takes longer than a moment to read on to a place. */
const farRows = 150

/**
 * A list as long as one likes, as an ARIA grid: at most 60 rows are in the document, pages are asked for before their end
 * comes into sight, and going back puts it where it was before the first paint. Where there are more rows than a browser can
 * lay out, it ends before them and says so. It fills the height of its flex parent.
 */
export const InfiniteList = <T,>(props: InfiniteListProps<T>) => {
  const {
    items,
    renderRow,
    rowHeight,
    hasMore,
    failed = false,
    loadMore,
    replaced = false,
    cursor = -1,
    isSelected,
    head,
    passing,
    scrollKey,
  } = props
  const own = useRef<HTMLDivElement>(null)
  const scroller = props.grid ?? own
  const id = useId()
  const headHeight = head ? (props.headHeight ?? 32) : 0
  const { reserved, cut } = rowRoom({ loaded: items.length, hasMore, failed, total: props.total }, rowHeight)
  const ahead = { items, hasMore: hasMore && items.length < reserved, waiting: replaced || failed, loadMore }
  const { lines, moved } = useFlight({
    rowHeight,
    className: passing.className,
    lineOf: (index) => (items[index] === undefined ? '' : passing.lineOf(items[index])),
    onPass: useLoadInFlight(ahead),
  })
  const { drawn, bringIntoSight } = useRowWindow({ scroller, count: reserved, rowHeight, headHeight, scrollKey, moved })
  const [first, last] = [drawn[0] ?? 0, drawn.at(-1) ?? -1]
  useLoadAhead(ahead, last)
  useLettersAhead(items, passing.lineOf)

  const cursorBefore = useRef(cursor)
  useEffect(() => {
    // Not when the list opens: its place was put back, and the cursor may lie elsewhere.
    if (cursor >= 0 && cursor !== cursorBefore.current) bringIntoSight(cursor)
    cursorBefore.current = cursor
  }, [cursor, bringIntoSight])

  const rowOf = (event: MouseEvent | PointerEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const index = Number(element?.dataset.index ?? -1)
    const item = items[index]
    return item === undefined ? undefined : { item, index }
  }
  const press = (event: MouseEvent) => {
    const inside = event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea')
    const row = inside ? undefined : rowOf(event)
    if (row) props.onPress?.(row.item, row.index, event)
  }
  const point = (event: PointerEvent) => {
    const row = rowOf(event)
    if (row && event.target instanceof Element) props.onPoint?.(row.item, event.target)
  }
  const rowClass = `${classes.row} ${props.rowClass ?? ''}`
  const rowId = (index: number) => `${id}-${index}`
  const sizes = { height: reserved * rowHeight, '--row-height': `${rowHeight}px` }
  const unread = { top: items.length * rowHeight, height: (reserved - items.length) * rowHeight }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of rows are those of useRowCursor
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={(props.total ?? (hasMore ? -2 : items.length)) + 1}
      aria-multiselectable={isSelected ? true : undefined}
      aria-busy={replaced || last >= items.length || undefined}
      aria-activedescendant={cursor >= 0 && cursor >= first && cursor <= last ? rowId(cursor) : undefined}
      onClick={press}
      onPointerOver={props.onPoint ? point : undefined}
    >
      {head && (
        <div role="rowgroup" className={classes.head} style={{ height: headHeight }}>
          {head}
        </div>
      )}
      <div role="rowgroup" className={classes.rows} style={sizes}>
        <PassingRows lines={lines} unread={unread} />
        {drawn.map((index) => {
          const item = items[index]
          const place = { index, top: index * rowHeight, height: rowHeight }
          return item === undefined ? (
            <WaitingRow key={`waiting ${index}`} {...place} id={rowId(index)} atCursor={index === cursor} cells={props.waitingCells} />
          ) : (
            <ListRow
              key={index}
              {...place}
              id={rowId(index)}
              className={rowClass}
              item={item}
              selectable={isSelected !== undefined}
              selected={isSelected?.(item) ?? false}
              atCursor={index === cursor}
              renderRow={renderRow}
            />
          )
        })}
      </div>
      {cut && <p className={classes.cut}>The list shows the first {formatCount(reserved)}; search to see the rest.</p>}
      {props.foot}
      {first > items.length + farRows && props.farAhead}
    </div>
  )
}

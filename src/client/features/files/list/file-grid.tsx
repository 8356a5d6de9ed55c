import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import type { UsedList } from '../../../kit/list/list-context.tsx'
import { recallList, rememberList } from '../../../kit/list/list-memory.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { reservedRows } from '../../../ui/list/reserved-rows.ts'
import { rememberScroll } from '../../../ui/list/scroll-memory.ts'
import { useColumnCount } from '../../../ui/list/use-column-count.ts'
import { useLoadAhead } from '../../../ui/list/use-load-ahead.ts'
import { useVirtualRows } from '../../../ui/list/use-virtual-rows.ts'
import { fontScale } from '../../../ui/media/font-scale.ts'
import { useLongPress } from '../../../ui/selection/use-long-press.ts'
import { useRowCursor } from '../../../ui/selection/use-row-cursor.ts'
import { itemsBetween } from '../../../ui/selection/use-selection.ts'
import type { ProjectFileSearch } from '../file-resource.ts'
import type { FileSearch } from '../file-search.ts'
import { FileCard } from './file-card.tsx'
import classes from './file-grid.module.css'

/** px at a font size of 16 px, as in the style sheet: a card and the gap under it. */
const usualHeight = 190
const narrowest = 204

interface FileGridProps {
  list: UsedList<FileRecord, FileSearch, ProjectFileSearch, string>
  /** The id of the file in the panel. */
  opened: string | undefined
  onOpen: (id: string) => void
  pathOf: (id: string) => string
  categoryOf: (id: string | undefined) => string | undefined
}

/** The shape of the grid while its first page is loading. */
export const GridSkeleton = () => (
  <div className={classes.waiting} role="status" aria-label="Loading">
    {Array.from({ length: 9 }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike
      <div key={card} />
    ))}
  </div>
)

/** The files as cards in an ARIA grid: virtual, endless, with a cursor and a selection. */
export const FileGrid = ({ list, opened, onOpen, pathOf, categoryOf }: FileGridProps) => {
  const { items, total, hasMore, selection, scrollKey } = list
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumnCount(grid, narrowest)
  const id = useId()
  const now = useNow()
  const failed = list.error !== null
  const lineHeight = usualHeight * fontScale()
  const { reserved } = reservedRows({ loaded: items.length, hasMore, failed, total }, lineHeight / columns)
  const open = (index: number) => items[index] && onOpen(items[index].id)
  const toggle = (index: number) => items[index] && selection.toggle(items[index].id)
  const extend = (from: number, to: number) => selection.extend(itemsBetween(items, from, to).map((file) => file.id))
  const [initial] = useState(() => items.findIndex((file) => file.id === recallList(scrollKey).cursor))
  const { cursor, setCursor } = useRowCursor({ count: reserved, columns, grid, initial, onOpen: open, selection: { toggle, extend } })
  const cursorId = items[cursor]?.id
  useEffect(() => rememberList(scrollKey, { cursor: cursorId, selected: selection.keys }), [scrollKey, cursorId, selection.keys])
  const lines = Math.ceil(reserved / columns)
  const { indexes, scrollToRow } = useVirtualRows({ scroller: grid, count: lines, rowHeight: lineHeight, headHeight: 0, scrollKey })
  const last = ((indexes.at(-1) ?? -1) + 1) * columns - 1
  useLoadAhead({ items, hasMore, waiting: list.replaced || failed, loadMore: list.loadMore }, last)
  const before = useRef(cursor)
  useEffect(() => {
    if (cursor >= 0 && cursor !== before.current) scrollToRow(Math.floor(cursor / columns))
    before.current = cursor
  }, [cursor, columns, scrollToRow])
  const longPress = useLongPress(toggle)
  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const index = Number(target?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    if (index < 0 || !target) return
    const picks = target.closest(`.${classes.pick}`) !== null
    if (!picks && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    if (!picks) event.preventDefault()
    setCursor(index)
    if (!picks) open(index)
    else if (event.shiftKey && cursor >= 0) extend(cursor, index)
    else toggle(index)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: useRowCursor has the keys
    <div
      ref={grid}
      className={classes.scroller}
      role="grid"
      tabIndex={0}
      aria-label="Files"
      aria-rowcount={lines}
      aria-multiselectable
      aria-busy={list.replaced || undefined}
      aria-activedescendant={cursorId && `${id}-${cursorId}`}
      {...longPress}
      onScroll={({ currentTarget }) => rememberScroll(scrollKey, currentTarget.scrollTop)}
      onClick={click}
    >
      <div role="rowgroup" className={classes.lines} style={{ height: lines * lineHeight }}>
        {indexes.map((line) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
          <div
            key={line}
            role="row"
            aria-rowindex={line + 1}
            className={classes.line}
            style={{ top: line * lineHeight, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {items.slice(line * columns, (line + 1) * columns).map((file, at) => {
              const index = line * columns + at
              const selected = selection.has(file.id)
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its cell
                <div
                  key={file.id}
                  id={`${id}-${file.id}`}
                  role="gridcell"
                  aria-selected={selected}
                  className={classes.card}
                  data-index={index}
                  data-cursor={index === cursor || undefined}
                  data-opened={file.id === opened || undefined}
                  data-selected={selected || undefined}
                  data-gone={file.gone}
                >
                  <FileCard file={file} to={pathOf(file.id)} category={categoryOf(file.categoryId)} now={now} selected={selected} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

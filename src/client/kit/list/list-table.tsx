import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNow } from '../../ui/dates/use-now.ts'
import { PrintedPart } from '../../ui/list/printed-part.tsx'
import { reservedRows } from '../../ui/list/reserved-rows.ts'
import { rememberScroll } from '../../ui/list/scroll-memory.ts'
import { useHoverIntent } from '../../ui/list/use-hover-intent.ts'
import { useLoadAhead } from '../../ui/list/use-load-ahead.ts'
import { useVirtualRows } from '../../ui/list/use-virtual-rows.ts'
import { fontScale } from '../../ui/media/font-scale.ts'
import { keepFromScrolling, openTab } from '../../ui/page/row-link.ts'
import { useLongPress } from '../../ui/selection/use-long-press.ts'
import { useRowCursor } from '../../ui/selection/use-row-cursor.ts'
import { itemsBetween } from '../../ui/selection/use-selection.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { ColumnHeads } from './column-heads.tsx'
import { useListContext } from './list-context.tsx'
import { recallList, rememberList } from './list-memory.ts'
import classes from './list-table.module.css'
import { recordCells } from './record-cells.tsx'
import rows from './record-row.module.css'
import { RecordRow, WaitingRow } from './record-row.tsx'
import { rowClicks } from './row-clicks.ts'
import { showCutText } from './show-cut-text.ts'
import { useListColumns } from './use-list-columns.ts'
import { useReadAhead } from './use-read-ahead.ts'
import { useRowHeight } from './use-row-height.ts'
import { waitingCells } from './waiting-cells.tsx'

const headHeight = 32

interface ListTableProps {
  /** The accessible name. */
  label: string
  pathOf: (id: string) => string
  /** Content follows below the rows: it takes only the height that they need. */
  hasFoot?: boolean
}

/** The rows of a list as an ARIA grid: virtual, endless, with a cursor and a selection. It fills the height of its flex parent. */
export const ListTable = ({ label, pathOf, hasFoot = false }: ListTableProps) => {
  const list = useListContext()
  const { definition, search, scrollKey, selection, selected, create } = list
  const { resource } = definition
  const columns = useListColumns()
  const { items, total, hasMore } = list
  const { phone, rowHeight } = useRowHeight()
  const navigate = useNavigate()
  const grid = useRef<HTMLDivElement>(null)
  const id = useId()
  const failed = list.error !== null
  const { reserved, cut } = reservedRows({ loaded: items.length, hasMore, failed, total }, rowHeight)

  const openRow = (index: number) => items[index] && void navigate(pathOf(items[index].id))
  const openRowTab = (index: number) => items[index] && openTab(pathOf(items[index].id))
  const toggle = (index: number) => items[index] && selection.toggle(items[index].id)
  const extend = (from: number, to: number) => selection.extend(itemsBetween(items, from, to).map((item) => item.id))
  const [initial] = useState(() => items.findIndex((item) => item.id === recallList(scrollKey).cursor))
  const { cursor, setCursor } = useRowCursor({
    count: reserved,
    grid,
    initial,
    onOpen: openRow,
    selection: { toggle, extend },
    enabled: !create.opened,
  })
  const [shown, setShown] = useState(scrollKey)
  if (shown !== scrollKey) {
    setShown(scrollKey)
    setCursor(-1)
  }
  const cursorId = items[cursor]?.id
  useEffect(() => rememberList(scrollKey, { cursor: cursorId, selected: selection.keys }), [scrollKey, cursorId, selection.keys])

  const { indexes, scrollToRow, printing } = useVirtualRows({
    scroller: grid,
    count: reserved,
    rowHeight,
    headHeight: phone ? 0 : headHeight * fontScale(),
    scrollKey,
    cursor,
  })
  const rendered = printing ? indexes.filter((index) => index < items.length) : indexes
  const last = rendered.at(-1) ?? -1
  useLoadAhead({ items, hasMore: hasMore && items.length < reserved, waiting: list.replaced || failed, loadMore: list.loadMore }, last)
  const cursorBefore = useRef(cursor)
  useEffect(() => {
    // Not when the list opens: its place was restored, and the cursor may be elsewhere.
    if (cursor >= 0 && cursor !== cursorBefore.current) scrollToRow(cursor)
    cursorBefore.current = cursor
  }, [cursor, scrollToRow])

  const readAhead = useReadAhead(resource, cursorId)
  const pointer = useHoverIntent((target) => {
    const item = items[Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)]
    if (!item) return
    readAhead(item.id)
    showCutText(target)
  })
  const longPress = useLongPress(toggle)
  const minute = useNow().getTime()
  const { titleOf } = resource
  const renderCells = useMemo(
    () => recordCells({ columns, titleOf, pathOf, phone, now: new Date(minute) }),
    [columns, titleOf, pathOf, phone, minute],
  )
  const waiting = useMemo(() => waitingCells(columns), [columns])
  const { fields, state, apply } = search
  const sort = {
    value: state.sort,
    labelOf: (value: string) => fields.sorts.find((each) => each.value === value)?.label ?? '',
    onChange: fields.hasOwnOrder(state) ? undefined : (value: string) => apply({ ...state, sort: value }),
  }
  const sizes = { height: reserved * rowHeight, '--row-height': `${rowHeight}px` }
  const onRowClick = rowClicks({ cursor, moveTo: setCursor, open: openRow, openTab: openRowTab, toggle, extend })
  const rowClass = `${rows.row} ${rows.cells} ${columns.className}`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: useRowCursor has the keys
    <div
      ref={grid}
      className={classes.scroller}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={(total ?? (hasMore ? -2 : items.length)) + 1}
      aria-multiselectable
      data-foot={hasFoot || undefined}
      data-at-row={cursor >= 0 || undefined}
      aria-busy={list.replaced || last >= items.length || undefined}
      aria-activedescendant={indexes.includes(cursor) ? `${id}-${cursor}` : undefined}
      {...longPress}
      onPointerOver={pointer.onPointerOver}
      onPointerLeave={pointer.onPointerLeave}
      onScroll={({ currentTarget }) => {
        rememberScroll(scrollKey, currentTarget.scrollTop)
        pointer.onScroll()
      }}
      onClick={onRowClick}
      onAuxClick={onRowClick}
      onMouseDown={keepFromScrolling}
    >
      {!phone && (
        <div role="rowgroup" className={classes.head} style={{ height: headHeight * fontScale() }}>
          <ColumnHeads
            columns={columns}
            selected={selected.length}
            loaded={items.length}
            hasMore={hasMore}
            sort={sort}
            onSelectAll={() => selection.extend(items.map((item) => item.id))}
            onClear={selection.clear}
          />
        </div>
      )}
      <div role="rowgroup" className={classes.rows} style={sizes}>
        {rendered.map((index) => {
          const item = items[index]
          const place = { id: `${id}-${index}`, index, top: index * rowHeight, height: rowHeight, atCursor: index === cursor }
          if (!item) return <WaitingRow key={`waiting ${index}`} {...place} cells={waiting} />
          return (
            <RecordRow
              key={index}
              {...place}
              className={rowClass}
              item={item}
              selected={selection.has(item.id)}
              renderCells={renderCells}
            />
          )
        })}
      </div>
      <PrintedPart loaded={items.length} hasMore={hasMore} exports />
      {cut && !printing && <p className={classes.cut}>The list shows the first {formatCount(reserved)}. Search to see the rest.</p>}
    </div>
  )
}

import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { usePrinting } from '../../ui/list/use-printing.ts'
import { fontScale } from '../../ui/media/font-scale.ts'
import { useMedia } from '../../ui/media/use-media.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { itemsBetween } from '../../ui/selection/use-selection.ts'
import type { Row } from '../resource/list-page.ts'
import classes from './board.module.css'
import { BoardBar } from './board-bar.tsx'
import { BoardCard, LiftedCard } from './board-card.tsx'
import { BoardColumn, type BoardColumnList } from './board-column.tsx'
import { liftedIds } from './board-lift.ts'
import { BoardTabs, DropZones } from './board-phone.tsx'
import { groupByColumn } from './board-rows.ts'
import { clickCard } from './card-link.tsx'
import { cardMoves } from './card-moves.ts'
import { movingIn } from './moving-cards.ts'
import { CancelKey, type Cursor, useBoardKeys } from './use-board-keys.ts'
import { useBoardMoves } from './use-board-moves.ts'
import { useBoardPointer } from './use-board-pointer.ts'
import { useColumnDrag } from './use-column-drag.ts'
import { useNextCursor } from './use-next-cursor.ts'

interface BoardProps<R extends Row> {
  /** The name of the board for assistive technology: "Cases". */
  label: string
  columns: readonly BoardColumnList<R>[]
  /** The key of the column a record belongs to. */
  columnOf: (record: R) => string
  /** The sort of every column: negative where `a` comes first. */
  compare: (a: R, b: R) => number
  titleOf: (record: R) => string
  /** The name of a card for assistive technology: "Harbour café, deal, €12,500". */
  labelOf: (record: R) => string
  /** Why cards can't be moved; undefined where they can. */
  locked?: string | undefined
  /** The same function while what it shows stays the same, as from `useCallback`. */
  renderCard: (record: R) => ReactNode
  /** px, the same for all cards, unless they are measured. */
  cardHeight: number
  /** Cards are as high as their content; `cardHeight` is the usual height. */
  measured?: boolean
  /** Cards have a place of their own, which `compare` gives: a drop says where, and keys move them up and down. */
  ordered?: boolean
  /** Columns side by side that share the width, of a fixed width, or below each other as rows of a list. */
  layout?: 'shared' | 'fixed' | 'rows'
  /** Moves records to a column; in an ordered one above the record `before`, or to its end. Rejects with the reason when the service refuses. */
  onMove: (records: readonly R[], column: string, before: string | undefined) => Promise<unknown>
  /** The effect of a drop, as a sentence: "Close “Fares wrong”". `place` is "place 2 of 5" in an ordered column. */
  describeMove: (records: readonly R[], column: string, place: string) => string
  onOpen: (record: R) => void
  /** The path of a record, for another tab. */
  pathOf: (id: string) => string
  /** Which cards are selected, and what `x` does; several move as one. */
  selection?: { readonly keys: readonly string[]; readonly toggle: (id: string) => void; readonly extend: (ids: readonly string[]) => void }
  /** The order of the columns, which a drop does not change: "newest first". */
  order?: string | undefined
  /** The empty state of a column. */
  empty: (column: string) => ReactNode
  /** False while something covers the board: its keys rest. */
  enabled?: boolean
  /** The record under the cursor, for keys of the page. */
  onCursor?: (record: R) => void
  /** Places outside the board to move cards to: lists beside it, each a `DropPlace`. */
  targets?: readonly { readonly key: string; readonly title: string }[]
  /** Moves a column to another index among the columns: they get a grip to drag them by. */
  onMoveColumn?: (column: string, to: number) => unknown
  /** After the columns, such as a button that adds one. */
  after?: ReactNode
}

const none: never[] = []

/**
 * Columns of endless lists. Cards move between columns by pointer or keys: Space lifts, arrows move, Space drops, Esc puts back, and each step is
 * announced. Columns keep their sort unless the board is `ordered`.
 */
export const Board = <R extends Row>(props: BoardProps<R>) => {
  const { columns, columnOf, compare, titleOf, cardHeight, selection, enabled = true, ordered = false, layout = 'shared' } = props
  const { measured = false, onCursor, targets = none, locked } = props
  const board = useRef<HTMLDivElement>(null)
  const phone = usePhone()
  const byTouch = useMedia('(pointer: coarse)')
  const stacked = layout === 'rows'
  // A phone shows one column of a few; of many it scrolls to the next.
  const printing = usePrinting()
  const oneByOne = phone && !printing && columns.length <= 3 && !stacked
  const [tab, setTab] = useState(columns[0]?.key ?? '')
  const instructions = useId()
  const nameOf = (column: string) => [...columns, ...targets].find(({ key }) => key === column)?.title ?? column
  const live = groupByColumn(columns, { columnOf, compare, sorts: ordered })
  const { describeMove, onMove } = props
  const moves = useBoardMoves({ live, ordered, columnOf, titleOf, nameOf, selected: selection?.keys ?? none, onMove, describeMove, locked })
  const { of, lift, held, lifted, cursor, setCursor, refusalOf, setRefused, begin, hover, drop, othersIn } = moves
  // An undo moves the card of the cursor back: the cursor goes with it.
  const column = cursor && [cursor.column, ...columns.map(({ key }) => key)].find((key) => of(key).items.some(({ id }) => id === cursor.id))
  const at: Cursor | undefined = cursor && column ? { column, index: of(column).items.findIndex(({ id }) => id === cursor.id) } : undefined
  const current = at && of(at.column).items[at.index]
  const reach = (to: string, record: R) => {
    setCursor((now) => (now?.column === to && now.id === record.id ? now : { column: to, id: record.id }))
    onCursor?.(record)
  }
  useNextCursor({ leaves: targets.length > 0, cursor, at, itemsOf: (key) => of(key).items, onCursor: reach })
  /** Selects the cards from that of the cursor to another one: of the same column, or of all where columns are below each other. */
  const selectTo = (record: R) => {
    const ids = (stacked ? columns.map(({ key }) => key) : [columnOf(record)]).flatMap((key) => of(key).items.map(({ id }) => id))
    const to = ids.indexOf(record.id)
    const from = ids.indexOf(current?.id ?? '')
    selection?.extend(itemsBetween(ids, from < 0 ? to : from, to))
    reach(columnOf(record), record)
  }
  const press = (record: R, event: MouseEvent) => {
    setRefused(undefined)
    if (selection && event.shiftKey && event.button === 0) return selectTo(record)
    clickCard(event, props.pathOf(record.id), () => props.onOpen(record))
  }
  const latest = useRef({ reach, press, columnOf })
  latest.current = { reach, press, columnOf }
  const onFocus = useCallback((record: R) => latest.current.reach(latest.current.columnOf(record), record), [])
  const onPress = useCallback((record: R, event: MouseEvent) => latest.current.press(record, event), [])
  useEffect(() => (layout !== 'shared' && board.current ? autoScrollForElements({ element: board.current }) : undefined), [layout])

  useBoardPointer({ board, onLift: (id) => begin(id, 'pointer'), onOver: hover, onDrop: drop })
  const columnDrop = useColumnDrag({ board, columns: columns.map(({ key }) => key), stacked, onMove: props.onMoveColumn })
  useBoardKeys({
    columns: columns.map(({ key }) => key),
    stacked,
    sizeOf: (key) => of(key).items.length,
    cursor: at,
    onCursor: (next) => {
      setRefused(undefined)
      const record = of(next.column).items[next.index]
      if (record) reach(next.column, record)
    },
    lift,
    othersIn: ordered ? (key) => othersIn(key).length : undefined,
    onOpen: () => current && props.onOpen(current),
    onLift: () => current && begin(current.id, 'keys'),
    onOver: hover,
    onDrop: () => lift && drop({ column: lift.over, at: lift.at }),
    onExtend: ({ column: to, index }) => {
      const record = of(to).items[index]
      if (record) selectTo(record)
    },
    onToggle: selection && (() => current && selection.toggle(current.id)),
    enabled,
  })

  /** Moves a card, or the selected ones with it, without a drag. */
  const movesOf = (record: R) =>
    cardMoves({
      column: columnOf(record),
      columns: [...columns, ...targets],
      ids: of(columnOf(record)).items.map(({ id }) => id),
      moving: new Set(liftedIds(record.id, selection?.keys ?? none)),
      ordered,
      onMove: (to, place) => moves.moveCard(record.id, to, place),
    })

  /** How the lifted cards would change the number of cards in a column. */
  const differenceIn = (key: string) => {
    if (!lift) return 0
    const isOver = lift.over === key
    return held.filter((record) => (columnOf(record) === key) !== isOver).length * (isOver ? 1 : -1)
  }
  const movingFor = (key: string) => lift && movingIn(key, { lift, held, of, othersIn, lifted, ordered, columnOf, compare })
  const byKeys = lift?.by === 'keys'
  const isAway = columns.some(({ key }) => {
    const moving = movingFor(key)
    return moving?.isIncoming && moving.at !== undefined
  })
  const first = columns.find(({ key }) => of(key).items.length > 0)?.key
  return (
    <div ref={board} className={classes.board} role="group" aria-label={props.label} data-one={oneByOne || undefined} data-layout={layout}>
      <p id={instructions} className="t-unseen">
        Press Space to lift, arrow keys to move{ordered ? '' : ' to another column'}, Space to drop, Escape to put back. Press Enter to
        open.
      </p>
      {oneByOne && <BoardTabs columns={columns.map((each) => ({ ...each, total: of(each.key).total }))} shown={tab} onShow={setTab} />}
      {(oneByOne ? columns.filter(({ key }) => key === tab) : columns).map((each) => {
        const { items, total } = of(each.key)
        return (
          <BoardColumn
            key={each.key}
            column={each}
            movable={props.onMoveColumn !== undefined}
            drop={columnDrop?.column === each.key ? columnDrop.side : undefined}
            items={items}
            total={total}
            moving={movingFor(each.key)}
            difference={differenceIn(each.key)}
            lifted={lifted}
            held={lift?.by === 'pointer' ? items.findIndex(({ id }) => lifted.has(id)) : -1}
            cursor={at?.column === each.key ? at.index : -1}
            follows={byKeys && lift.over === each.key}
            cardHeight={cardHeight * fontScale()}
            measured={measured}
            ordered={ordered}
            gap={stacked ? 0 : 8}
            within={stacked ? board : undefined}
            empty={props.empty(each.key)}
            skeleton={<SkeletonRows count={6} rowHeight={cardHeight + 8} columns={['1fr']} />}
            renderLifted={byKeys ? (record) => <LiftedCard>{props.renderCard(record)}</LiftedCard> : undefined}
            renderCard={(record, place) => (
              <BoardCard
                key={record.id}
                id={record.id}
                record={record}
                render={props.renderCard}
                {...place}
                atCursor={record.id === current?.id}
                tabStop={current ? record.id === current.id : each.key === first && record.id === items[0]?.id}
                selected={selection?.keys.includes(record.id) ?? false}
                lifted={lifted.has(record.id) ? (byKeys && !isAway ? 'here' : 'away') : undefined}
                refusal={refusalOf(record)}
                countDragged={liftedIds(record.id, selection?.keys ?? none).length}
                describedBy={instructions}
                movesOf={movesOf}
                byTouch={byTouch}
                isMovable={locked === undefined}
                name={titleOf(record)}
                label={props.labelOf(record)}
                onFocus={onFocus}
                onPress={onPress}
              />
            )}
          />
        )
      })}
      {props.after}
      {/* Remounted at each step to stay in front of a selection bar that has just appeared. */}
      {lift && <CancelKey key={`${lift.over} ${lift.at}`} onCancel={() => drop(undefined)} />}
      <div className="t-unseen" role="status">
        {moves.announcement}
      </div>
      {phone && !stacked && lift?.by === 'pointer' && (oneByOne || ordered) && (
        <DropZones columns={columns.filter(({ key }) => key !== (oneByOne ? tab : lift.from))} />
      )}
      {lift && !(phone && (oneByOne || ordered)) && (
        <BoardBar sentence={moves.describe({ column: lift.over, at: lift.at })} order={props.order} by={lift.by} ordered={ordered} />
      )}
    </div>
  )
}

import { type ReactNode, useId, useRef, useState } from 'react'
import { Keys } from '../../ui/keys/key.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import type { Row } from '../resource/list-page.ts'
import classes from './board.module.css'
import { BoardCard } from './board-card.tsx'
import { BoardColumn, type BoardColumnList } from './board-column.tsx'
import { type Lift, liftedIds } from './board-lift.ts'
import { groupByColumn, placeFor, type ShownColumn } from './board-rows.ts'
import { type Cursor, useBoardKeys } from './use-board-keys.ts'
import { useBoardPointer } from './use-board-pointer.ts'

interface BoardProps<R extends Row> {
  /** The name of the board for assistive technology: "Cases". */
  label: string
  columns: readonly BoardColumnList<R>[]
  /** The key of the column a record belongs to. */
  columnOf: (record: R) => string
  /** The sort of every column: negative where `a` comes first. */
  compare: (a: R, b: R) => number
  titleOf: (record: R) => string
  renderCard: (record: R) => ReactNode
  /** px, the same for all cards. */
  cardHeight: number
  /** Moves records to a column. Rejects with the reason when the service refuses. */
  onMove: (records: readonly R[], column: string) => Promise<unknown>
  /** The effect of a drop, as a sentence: "Close “Fares wrong”". */
  describeMove: (records: readonly R[], column: string) => string
  onOpen: (record: R) => void
  /** Which cards are selected, and what `x` does; several move as one. */
  selection?: { readonly keys: readonly string[]; readonly toggle: (id: string) => void }
  /** The empty state of a column. */
  empty: (column: string) => ReactNode
  /** False while something covers the board: its keys rest. */
  enabled?: boolean
}

const none: ShownColumn<never> = { items: [], total: undefined }

/**
 * Columns of endless lists. Cards move between columns by pointer or keys: Space lifts, arrows move, Space drops, Esc puts back, and each step is
 * announced. A card has no place of its own: columns keep their sort.
 */
export const Board = <R extends Row>(props: BoardProps<R>) => {
  const { columns, columnOf, compare, titleOf, cardHeight, selection, enabled = true } = props
  const board = useRef<HTMLDivElement>(null)
  const instructions = useId()
  const [cursor, setCursor] = useState<{ column: string; id: string }>()
  const [lift, setLift] = useState<Lift>()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<{ ids: readonly string[]; reason: string }>()

  const shown = groupByColumn(columns, { columnOf, compare })
  const of = (column: string): ShownColumn<R> => shown.get(column) ?? none
  const records = new Map([...shown.values()].flatMap(({ items }) => items.map((record) => [record.id, record])))
  const held = (lift?.ids ?? []).flatMap((id) => records.get(id) ?? [])
  const nameOf = (column: string) => columns.find(({ key }) => key === column)?.title ?? column
  const column = cursor && of(cursor.column).items.some(({ id }) => id === cursor.id) ? cursor.column : undefined
  const at: Cursor | undefined = cursor && column ? { column, index: of(column).items.findIndex(({ id }) => id === cursor.id) } : undefined
  const current = at && of(at.column).items[at.index]

  const move = async (moved: readonly R[], to: string) => {
    setRefused(undefined)
    const going = moved.filter((record) => columnOf(record) !== to)
    const [first] = moved
    if (first) setCursor({ column: to, id: first.id })
    if (going.length === 0) return setSaid('Put back.')
    setSaid(`${moved.length === 1 && first ? titleOf(first) : `${moved.length} cards`}: moved to ${nameOf(to)}.`)
    try {
      await props.onMove(going, to)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Couldn’t move this card.'
      if (first) setCursor({ column: columnOf(first), id: first.id })
      setRefused({ ids: going.map(({ id }) => id), reason })
      setSaid(`Put back. ${reason}`)
    }
  }
  const begin = (id: string, by: Lift['by']) => {
    const record = records.get(id)
    if (!record) return
    const ids = liftedIds(id, selection?.keys ?? [])
    setRefused(undefined)
    setLift({ ids, from: columnOf(record), over: columnOf(record), by })
    const what = ids.length === 1 ? titleOf(record) : `${ids.length} cards`
    setSaid(`${what}: lifted from ${nameOf(columnOf(record))}. Arrow keys move, Space drops, Escape puts back.`)
  }
  const hover = (over: string) => {
    setLift((now) => now && { ...now, over })
    setSaid(held.length > 0 ? `${nameOf(over)}. ${props.describeMove(held, over)}` : nameOf(over))
  }
  const drop = (to: string | undefined) => {
    setLift(undefined)
    if (to === undefined) setSaid('Put back.')
    else void move(held, to)
  }

  useBoardPointer({
    board,
    onLift: (id) => begin(id, 'pointer'),
    onOver: (over) => hover(over ?? lift?.from ?? ''),
    onDrop: drop,
  })
  useBoardKeys({
    columns: columns.map(({ key }) => key),
    sizeOf: (key) => of(key).items.length,
    cursor: at,
    onCursor: (next) => {
      setRefused(undefined)
      const record = of(next.column).items[next.index]
      if (record) setCursor({ column: next.column, id: record.id })
    },
    lift,
    onOpen: () => current && props.onOpen(current),
    onLift: () => current && begin(current.id, 'keys'),
    onOver: hover,
    onDrop: () => lift && drop(lift.over),
    onCancel: () => drop(undefined),
    onToggle: selection && (() => current && selection.toggle(current.id)),
    enabled,
  })

  const hintFor = (key: string) => {
    const gains = held.filter((record) => columnOf(record) !== key).length
    const loses = held.length - gains
    if (!lift || held.length === 0) return undefined
    if (lift.over === key && gains > 0)
      return { by: gains, at: placeFor(of(key).items, held.find((record) => columnOf(record) !== key) ?? (held[0] as R), compare) }
    return lift.over !== key && loses > 0 ? { by: -loses, at: undefined } : undefined
  }
  const first = columns.find(({ key }) => of(key).items.length > 0)?.key
  const leaves = lift && held.some((record) => columnOf(record) !== lift.over)
  return (
    <div ref={board} className={classes.board} role="group" aria-label={props.label}>
      <p id={instructions} className="t-unseen">
        Press Space to lift, arrow keys to move to another column, Space to drop, Escape to put back. Press Enter to open.
      </p>
      {columns.map((each) => {
        const { items, total } = of(each.key)
        return (
          <BoardColumn
            key={each.key}
            column={each}
            items={items}
            total={total}
            hint={hintFor(each.key)}
            held={lift?.by === 'pointer' ? items.findIndex(({ id }) => lift.ids.includes(id)) : -1}
            cursor={at?.column === each.key ? at.index : -1}
            cardHeight={cardHeight}
            empty={props.empty(each.key)}
            skeleton={<SkeletonRows count={6} rowHeight={cardHeight + 8} columns={['1fr']} />}
            renderCard={(record, place) => (
              <BoardCard
                key={record.id}
                id={record.id}
                {...place}
                atCursor={record.id === current?.id}
                tabStop={current ? record.id === current.id : each.key === first && record.id === items[0]?.id}
                selected={selection?.keys.includes(record.id) ?? false}
                lifted={lift?.ids.includes(record.id) ?? false}
                refusal={refused?.ids.includes(record.id) ? refused.reason : undefined}
                countDragged={liftedIds(record.id, selection?.keys ?? []).length}
                describedBy={instructions}
                onFocus={() => setCursor({ column: each.key, id: record.id })}
                onPress={(event) => {
                  setRefused(undefined)
                  if (!(event.target instanceof Element && event.target.closest('a, button, input, label'))) props.onOpen(record)
                }}
              >
                {props.renderCard(record)}
              </BoardCard>
            )}
          />
        )
      })}
      <div className="t-unseen" role="status">
        {said}
      </div>
      {lift && (
        <div className={classes.bar}>
          <span className={classes.sentence}>{leaves ? props.describeMove(held, lift.over) : nameOf(lift.from)}</span>
          {lift.by === 'keys' && (
            <span className={classes.keys} aria-hidden="true">
              <Keys combo="left right" /> column <Keys combo="space" /> drop <Keys combo="esc" /> put back
            </span>
          )}
        </div>
      )}
    </div>
  )
}

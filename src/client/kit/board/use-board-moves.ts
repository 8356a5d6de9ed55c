import { useState } from 'react'
import { notify } from '../../ui/float/undo-note.tsx'
import type { Row } from '../resource/list-page.ts'
import { isSamePlace, type Lift, liftedIds, type Place, placeAmong, placeWords } from './board-lift.ts'
import { MoveRefused, refusedMove } from './board-move.ts'
import type { ShownColumn } from './board-rows.ts'

interface BoardMoves<R extends Row> {
  /** The columns as they are now. */
  live: ReadonlyMap<string, ShownColumn<R>>
  ordered: boolean
  columnOf: (record: R) => string
  titleOf: (record: R) => string
  /** The title of a column. */
  nameOf: (column: string) => string
  selected: readonly string[]
  onMove: (records: readonly R[], column: string, before: string | undefined) => Promise<unknown>
  describeMove: (records: readonly R[], column: string, place: string) => string
  /** Why cards can't be moved. */
  locked: string | undefined
}

const none: ShownColumn<never> = { items: [], total: undefined }
const idsOf = <R extends Row>(rows: readonly R[]) => rows.map(({ id }) => id)

/** The lifted cards, the cursor, what was refused and what is announced, with the functions that lift, move and drop. */
export const useBoardMoves = <R extends Row>(board: BoardMoves<R>) => {
  const { live, ordered, columnOf, titleOf, nameOf } = board
  const [cursor, setCursor] = useState<{ column: string; id: string }>()
  const [lift, setLift] = useState<Lift<R>>()
  const [announcement, setAnnouncement] = useState('')
  const [refused, setRefused] = useState<{ from: ReadonlyMap<string, string>; reason: string }>()

  const shown = lift?.shown ?? live
  const of = (column: string): ShownColumn<R> => shown.get(column) ?? none
  const records = new Map([...shown.values()].flatMap(({ items }) => items.map((record) => [record.id, record])))
  const lifted = new Set(lift?.ids)
  // In the order of the board, whichever was selected first.
  const held = lift ? [...records.values()].filter(({ id }) => lifted.has(id)) : []
  const othersIn = (column: string) => of(column).items.filter(({ id }) => !lifted.has(id))
  const whatOf = (moved: readonly R[]) => (moved.length === 1 && moved[0] ? titleOf(moved[0]) : `${moved.length} cards`)
  /** Places outside the board, such as a list beside it, have no order here. */
  const isOrdered = (column: string) => ordered && shown.has(column)
  const wordsAt = ({ column, at }: Place) => {
    const others = othersIn(column).length
    return placeWords(at ?? others, held.length, others)
  }

  /** The place that moved cards get above another one, among the cards that are there now. */
  const wordsAbove = (column: string, moved: readonly R[], below: readonly R[]) => {
    const now = idsOf(live.get(column)?.items ?? []).filter((id) => !moved.some((record) => record.id === id))
    const next = below.find(({ id }) => now.includes(id))
    return placeWords(next ? now.indexOf(next.id) : now.length, moved.length, now.length)
  }

  const move = async (moved: readonly R[], to: Place) => {
    setRefused(undefined)
    const { column } = to
    const others = of(column).items.filter((record) => !moved.includes(record))
    const at = to.at ?? others.length
    const going = ordered ? moved : moved.filter((record) => columnOf(record) !== column)
    const [first] = moved
    if (first) setCursor({ column, id: first.id })
    const stays = ordered && moved.every((record) => columnOf(record) === column) && isSamePlace(idsOf(of(column).items), idsOf(moved), at)
    if (going.length === 0 || stays) return setAnnouncement('Put back.')
    const place = isOrdered(column) ? `, ${wordsAbove(column, moved, others.slice(at))}` : ''
    setAnnouncement(`${whatOf(moved)}: moved to ${nameOf(column)}${place}.`)
    try {
      await board.onMove(going, column, others[at]?.id)
    } catch (error) {
      const { ids, message: reason, isUnknown } = error instanceof MoveRefused ? error : refusedMove(error, going, titleOf)
      if (first) setCursor({ column: columnOf(first), id: first.id })
      setRefused({ from: new Map(moved.filter(({ id }) => ids.includes(id)).map((record) => [record.id, columnOf(record)])), reason })
      setAnnouncement(ids.length > 0 && !isUnknown ? `Put back. ${reason}` : reason)
      // No card is left to carry the reason.
      if (ids.length === 0) notify({ message: reason, tone: 'red' })
    }
  }

  /** Why a card was not moved. One that got there after all, as the service says later, has no reason. */
  const refusalOf = (record: R) => (refused?.from.get(record.id) === columnOf(record) ? refused.reason : undefined)

  const begin = (id: string, by: Lift<R>['by']) => {
    const record = records.get(id)
    if (!record) return
    if (board.locked !== undefined) return notify({ message: board.locked, tone: 'red' })
    const ids = liftedIds(id, board.selected).filter((each) => records.has(each))
    const from = columnOf(record)
    const rows = idsOf(of(from).items)
    const at = ordered ? placeAmong(rows, new Set(ids)) : undefined
    setRefused(undefined)
    setLift({ ids, from, over: from, at, by, shown })
    const where = at === undefined ? '' : `, place ${rows.indexOf(id) + 1} of ${rows.length}`
    const what = ids.length === 1 ? titleOf(record) : `${ids.length} cards`
    setAnnouncement(`${what}: lifted from ${nameOf(from)}${where}. Arrow keys move, Space drops, Escape puts back.`)
  }

  /** Describes the effect of a drop at a place. Returns the name of the column if nothing would change. */
  const describe = (place: Place) => {
    const moving = ordered ? held : held.filter((record) => columnOf(record) !== place.column)
    if (moving.length === 0) return nameOf(place.column)
    return board.describeMove(moving, place.column, isOrdered(place.column) ? wordsAt(place) : '')
  }
  const hover = (asked: Place | undefined) => {
    if (!lift) return
    const origin = { column: lift.from, at: ordered ? placeAmong(idsOf(of(lift.from).items), lifted) : undefined }
    const { column, at } = asked ?? origin
    if (column === lift.over && at === lift.at) return
    setLift({ ...lift, over: column, at })
    const [name, what] = [nameOf(column), describe({ column, at })]
    if (isOrdered(column)) setAnnouncement(`${name}, ${wordsAt({ column, at })}.`)
    else setAnnouncement(what === name ? `${name}.` : `${name}. ${what}`)
  }
  const drop = (place: Place | undefined) => {
    setLift(undefined)
    if (place === undefined) setAnnouncement('Put back.')
    else void move(held, place)
  }
  /** Moves a card, or the selected ones with it, to a place in a column; without one to its end. */
  const moveCard = (id: string, column: string, at?: number) => {
    const ids = new Set(liftedIds(id, board.selected))
    void move(
      [...records.values()].filter((record) => ids.has(record.id)),
      { column, at },
    )
  }
  return {
    moveCard,
    of,
    lift,
    held,
    lifted,
    cursor,
    setCursor,
    refusalOf,
    setRefused,
    announcement,
    begin,
    hover,
    drop,
    describe,
    othersIn,
  }
}

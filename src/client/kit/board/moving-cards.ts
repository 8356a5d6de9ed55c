import type { Row } from '../resource/list-page.ts'
import { isSamePlace, type Lift, slotIndex } from './board-lift.ts'
import { placeFor, type ShownColumn } from './board-rows.ts'

interface Lifted<R> {
  lift: Lift<R>
  /** The lifted cards, in the order of the board. */
  held: readonly R[]
  lifted: ReadonlySet<string>
  of: (column: string) => ShownColumn<R>
  othersIn: (column: string) => readonly R[]
  ordered: boolean
  columnOf: (record: R) => string
  compare: (a: R, b: R) => number
}

/** Returns the lifted cards that would come to a column or leave it, and the index of their place; undefined where there are none. */
export const movingIn = <R extends Row>(key: string, { lift, held, lifted, of, othersIn, ordered, columnOf, compare }: Lifted<R>) => {
  const isIncoming = lift.over === key
  const rows = of(key).items
  if (ordered) {
    if (!isIncoming) return undefined
    const ids = rows.map(({ id }) => id)
    const place = lift.at ?? othersIn(key).length
    const moved = held.map(({ id }) => id)
    const stays = held.every((record) => columnOf(record) === key) && isSamePlace(ids, moved, place)
    return { records: held, isIncoming, at: stays ? undefined : slotIndex(ids, lifted, place) }
  }
  const moved = held.filter((record) => (columnOf(record) === key) !== isIncoming && columnOf(record) !== lift.over)
  const [first] = moved
  return first && { records: moved, isIncoming, at: isIncoming ? placeFor(rows, first, compare) : 0 }
}

import type { ShownColumn } from './board-rows.ts'

/** A place that lifted cards are over. */
export interface Place {
  readonly column: string
  /** How many other cards stay above them; undefined where a column keeps its sort, and for the end. */
  readonly at: number | undefined
}

/** Lifted cards: where they came from, and the place they are over. */
export interface Lift<R> {
  readonly ids: readonly string[]
  readonly from: string
  readonly over: string
  readonly at: number | undefined
  /** Keys or pointer: a pointer's drag ends by itself when the pointer is released. */
  readonly by: 'keys' | 'pointer'
  /** The columns at the time of the lift. Other people's changes must not move cards during a drag. */
  readonly shown: ReadonlyMap<string, ShownColumn<R>>
}

/** Returns the column a step away, or the same one at either end. */
export const neighbour = (columns: readonly string[], column: string, step: -1 | 1): string =>
  columns[Math.max(0, Math.min(columns.length - 1, columns.indexOf(column) + step))] ?? column

/** The cards that a lift takes: all selected ones where the card is one of them, else the card alone. */
export const liftedIds = (id: string, selected: readonly string[]): readonly string[] => (selected.includes(id) ? selected : [id])

/** Returns the index among all rows of a column at which lifted cards are inserted: below `at` other cards. */
export const slotIndex = (ids: readonly string[], lifted: ReadonlySet<string>, at: number): number => {
  let others = 0
  for (const [index, id] of ids.entries()) {
    if (lifted.has(id)) continue
    if (others === at) return index
    others += 1
  }
  return ids.length
}

/** Returns how many other cards are above the first lifted one. */
export const placeAmong = (ids: readonly string[], lifted: ReadonlySet<string>): number => {
  const first = ids.findIndex((id) => lifted.has(id))
  return first < 0 ? ids.length : first
}

/** Whether cards dropped at a place of their own column would leave it as it is. */
export const isSamePlace = (ids: readonly string[], moved: readonly string[], at: number): boolean => {
  const others = ids.filter((id) => !moved.includes(id))
  return others.toSpliced(at, 0, ...moved).join() === ids.join()
}

/** "place 2 of 5", "places 2 and 3 of 5", "places 2 to 9 of 12". */
export const placeWords = (at: number, moved: number, others: number): string => {
  const [first, last, of] = [at + 1, at + moved, others + moved]
  if (moved === 1) return `place ${first} of ${of}`
  return moved === 2 ? `places ${first} and ${last} of ${of}` : `places ${first} to ${last} of ${of}`
}

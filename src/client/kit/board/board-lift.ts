/** Cards in the hand: where they came from, and the column they are over. */
export interface Lift {
  readonly ids: readonly string[]
  readonly from: string
  readonly over: string
  /** Keys or pointer: a pointer's drag ends by itself when the pointer is released. */
  readonly by: 'keys' | 'pointer'
}

/** Returns the column a step away, or the same one at either end. */
export const neighbour = (columns: readonly string[], column: string, step: -1 | 1): string =>
  columns[Math.max(0, Math.min(columns.length - 1, columns.indexOf(column) + step))] ?? column

/** The cards that a lift takes: all selected ones where the card is one of them, else the card alone. */
export const liftedIds = (id: string, selected: readonly string[]): readonly string[] => (selected.includes(id) ? selected : [id])

import { useKeys } from '../../ui/keys/hotkeys.ts'
import { type Lift, neighbour, type Place } from './board-lift.ts'

/** Where the cursor of a board is. */
export interface Cursor {
  readonly column: string
  readonly index: number
}

interface BoardKeys {
  columns: readonly string[]
  /** The columns are below each other: up and down go on in the next one. */
  stacked: boolean
  sizeOf: (column: string) => number
  cursor: Cursor | undefined
  onCursor: (cursor: Cursor) => void
  lift: Lift<unknown> | undefined
  /** How many cards of a column are not lifted; undefined where columns keep their sort. */
  othersIn: ((column: string) => number) | undefined
  onOpen: () => void
  onLift: () => void
  onOver: (place: Place) => void
  onDrop: () => void
  onToggle: (() => void) | undefined
  /** Selects the cards from that of the cursor to another one. */
  onExtend: (to: Cursor) => void
  enabled: boolean
}

/** Escape puts back the lifted cards before it does anything else, such as clear a selection. Rendered while there are some. */
export const CancelKey = ({ onCancel }: { onCancel: () => void }) => {
  useKeys({ escape: onCancel })
  return null
}

/** The keys of a board: arrows (or h j k l) move, Space lifts and drops, Esc puts back, Enter opens, x selects, Shift with up or down selects on. */
export const useBoardKeys = (board: BoardKeys): void => {
  const { columns, stacked, sizeOf, othersIn, cursor, lift } = board
  const moveTo = (column: string, index: number) => {
    const size = sizeOf(column)
    if (size > 0) board.onCursor({ column, index: Math.max(0, Math.min(size - 1, index)) })
  }
  /** Moves the lifted cards one place, in stacked columns also into the next one. */
  const shift = ({ over, at = 0 }: Lift<unknown>, step: 1 | -1) => {
    if (!othersIn) return
    const next = at + step
    if (next >= 0 && next <= othersIn(over)) return board.onOver({ column: over, at: next })
    const column = neighbour(columns, over, step)
    if (stacked && column !== over) board.onOver({ column, at: step > 0 ? 0 : othersIn(column) })
  }
  /** The card below or above that of the cursor. */
  const next = (step: 1 | -1): Cursor | undefined => {
    const at = cursor ?? { column: columns.find((column) => sizeOf(column) > 0) ?? '', index: step > 0 ? -1 : 0 }
    const index = at.index + step
    if (!stacked || (index >= 0 && index < sizeOf(at.column))) return { column: at.column, index }
    const rest = step > 0 ? columns.slice(columns.indexOf(at.column) + 1) : columns.slice(0, columns.indexOf(at.column)).reverse()
    const column = rest.find((key) => sizeOf(key) > 0)
    return column === undefined ? undefined : { column, index: step > 0 ? 0 : sizeOf(column) - 1 }
  }
  const down = (step: 1 | -1) => () => {
    const to = next(step)
    if (lift) shift(lift, step)
    else if (to) moveTo(to.column, to.index)
    return true
  }
  const extend = (step: 1 | -1) => () => {
    const to = next(step)
    if (lift || !to) return false
    return board.onExtend(to)
  }
  const across = (step: 1 | -1) => () => {
    if (lift) {
      const column = neighbour(columns, lift.over, step)
      if (column !== lift.over || !othersIn) board.onOver({ column, at: othersIn && Math.min(lift.at ?? 0, othersIn(column)) })
    } else if (cursor) {
      const next = neighbour(columns, cursor.column, step)
      if (sizeOf(next) > 0) moveTo(next, cursor.index)
    }
    return true
  }
  const atCursor = (act: (() => void) | undefined) => () => {
    if (!cursor || !act) return false
    act()
    return true
  }
  useKeys(
    {
      down: down(1),
      j: down(1),
      up: down(-1),
      k: down(-1),
      right: across(1),
      l: across(1),
      left: across(-1),
      h: across(-1),
      space: atCursor(lift ? board.onDrop : board.onLift),
      enter: atCursor(lift ? board.onDrop : board.onOpen),
      'shift+down': extend(1),
      'shift+j': extend(1),
      'shift+up': extend(-1),
      'shift+k': extend(-1),
      x: atCursor(lift ? undefined : board.onToggle),
    },
    { enabled: board.enabled },
  )
}

import { useKeys } from '../../ui/keys/hotkeys.ts'
import { type Lift, neighbour } from './board-lift.ts'

/** Where the cursor of a board is. */
export interface Cursor {
  readonly column: string
  readonly index: number
}

interface BoardKeys {
  columns: readonly string[]
  sizeOf: (column: string) => number
  cursor: Cursor | undefined
  onCursor: (cursor: Cursor) => void
  lift: Lift | undefined
  onOpen: () => void
  onLift: () => void
  onOver: (column: string) => void
  onDrop: () => void
  onCancel: () => void
  onToggle: (() => void) | undefined
  enabled: boolean
}

/** The keys of a board: arrows (or h j k l) move, Space lifts and drops, Esc puts back, Enter opens, x selects. */
export const useBoardKeys = (board: BoardKeys): void => {
  const { columns, sizeOf, cursor, lift } = board
  const moveTo = (column: string, index: number) => {
    const size = sizeOf(column)
    if (size > 0) board.onCursor({ column, index: Math.max(0, Math.min(size - 1, index)) })
  }
  const down = (step: 1 | -1) => () => {
    if (lift) return true
    const at = cursor ?? { column: columns.find((column) => sizeOf(column) > 0) ?? '', index: step > 0 ? -1 : 0 }
    moveTo(at.column, at.index + step)
    return true
  }
  const across = (step: 1 | -1) => () => {
    if (lift) board.onOver(neighbour(columns, lift.over, step))
    else if (cursor) {
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
  const cancel = () => {
    if (!lift) return false
    board.onCancel()
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
      x: atCursor(lift ? undefined : board.onToggle),
      escape: cancel,
    },
    { enabled: board.enabled },
  )
}

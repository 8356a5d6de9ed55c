import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useEffectEvent } from 'react'

interface BoardPointer {
  /** The element around the board: drags of other boards are not its own. */
  board: RefObject<HTMLElement | null>
  onLift: (cardId: string) => void
  onOver: (column: string | undefined) => void
  /** The pointer was released over a column, or elsewhere. */
  onDrop: (column: string | undefined) => void
}

interface Target {
  readonly data: Record<string | symbol, unknown>
}

/** Follows drags of the board's cards by the pointer, a finger included. */
export const useBoardPointer = ({ board, onLift, onOver, onDrop }: BoardPointer): void => {
  const lift = useEffectEvent(onLift)
  const over = useEffectEvent(onOver)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const columnOf = (targets: readonly Target[]) => {
      const found = targets.find(({ data }) => typeof data.column === 'string')?.data.column
      return typeof found === 'string' ? found : undefined
    }
    return monitorForElements({
      canMonitor: ({ source }) => 'cardId' in source.data && (board.current?.contains(source.element) ?? false),
      onDragStart: ({ source }) => lift(String(source.data.cardId)),
      onDropTargetChange: ({ location }) => over(columnOf(location.current.dropTargets)),
      onDrop: ({ location }) => drop(columnOf(location.current.dropTargets)),
    })
  }, [board])
}

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Place } from './board-lift.ts'

interface BoardPointer {
  /** The element around the board: drags of other boards are not its own. */
  board: RefObject<HTMLElement | null>
  onLift: (cardId: string) => void
  onOver: (place: Place | undefined) => void
  /** The pointer was released over a column, or elsewhere. */
  onDrop: (place: Place | undefined) => void
}

interface Target {
  readonly data: Record<string | symbol, unknown>
}

const placeIn = (targets: readonly Target[]): Place | undefined => {
  const data = targets.find(({ data }) => typeof data.column === 'string')?.data
  return data && { column: String(data.column), at: typeof data.at === 'number' ? data.at : undefined }
}

/** Follows drags of the board's cards by the pointer, a finger included. */
export const useBoardPointer = ({ board, onLift, onOver, onDrop }: BoardPointer): void => {
  const lift = useEffectEvent(onLift)
  const over = useEffectEvent(onOver)
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => 'cardId' in source.data && (board.current?.contains(source.element) ?? false),
        onDragStart: ({ source }) => lift(String(source.data.cardId)),
        onDrag: ({ location }) => over(placeIn(location.current.dropTargets)),
        onDropTargetChange: ({ location }) => over(placeIn(location.current.dropTargets)),
        onDrop: ({ location }) => drop(placeIn(location.current.dropTargets)),
      }),
    [board],
  )
}

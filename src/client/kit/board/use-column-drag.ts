import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type ColumnDrop, columnIndex, type DragPoint, dropBeside } from './column-drop.ts'

interface ColumnDrag {
  board: RefObject<HTMLElement | null>
  columns: readonly string[]
  /** Columns are below each other. */
  stacked: boolean
  /** Moves a column to an index among the columns. */
  onMove: ((column: string, to: number) => unknown) | undefined
}

/** Follows drags of the board's columns by their grip. Returns the column and side where the dragged one would go. */
export const useColumnDrag = ({ board, columns, stacked, onMove }: ColumnDrag): ColumnDrop | undefined => {
  const [drop, setDrop] = useState<ColumnDrop>()
  const follow = useEffectEvent((dragged: string, point: DragPoint) => {
    const next = dropBeside(columns, dragged, point, stacked)
    setDrop((now) => (now?.column === next?.column && now?.side === next?.side ? now : next))
  })
  const end = useEffectEvent((dragged: string, point: DragPoint) => {
    setDrop(undefined)
    const next = dropBeside(columns, dragged, point, stacked)
    if (next) onMove?.(dragged, columnIndex(columns, dragged, next))
  })
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => 'columnKey' in source.data && (board.current?.contains(source.element) ?? false),
        onDrag: ({ source, location: { current } }) => follow(String(source.data.columnKey), current),
        onDropTargetChange: ({ source, location: { current } }) => follow(String(source.data.columnKey), current),
        onDrop: ({ source, location: { current } }) => end(String(source.data.columnKey), current),
      }),
    [board],
  )
  return drop
}

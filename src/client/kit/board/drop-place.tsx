import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface DropPlaceProps {
  /** The key of the column, or of a place outside the board, that cards dropped here are moved to. */
  column: string
  className: string
  children: ReactNode
}

/** A place to drop cards of a board on, outside its columns. `data-over` marks it while cards are over it. */
export const DropPlace = ({ column, className, children }: DropPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    return dropTargetForElements({
      element,
      getData: () => ({ column }),
      canDrop: ({ source }) => 'cardId' in source.data,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [column])
  return (
    <div ref={place} className={className} data-over={over || undefined}>
      {children}
    </div>
  )
}

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import classes from './drop-area.module.css'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

interface DropAreaProps {
  /** Absent where nothing is accepted. */
  onDrop: ((files: File[]) => void) | undefined
  /** Shown while files are dragged over it. */
  hint: string
  className?: string | undefined
  children: ReactNode
}

/** A part of the page that accepts dropped files. */
export const DropArea = ({ onDrop, hint, className, children }: DropAreaProps) => {
  // Every element inside sends its own enter and leave events.
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const handle = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!onDrop || !hasFiles(event)) return
    event.preventDefault()
    act(event)
  }
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Attach button does the same by keyboard
    <div
      className={[classes.area, className].filter(Boolean).join(' ')}
      onDragEnter={handle(() => move(1))}
      onDragOver={handle(() => undefined)}
      onDragLeave={handle(() => move(-1))}
      onDrop={(event) => {
        // A drop area inside has taken the files.
        const isHandled = event.defaultPrevented
        handle(({ dataTransfer }) => {
          move(-depth.current)
          if (!isHandled) onDrop?.([...dataTransfer.files])
        })(event)
      }}
    >
      {children}
      {over && <div className={classes.hint}>{hint}</div>}
    </div>
  )
}

import { type ReactNode, useRef, useState } from 'react'
import classes from './drop-area.module.css'
import { carriesFiles } from './dropped-files.ts'

/** A part of the page that takes dropped files; while they hang over it, it says what dropping does. */
export const DropArea = ({
  onDrop,
  says,
  className,
  children,
}: {
  onDrop: (files: File[]) => void
  says: string
  className?: string | undefined
  children: ReactNode
}) => {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const leave = () => {
    depth.current = 0
    setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the button beside it is the first
    <div
      className={[classes.area, className].filter(Boolean).join(' ')}
      onDragEnter={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDragLeave={(event) => {
        if (!carriesFiles(event)) return
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        leave()
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && <div className={classes.says}>{says}</div>}
    </div>
  )
}

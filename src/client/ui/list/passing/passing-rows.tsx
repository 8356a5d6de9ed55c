import type { RefObject } from 'react'
import classes from '../infinite-list.module.css'

interface PassingRowsProps {
  element: RefObject<HTMLDivElement | null>
  /** The class of the lines. */
  className?: string | undefined
  flying: boolean
}

/** Rows that pass too quickly to be read: what one finds one's way by, as one text, which `useFlight` writes. Nothing is as cheap to draw. */
export const PassingRows = ({ element, className = '', flying }: PassingRowsProps) => (
  <div ref={element} aria-hidden="true" hidden={!flying} className={`${classes.passing} ${className}`} />
)

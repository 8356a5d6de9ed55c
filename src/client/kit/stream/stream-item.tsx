import type { KeyboardEvent, ReactNode } from 'react'
import postClasses from '../posts/post.module.css'
import classes from './stream.module.css'

interface StreamItemProps {
  /** Its accessible name. */
  label: string
  /** At the left: an icon, or a control such as the circle of a task. */
  lead: ReactNode
  children: ReactNode
  /** The keys of the focused entry. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** One entry of a stream. j and k move the focus between entries. */
export const StreamItem = ({ label, lead, children, onKeyDown }: StreamItemProps) => (
  <article className={postClasses.post} aria-label={label} tabIndex={-1} data-entry onKeyDown={onKeyDown}>
    <span className={classes.icon}>{lead}</span>
    <div className={postClasses.content}>{children}</div>
  </article>
)

import type { ReactNode } from 'react'
import type { Change } from '../../../contract/x/changes.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDateTime } from '../../ui/dates/format-date.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './change-line.module.css'

interface ChangeLineProps {
  change: Change
  /** What was done, after the author's name. */
  children: ReactNode
  /** Below: what changed. */
  details?: ReactNode
  /** At the right: the button that takes it back. */
  action?: ReactNode
}

/** A change in a list of changes: who did what, and when. */
export const ChangeLine = ({ change, children, details, action }: ChangeLineProps) => {
  const { nameOf } = useWorkspace()
  const author = nameOf(change.author)
  return (
    <li className={classes.line} data-undone={change.undone || undefined}>
      <Avatar name={author} kind="person" size={24} />
      <div className={classes.words}>
        <bdi className={classes.author}>{author}</bdi> {children}
        {details}
        <time className={classes.time}>{formatDateTime(change.date)}</time>
      </div>
      {change.undone ? <span className={classes.time}>Undone</span> : action}
    </li>
  )
}

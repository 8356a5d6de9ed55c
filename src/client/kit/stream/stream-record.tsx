import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import classes from './stream.module.css'
import { StreamItem } from './stream-item.tsx'

interface StreamRecordProps {
  /** "Deal" */
  noun: string
  name: string
  to: string
  icon: IconType
  /** A line about it, such as its status. */
  children: ReactNode
}

/** Another record in the stream. Enter opens it. */
export const StreamRecord = ({ noun, name, to, icon, children }: StreamRecordProps) => {
  const navigate = useNavigate()
  return (
    <StreamItem
      label={`${noun}: ${name}`}
      lead={<Icon of={icon} size={18} />}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && void navigate(to)}
    >
      <div className={classes.named}>
        <Link className={classes.record} to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className={classes.noun}>{noun}</span>
      </div>
      <div className={classes.about}>{children}</div>
    </StreamItem>
  )
}

import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Call } from '../../../lib/call-log.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { CallDetails } from './call-details.tsx'
import classes from './calls.module.css'

export const hasFailed = ({ status = 0, outcome }: Call): boolean => status >= 400 || outcome === 'unanswered'

const words: Record<Call['outcome'], string> = {
  running: '…',
  answered: '',
  cancelled: 'Cancelled',
  unanswered: 'No answer',
  live: 'Live',
}

const Status = ({ call }: { call: Call }): ReactNode => {
  const text = words[call.outcome] || call.status
  if (call.outcome === 'live') return <span className={classes.live}>{text}</span>
  return hasFailed(call) ? (
    <span className={classes.failed}>
      <Icon of={IconAlertTriangle} size={14} /> {text}
    </span>
  ) : (
    text
  )
}

/** The reason that the service gave. */
const reasonOf = ({ received }: Call): string | undefined => {
  if (received === undefined) return undefined
  try {
    const { errors } = JSON.parse(received) as { errors?: { message?: string }[] }
    return errors?.[0]?.message
  } catch {
    return undefined
  }
}

/** A call: method, path, status and time. Opens to show what was sent and received. */
export const CallRow = ({ call }: { call: Call }) => {
  const [open, setOpen] = useState(false)
  const { method, path, time, outcome } = call
  const reason = hasFailed(call) ? reasonOf(call) : undefined
  return (
    <li className={classes.call}>
      <button type="button" className={classes.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={IconChevronRight} size={14} />
        <span className={classes.method}>{method}</span>
        <span className={classes.path} title={path}>
          {path}
        </span>
        <span className={classes.status}>
          <Status call={call} />
        </span>
        <span className={classes.time}>{outcome === 'live' || time === undefined ? '' : Math.round(time)}</span>
      </button>
      {reason && <p className={classes.reason}>{reason}</p>}
      {open && <CallDetails call={call} />}
    </li>
  )
}

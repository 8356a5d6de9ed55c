import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../../ui/dates/format-date.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import classes from './catch-up.module.css'
import type { NewsGroup } from './catch-up-groups.ts'
import { changesIn } from './catch-up-words.ts'

interface CatchUpRowProps {
  group: NewsGroup
  seen: boolean
  current: boolean
  now: Date
  nameOf: (id: string) => string
  onChoose: (key: string) => void
  onOpen: () => void
  /** The changes, on screens too narrow for two columns. */
  children: ReactNode
}

/** One thing that something happened to: its title, who did what, and when. */
export const CatchUpRow = ({ group, seen, current, now, nameOf, onChoose, onOpen, children }: CatchUpRowProps) => {
  const { key, about, place, recordings } = group
  const latest = recordings.at(-1)
  if (!latest) return null
  const at = parseUtc(latest.date)
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-key={key}
        data-seen={seen || undefined}
        aria-current={current || undefined}
        onClick={() => onChoose(key)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !current) return
          event.preventDefault()
          onOpen()
        }}
      >
        {avatar(nameOf(latest.author), 'person', 24)}
        <span className={classes.words}>
          <bdi className={classes.title}>{about.title}</bdi>
          <span className={classes.second}>
            {changesIn(group, nameOf)}
            {place && `, ${place}`}
          </span>
        </span>
        <span className={classes.when}>
          {seen && (
            <span className={classes.check} title="Seen">
              <Icon of={IconCheck} size={14} />
            </span>
          )}
          <time>{daysAgo(at, now) === 0 ? formatTime(at) : formatShort(at, now)}</time>
        </span>
      </button>
      {children && <div className={classes.inside}>{children}</div>}
    </li>
  )
}

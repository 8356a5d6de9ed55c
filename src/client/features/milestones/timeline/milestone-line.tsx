import { IconArrowLeft } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { When } from '../../../kit/due/when.tsx'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDate, formatShortDay } from '../../../ui/dates/format-date.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Tone } from '../../../ui/icons/state-label.tsx'
import line from './milestone-line.module.css'
import classes from './timeline.module.css'
import marks from './timeline-marks.module.css'
import { placed } from './timeline-range.ts'

/** Where a milestone would go, and why: of the one that is moved, or of a later one that moves along. */
export interface Ghost {
  /** In days of the range. */
  readonly at: number
  readonly day: string
  /** The new date in words. */
  readonly label: string
  readonly leads: boolean
  /** "+5 days" */
  readonly distance: string
  /** "was Wed 25 Nov", "Sun 6 becomes Mon 7". */
  readonly note: string
}

interface MilestoneLineProps {
  id: string
  index: number
  top: number
  height: number
  milestone: Milestone
  /** Where it is, in days of the range. */
  at: number
  today: string
  responsible: string | undefined
  label: string
  tone: Tone | undefined
  ghost: Ghost | undefined
  atCursor: boolean
  movable: boolean
}

/** A milestone of the timeline: its name and date at the left, its diamond in time. */
export const MilestoneLine = memo((props: MilestoneLineProps) => {
  const { id, index, top, height, milestone, at, today, responsible, label, tone, ghost, atCursor, movable } = props
  const moved = ghost && ghost.day !== milestone.deadline ? ghost : undefined
  const shortDay = formatShortDay(moved?.day ?? milestone.deadline, today)
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={atCursor}
      className={classes.row}
      data-cursor={atCursor || undefined}
      data-leads={ghost?.leads || undefined}
      data-id={milestone.id}
      style={{ top, height }}
    >
      <div role="gridcell" tabIndex={-1} className={classes.side}>
        <span className={line.picture}>{responsible && avatar(responsible, 'person', 20)}</span>
        <span className={line.name} data-open title={milestone.title}>
          <bdi>{milestone.title}</bdi>
        </span>
        {moved ? <span className={line.newDay}>{moved.label}</span> : <When label={label} tone={tone} />}
      </div>
      <div role="gridcell" tabIndex={-1} className={classes.track}>
        {moved && (
          <>
            <span className={marks.old} style={placed(at)} />
            <span className={marks.path} style={placed(Math.min(at, moved.at), Math.abs(moved.at - at))} />
          </>
        )}
        <span
          role="img"
          aria-label={formatDate(moved?.day ?? milestone.deadline)}
          className={marks.diamond}
          data-tone={tone}
          data-grip={movable || undefined}
          data-ghost={moved && !moved.leads ? true : undefined}
          data-lifted={ghost?.leads || undefined}
          style={placed(moved?.at ?? at)}
        />
        <span
          className={marks.label}
          aria-hidden="true"
          data-moved={moved ? true : undefined}
          style={{ ...placed(Math.max(at, moved?.at ?? at)), '--first': Math.min(at, moved?.at ?? at) } as CSSProperties}
        >
          {moved ? (
            <>
              <span className={marks.distance} data-leads={moved.leads || undefined}>
                {moved.leads ? moved.label : moved.distance}
              </span>
              {moved.note && (
                <>
                  {moved.leads ? ' ' : ', '}
                  {moved.note}
                </>
              )}
            </>
          ) : (
            <bdi>{milestone.title}</bdi>
          )}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Show ${shortDay}`}
          className={marks.arrow}
          data-reveal={moved?.day ?? milestone.deadline}
          data-tone={moved ? undefined : tone}
          style={placed(moved?.at ?? at)}
        >
          <Icon of={IconArrowLeft} size={13} />
          {shortDay}
        </button>
      </div>
    </div>
  )
})

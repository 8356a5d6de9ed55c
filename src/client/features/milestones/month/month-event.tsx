import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import { paths } from '../../../paths.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import type { Tone } from '../../../ui/icons/state-label.tsx'
import { buttonLink } from '../../../ui/page/row-link.ts'
import classes from './month-event.module.css'
import { eventId } from './month-grid.tsx'

interface MonthEventProps extends Pick<ComponentPropsWithoutRef<'button'>, 'style' | 'draggable' | 'onDragStart' | 'onDragEnd'> {
  milestone: Milestone
  /** Its state in words, and their tone. */
  words: { label: string; tone: Tone | undefined }
  /** Where it is, or would go. */
  day: string
  onOpen: (id: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A milestone in the calendar. */
export const MonthEvent = ({ milestone, words, day, onOpen, ...props }: MonthEventProps) => {
  const moved = day !== milestone.deadline
  const state = moved ? `moves to ${formatDate(day)}` : words.tone ? `${formatDate(day)}, ${words.label}` : formatDate(day)
  return (
    <button
      type="button"
      {...props}
      className={classes.event}
      // A list of all milestones of a day shows those of the calendar once more.
      id={props.style?.position === 'absolute' ? eventId(milestone.id) : undefined}
      data-event-id={milestone.id}
      data-tone={moved ? undefined : words.tone}
      data-moved={moved || undefined}
      aria-label={`${milestone.title}, ${state}`}
      title={milestone.title}
      {...buttonLink(paths.milestone(milestone.id), () => onOpen(milestone.id))}
    >
      <span className={classes.diamond} />
      <bdi className={classes.title}>{milestone.title}</bdi>
    </button>
  )
}

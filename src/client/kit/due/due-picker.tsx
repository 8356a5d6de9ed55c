import { Button } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type HTMLAttributes, type ReactElement, useState } from 'react'
import type { TimeBucket } from '../../../contract/projects/tasks.ts'
import { LazyCalendar } from '../../ui/dates/lazy-calendar.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { DayLine } from './day-line.tsx'
import classes from './due.module.css'
import { dueWords } from './due-words.ts'
import { readDueDate } from './typed-day.ts'
import { useDueDays } from './use-due-days.ts'
import { When } from './when.tsx'

export const buckets: readonly { key: TimeBucket; label: string }[] = [
  { key: 'today', label: 'Today' },
  { key: 'tomorrow', label: 'Tomorrow' },
  { key: 'this week', label: 'This week' },
  { key: 'next week', label: 'Next week' },
  { key: 'later', label: 'Later' },
]

interface DueProps {
  dueDate: string
  onChange: (dueDate: string) => void
}

/** Sets a due date by a bucket. Its time of day stays. */
export const DueBuckets = ({ dueDate, onChange }: DueProps) => {
  const days = useDueDays()
  return (
    <div className={classes.buckets}>
      {buckets.map(({ key, label }) => (
        <Button key={key} size="xs" variant="default" onClick={() => onChange(days.movedTo(dueDate, days.dueIn(key)))}>
          {key === 'later' ? 'No date' : label}
        </Button>
      ))}
    </div>
  )
}

/** The panel that sets a due date: a bucket, a day or moment to type, or a day of the calendar. Its time of day stays unless it is removed. */
export const DuePanel = ({ dueDate, onChange }: DueProps) => {
  const days = useDueDays()
  const time = days.timeOf(dueDate)
  const move = (to: string) => onChange(days.movedTo(dueDate, to))
  return (
    <div className={classes.panel}>
      <DueBuckets dueDate={dueDate} onChange={onChange} />
      <DayLine label="Or a day" read={readDueDate} onApply={move} />
      <LazyCalendar value={days.dayOf(dueDate)} onChange={move} />
      {time !== undefined && (
        <Button variant="text" onClick={() => onChange(days.dayOf(dueDate))}>
          Remove the time {time}
        </Button>
      )}
    </div>
  )
}

interface DuePickerProps extends DueProps {
  target: (isOpen: boolean, toggle: () => void) => ReactElement<HTMLAttributes<HTMLElement>>
}

/** Chooses a due date in a popover. */
export const DuePicker = ({ dueDate, onChange, target }: DuePickerProps) => {
  const [open, setOpen] = useState(false)
  const choose = (next: string) => {
    setOpen(false)
    if (next !== dueDate) onChange(next)
  }
  return (
    <Popover label="Due date" width="content" opened={open} onChange={setOpen} target={target(open, () => setOpen(!open))}>
      <DuePanel dueDate={dueDate} onChange={choose} />
    </Popover>
  )
}

/** The due date of a task as a button that changes it. */
export const DueButton = ({ dueDate, onChange }: DueProps) => {
  const words = dueWords(dueDate, useDueDays())
  return (
    <DuePicker
      dueDate={dueDate}
      onChange={onChange}
      target={(isOpen, toggle) => (
        <button
          type="button"
          className={classes.button}
          aria-label={words ? `Due ${words.label}. Change the due date` : 'Set a due date'}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {words ? (
            <When {...words} />
          ) : (
            <span className={classes.none}>
              <Icon of={IconCalendar} size={13} /> Due date
            </span>
          )}
        </button>
      )}
    />
  )
}

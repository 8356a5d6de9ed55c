import { useState } from 'react'
import { formatDate } from '../../ui/dates/format-date.ts'
import { Popover } from '../../ui/float/popover.tsx'
import { StateLabel } from '../../ui/icons/state-label.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { useDueDays } from '../tasks/use-due-days.ts'
import classes from './milestone-day.module.css'
import type { Milestone } from './milestone-resource.ts'
import { toneIcons, whenWords } from './milestone-words.ts'

const calendar = lazyComponent(() => import('../../ui/dates/calendar.tsx').then(({ Calendar }) => Calendar))

/** The date of a milestone, or its state: "Done", "2 days late", "Tomorrow", "Wed 25 Nov". */
export const WhenLabel = ({ milestone }: { milestone: Milestone }) => {
  const { label, tone } = whenWords(milestone, useDueDays())
  return tone ? <StateLabel tone={tone} icon={toneIcons[tone]} label={label} /> : <span className={classes.day}>{label}</span>
}

/** The date of a milestone as a button that changes it in a calendar. */
export const DayButton = ({ day, onChange }: { day: string; onChange: (day: string) => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Date"
      width="content"
      opened={open}
      onChange={setOpen}
      target={
        <button
          type="button"
          className={classes.button}
          aria-label={`${formatDate(day)}. Change the date`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {formatDate(day)}
        </button>
      }
    >
      <div className={classes.panel}>
        <calendar.Component
          value={day}
          onChange={(next) => {
            setOpen(false)
            if (next !== day) onChange(next)
          }}
          fallback={<div className={classes.calendar} />}
        />
      </div>
    </Popover>
  )
}

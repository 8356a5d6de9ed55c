import { useState } from 'react'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { dateFault, parseDate } from '../../../ui/dates/parse-date.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { sincePresets } from '../search/search.ts'
import { sinceWords } from '../search/search-words.ts'
import classes from './panels.module.css'

const calendar = lazyComponent(() => import('../../../ui/dates/calendar.tsx').then(({ Calendar }) => Calendar))

/** A day as one types it; Enter keeps it. */
const DayField = ({ day, onApply }: { day: string; onApply: (day: string) => void }) => {
  const [typed, setTyped] = useState(day && formatDate(day))
  const [fault, setFault] = useState<string>()
  const keep = () => {
    const now = new Date()
    const read = parseDate(typed, now)
    if (read === undefined) setFault(dateFault(typed, now))
    else if (new Date(`${read}T00:00`) > now) setFault('This day is still to come.')
    else onApply(read)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        label="Or since a day"
        placeholder="17 Nov 2026"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={(text) => {
          setFault(undefined)
          setTyped(text)
        }}
      />
    </form>
  )
}

/** How far back: a preset, or a day, typed or pressed. */
export const SincePanel = ({ value, onApply }: { value: string; onApply: (since: string) => void }) => {
  const day = /^\d{4}-/.test(value) ? value : ''
  return (
    <div className={`${classes.form} ${classes.since}`}>
      <div className={classes.choices}>
        {sincePresets.map((preset, at) => (
          <button
            key={preset}
            type="button"
            className={classes.choice}
            aria-pressed={preset === value}
            data-autofocus={at === 0 || undefined}
            onClick={() => onApply(preset)}
          >
            {sinceWords[preset]}
          </button>
        ))}
      </div>
      <DayField day={day} onApply={onApply} />
      <div className={classes.calendar}>
        <calendar.Component value={day} onChange={(date) => date && onApply(date)} until={new Date()} />
      </div>
    </div>
  )
}

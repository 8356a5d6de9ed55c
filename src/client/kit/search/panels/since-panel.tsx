import { useState } from 'react'
import { dayOf, formatDate, parseUtc } from '../../../ui/dates/format-date.ts'
import { LazyCalendar } from '../../../ui/dates/lazy-calendar.tsx'
import { dateFault, parseDate } from '../../../ui/dates/parse-date.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { isPreset, presetWords, sincePresets } from '../since.ts'
import { ChoicePanel } from './choice-panel.tsx'
import classes from './panels.module.css'

/** A day to type; Enter applies it. */
const DayField = ({ day, onApply }: { day: string; onApply: (day: string) => void }) => {
  const [typed, setTyped] = useState(day && formatDate(day))
  const [fault, setFault] = useState<string>()
  const submit = () => {
    const now = new Date()
    const read = parseDate(typed, now)
    if (read === undefined) setFault(dateFault(typed, now))
    else if (parseUtc(read) > now) setFault('Choose a day in the past.')
    else onApply(read)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
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

/** How far back: a preset, or a day, typed or chosen. */
export const SincePanel = ({ verb, value, onApply }: { verb: string; value: string; onApply: (since: string) => void }) => {
  const day = isPreset(value) ? '' : value
  return (
    <div className={`${classes.form} ${classes.since}`}>
      <ChoicePanel
        options={sincePresets.map((preset) => ({ value: preset, label: presetWords(verb, preset) }))}
        value={value}
        onApply={onApply}
      />
      <DayField day={day} onApply={onApply} />
      <div className={classes.calendar}>
        <LazyCalendar value={day} onChange={(date) => date && onApply(date)} until={dayOf(new Date())} />
      </div>
    </div>
  )
}

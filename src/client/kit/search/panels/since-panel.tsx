import { currentTime } from '../../../clock.ts'
import { dayOf, formatDate, parseUtc } from '../../../ui/dates/format-date.ts'
import { LazyCalendar } from '../../../ui/dates/lazy-calendar.tsx'
import { dateFormat } from '../../due/day-formats.ts'
import { DayLine } from '../../due/day-line.tsx'
import { isPreset, presetWords, sincePresets } from '../since.ts'
import { ChoicePanel } from './choice-panel.tsx'
import classes from './panels.module.css'

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
      <DayLine
        label="Or since a day"
        initial={day && formatDate(day)}
        read={dateFormat.parse}
        check={(since) => (parseUtc(since) > currentTime() ? 'Choose a day in the past.' : undefined)}
        onApply={onApply}
      />
      <div className={classes.calendar}>
        <LazyCalendar value={day} onChange={(date) => date && onApply(date)} until={dayOf(currentTime())} />
      </div>
    </div>
  )
}

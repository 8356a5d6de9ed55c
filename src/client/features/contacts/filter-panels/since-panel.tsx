import { latePart } from '../../../ui/page/late-part.tsx'
import { sincePresets } from '../search/search.ts'
import { sinceWords } from '../search/search-words.ts'
import classes from './panels.module.css'

const calendar = latePart(() => import('../../../ui/dates/calendar.tsx').then(({ Calendar }) => Calendar))

/** How far back: a preset, or a day. */
export const SincePanel = ({ value, onApply }: { value: string; onApply: (since: string) => void }) => (
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
    <p className={classes.hint}>Or since a day:</p>
    <div className={classes.calendar}>
      <calendar.Late value={/^\d{4}-/.test(value) ? value : ''} onChange={(day) => day && onApply(day)} until={new Date()} />
    </div>
  </div>
)

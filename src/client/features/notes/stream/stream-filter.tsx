import type { Shown } from './stream.ts'
import classes from './stream-filter.module.css'

const words: Record<Shown, string> = { everything: 'Everything', notes: 'Notes', files: 'Files' }

/** What the stream shows; counts stand after their word where they are known. */
export const StreamFilter = ({
  shown,
  counts,
  onChange,
}: {
  shown: Shown
  counts: Record<Shown, number | undefined>
  onChange: (shown: Shown) => void
}) => (
  <div className={classes.filter} role="radiogroup" aria-label="What to show">
    {(Object.keys(words) as Shown[]).map((each) => (
      <label key={each} className={classes.option}>
        <input type="radio" className="t-unseen" name="stream" checked={each === shown} onChange={() => onChange(each)} />
        {words[each]}
        {counts[each] ? <span className={classes.count}>{counts[each].toLocaleString('en-GB')}</span> : null}
      </label>
    ))}
  </div>
)

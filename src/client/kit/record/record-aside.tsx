import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './record-page.module.css'

interface RecordAsideProps {
  /** The properties as one line, for narrow windows. */
  summary: ReactNode
  /** A link at the start of that line, such as a phone number. */
  summaryLink?: ReactNode
  /** The properties. `show` unfolds them where they are folded. */
  children: (show: () => void) => ReactNode
}

/** The column of properties at the right; in narrow windows a line above the page that unfolds. */
export const RecordAside = ({ summary, summaryLink, children }: RecordAsideProps) => {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <aside className={classes.aside} aria-label="Details" data-unfolded={unfolded || undefined}>
      <div className={classes.fold}>
        {!unfolded && summaryLink}
        <button type="button" className={classes.unfold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <span className={classes.summary}>{unfolded ? 'Details' : summary}</span>
          <Icon of={unfolded ? IconChevronUp : IconChevronDown} size={14} />
        </button>
      </div>
      <div className={classes.properties}>{children(() => setUnfolded(true))}</div>
    </aside>
  )
}

/** A page's content at the left and `RecordAside` at the right. */
export const RecordColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.stream}>{children}</div>
    {aside}
  </div>
)

/** The rows of properties. */
export const PropertyRows = ({ children }: { children: ReactNode }) => <div className={classes.rows}>{children}</div>

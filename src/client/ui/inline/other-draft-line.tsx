import { Button } from '@mantine/core'
import { currentTime } from '../../clock.ts'
import { formatDraftTime } from '../dates/format-draft-time.ts'
import classes from './draft-line.module.css'

interface OtherDraftLineProps {
  /** When the other draft was written; undefined when there is none. */
  at: Date | undefined
  onShow: () => void
}

/** Says that another tab has a draft of the same, and offers to show it. */
export const OtherDraftLine = ({ at, onShow }: OtherDraftLineProps) =>
  at && (
    <p className={classes.other}>
      Another draft from {formatDraftTime(at, currentTime())}
      <span aria-hidden="true"> · </span>
      <Button variant="text" onMouseDown={(event) => event.preventDefault()} onClick={onShow} aria-label="Show the other draft">
        Show
      </Button>
    </p>
  )

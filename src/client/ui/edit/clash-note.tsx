import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Icon } from '../icons/icon.tsx'
import classes from './clash-note.module.css'

interface ClashNoteProps {
  /** Who changed it: "Mia Member". */
  by: string
  /** What both changed, in a word or two: "title". */
  what: string
  theirs: string
  mine: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Says that somebody changed the same thing, shows both, and lets one choose. Until then theirs stands and mine is kept here. */
export const ClashNote = ({ by, what, theirs, mine, onKeepMine, onTakeTheirs }: ClashNoteProps) => (
  <div className={classes.note} role="alert">
    <Icon of={IconUsers} />
    <div className={classes.words}>
      <p className={classes.says}>
        <bdi>{by}</bdi> changed this meanwhile: {what}.
      </p>
      <dl className={classes.both}>
        <dt>Theirs</dt>
        <dd dir="auto">{theirs}</dd>
        <dt>Yours</dt>
        <dd dir="auto">{mine}</dd>
      </dl>
    </div>
    <div className={classes.choices}>
      <Button size="xs" variant="default" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="xs" variant="default" onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </div>
  </div>
)

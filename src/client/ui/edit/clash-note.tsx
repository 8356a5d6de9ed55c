import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Icon } from '../icons/icon.tsx'
import classes from './clash-note.module.css'

interface ClashNoteProps {
  /** Who else changed it; undefined for oneself, in another window. */
  by: string | undefined
  /** The field that both changed: "title". */
  what: string
  theirs: string
  mine: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows both values of a field that two people changed, and asks which one to keep. Until then theirs is saved, and mine is kept on this device. */
export const ClashNote = ({ by, what, theirs, mine, onKeepMine, onTakeTheirs }: ClashNoteProps) => (
  <div className={classes.note} role="alert">
    <Icon of={IconUsers} />
    <div className={classes.words}>
      <p className={classes.says}>
        {by === undefined ? (
          `You changed the ${what} in another window.`
        ) : (
          <>
            <bdi>{by}</bdi> also changed the {what}.
          </>
        )}
      </p>
      <dl className={classes.both}>
        <dt>{by === undefined ? 'There' : 'Theirs'}</dt>
        <dd dir="auto">{theirs}</dd>
        <dt>{by === undefined ? 'Here' : 'Yours'}</dt>
        <dd dir="auto">{mine}</dd>
      </dl>
    </div>
    <div className={classes.choices}>
      <Button size="xs" variant="default" onClick={onKeepMine}>
        {by === undefined ? 'Keep this one' : 'Keep mine'}
      </Button>
      <Button size="xs" variant="default" onClick={onTakeTheirs}>
        {by === undefined ? 'Use the other' : 'Use theirs'}
      </Button>
    </div>
  </div>
)

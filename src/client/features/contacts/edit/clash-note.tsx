import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Sign } from '../../../ui/signs/sign.tsx'
import classes from './clash-note.module.css'
import type { ContactEdit } from './use-contact-edit.ts'

/** Says that somebody changed the same thing, shows both, and lets one choose. Until then theirs is shown and mine is kept here. */
export const ClashNote = ({ clash }: { clash: NonNullable<ContactEdit['clash']> }) => {
  const { what, mine, theirs } = clash.clash
  return (
    <div className={classes.note} role="alert">
      <Sign of={IconUsers} />
      <div className={classes.words}>
        <p className={classes.says}>
          <bdi>{clash.by}</bdi> changed this meanwhile: {what}.
        </p>
        <dl className={classes.both}>
          <dt>Theirs</dt>
          <dd dir="auto">{theirs}</dd>
          <dt>Yours</dt>
          <dd dir="auto">{mine}</dd>
        </dl>
      </div>
      <div className={classes.choices}>
        <Button size="xs" variant="default" onClick={clash.keepMine}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={clash.takeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { Switch } from '../../../ui/fields/switch.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { countOf } from '../../../ui/text/noun.ts'
import classes from './move-bar.module.css'
import { planWords } from './move-words.ts'
import type { Plan } from './plan-move.ts'
import type { Move } from './use-move.ts'

/** The bar while a move is not saved: what it does, what moves along, and the ways out. */
export const MoveBar = ({ move, plan }: { move: Move; plan: Plan }) => {
  const phone = usePhone()
  useKeys({ enter: move.save, escape: move.cancel })
  useLayoutEffect(() => {
    // Keeps notifications above the bar.
    const { style } = document.documentElement
    style.setProperty('--t-note-rise', '3.75rem')
    return () => void style.removeProperty('--t-note-rise')
  }, [])
  const moved = plan.days === 0 ? 0 : plan.later.size + 1
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label="Move">
        <span className={classes.sentence}>{planWords(plan)}</span>
        <span className={classes.choices}>
          <Switch label="Move later ones" checked={move.later} onChange={move.setLater} />
          <Switch label="Skip weekends" checked={move.offWeekends} onChange={move.setOffWeekends} />
        </span>
        <span className={classes.ways}>
          <Button variant={phone ? 'default' : 'subtle'} rightSection={phone ? undefined : <Keys combo="esc" />} onClick={move.cancel}>
            Cancel
          </Button>
          <Button rightSection={phone ? undefined : <Keys combo="enter" />} disabled={moved === 0} onClick={move.save}>
            {moved > 1 ? `Save ${countOf(moved, { one: 'date', other: 'dates' })}` : 'Save date'}
          </Button>
        </span>
      </div>
    </div>
  )
}

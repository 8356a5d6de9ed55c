import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { formatShortDay } from '../../../ui/dates/format-date.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { FloatingBar } from '../../../ui/page/floating-bar.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { useTaskListsOf } from '../../tasks/lists/task-list-resource.ts'
import classes from './move-bar.module.css'
import { planWords } from './move-words.ts'
import type { Plan } from './plan-move.ts'
import type { Move } from './use-move.ts'

const steps = [
  { days: -7, label: 'One week earlier', icon: IconChevronsLeft },
  { days: -1, label: 'One day earlier', icon: IconChevronLeft },
  { days: 1, label: 'One day later', icon: IconChevronRight },
  { days: 7, label: 'One week later', icon: IconChevronsRight },
] as const

/** The bar while a move is not saved: what it does, what moves along, and the ways out. */
export const MoveBar = ({ move, plan }: { move: Move; plan: Plan }) => {
  const phone = usePhone()
  const { today } = useDueDays()
  useKeys({ enter: move.save, escape: move.cancel })
  const step = ({ days, label, icon }: (typeof steps)[number]) => (
    <IconButton key={days} label={label} icon={icon} size={28} onClick={() => move.by(plan.milestone, days)} />
  )
  const moved = plan.days === 0 ? 0 : plan.later.size + 1
  const lists = useTaskListsOf(plan.milestone.projectId)
  const hasTasks = lists.some(
    ({ milestoneId, openCount }) =>
      milestoneId !== undefined && openCount > 0 && (milestoneId === plan.milestone.id || plan.later.has(milestoneId)),
  )
  return (
    <FloatingBar label="Move" className={classes.bar}>
      <span className={classes.steps}>
        {steps.slice(0, 2).map(step)}
        <span className={classes.day}>{formatShortDay(plan.day, today)}</span>
        {steps.slice(2).map(step)}
      </span>
      <span className={classes.sentence}>{planWords(plan)}</span>
      <span className={classes.choices}>
        <Switch label="Move later ones" checked={move.later} onChange={move.setLater} />
        {move.later && plan.sameDay > 0 && (
          <Switch label={`Move ${plan.sameDay} on the same day`} checked={move.sameDay} onChange={move.setSameDay} />
        )}
        {hasTasks && <Switch label="Move their tasks" checked={move.tasks} onChange={move.setTasks} />}
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
    </FloatingBar>
  )
}

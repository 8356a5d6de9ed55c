import { useMemo, useState } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { formatShortDay } from '../../../ui/dates/format-date.ts'
import { storedChoice } from '../../../ui/storage/stored-choice.ts'
import { planWords } from './move-words.ts'
import { moveByDays, type Plan, planMove, skipWeekend } from './plan-move.ts'
import { useSaveMove } from './use-save-move.ts'

const moveLater = storedChoice('tandem-move-later', ['on', 'off'])
const skipWeekends = storedChoice('tandem-skip-weekends', ['on', 'off'])
const moveSameDay = storedChoice('tandem-move-same-day', ['on', 'off'])
const moveTasks = storedChoice('tandem-move-tasks', ['off', 'on'])

/** A move of a milestone that is not saved yet, and the choices that it follows. */
export interface Move {
  readonly plan: Plan | undefined
  readonly later: boolean
  readonly offWeekends: boolean
  readonly sameDay: boolean
  /** Whether the due dates of tasks move with the milestone of their list. */
  readonly tasks: boolean
  readonly setLater: (on: boolean) => void
  readonly setOffWeekends: (on: boolean) => void
  readonly setSameDay: (on: boolean) => void
  readonly setTasks: (on: boolean) => void
  /** The announcement for assistive technology. */
  readonly said: string
  /** Moves a milestone to a day, as a drag does. */
  readonly to: (milestone: Milestone, day: string) => void
  /** Moves a milestone by some days, on from where the move has brought it. */
  readonly by: (milestone: Milestone, days: number) => void
  readonly cancel: () => void
  readonly save: () => void
}

/** Returns the move of one milestone at a time. Nothing is saved before `save`. */
export const useMove = (all: readonly Milestone[]): Move => {
  const [moved, setMoved] = useState<{ id: string; day: string }>()
  const [said, setSaid] = useState('')
  const later = moveLater.use() === 'on'
  const offWeekends = skipWeekends.use() === 'on'
  const sameDay = moveSameDay.use() === 'on'
  const tasks = moveTasks.use() === 'on'
  const { today } = useDueDays()
  const saveMove = useSaveMove()
  const milestone = moved && all.find(({ id }) => id === moved.id)
  const plan = useMemo(
    () => (milestone && moved ? planMove(all, milestone, moved.day, { later, offWeekends, sameDay }) : undefined),
    [all, milestone, moved, later, offWeekends, sameDay],
  )
  const place = (one: Milestone, day: string) => {
    setMoved({ id: one.id, day })
    const next = planMove(all, one, day, { later, offWeekends, sameDay })
    setSaid(`${one.title}: ${formatShortDay(day, today)}. ${planWords(next)}. Enter saves, Escape cancels.`)
  }
  return {
    plan,
    later,
    offWeekends,
    sameDay,
    tasks,
    setLater: (on) => moveLater.set(on ? 'on' : 'off'),
    setOffWeekends: (on) => {
      skipWeekends.set(on ? 'on' : 'off')
      if (on) setMoved((now) => now && { ...now, day: skipWeekend(now.day) })
    },
    setSameDay: (on) => moveSameDay.set(on ? 'on' : 'off'),
    setTasks: (on) => moveTasks.set(on ? 'on' : 'off'),
    said,
    to: (one, day) => place(one, offWeekends ? skipWeekend(day) : day),
    by: (one, days) => place(one, moveByDays(moved?.id === one.id ? moved.day : one.deadline, days, offWeekends)),
    cancel: () => {
      if (!moved) return
      setMoved(undefined)
      setSaid('Put back.')
    },
    save: () => {
      setMoved(undefined)
      if (!plan || plan.days === 0) return setSaid('Put back.')
      void saveMove(plan, { sameDay, tasks }).then((result) =>
        setSaid(result === 'saved' ? `Saved. ${planWords(plan)}.` : result === 'refused' ? 'Put back.' : ''),
      )
    },
  }
}

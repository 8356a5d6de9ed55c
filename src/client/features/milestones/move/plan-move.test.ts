import { describe, expect, it } from 'vitest'
import type { Milestone } from '../milestone-resource.ts'
import { formatDistance, planWords, weekendNote } from './move-words.ts'
import { moveByDays, planMove, skipWeekend } from './plan-move.ts'

const milestone = (id: string, deadline: string, more: Partial<Milestone> = {}): Milestone => ({
  id,
  projectId: '1',
  title: id,
  deadline,
  completedAt: '',
  author: '1',
  createdAt: '',
  updatedAt: '',
  ...more,
})

const moved = milestone('moved', '2026-11-25')
const all = [
  milestone('before', '2026-11-20'),
  moved,
  milestone('same day', '2026-11-25'),
  milestone('done', '2026-11-27', { completedAt: '2026-11-26' }),
  milestone('elsewhere', '2026-11-28', { projectId: '2' }),
  milestone('next', '2026-12-01'),
  milestone('last', '2027-01-08'),
]
const daysOf = (options: { later: boolean; offWeekends: boolean }, day = '2026-11-30') =>
  Object.fromEntries([...planMove(all, moved, day, options).later].map(([id, shifted]) => [id, shifted.day]))

describe('planning a move', () => {
  it('moves the later open milestones of the project by the same number of days', () => {
    expect(daysOf({ later: true, offWeekends: false })).toEqual({ next: '2026-12-06', last: '2027-01-13' })
    expect(daysOf({ later: true, offWeekends: false }, '2026-11-20')).toEqual({ next: '2026-11-26', last: '2027-01-03' })
  })

  it('moves those that come to a weekend to the Monday after', () => {
    expect(daysOf({ later: true, offWeekends: true })).toEqual({ next: '2026-12-07', last: '2027-01-13' })
    expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-31'].map(skipWeekend)).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
      '2026-12-31',
    ])
  })

  it('moves nothing else when asked not to, or when it stays on its day', () => {
    expect(daysOf({ later: false, offWeekends: true })).toEqual({})
    expect(daysOf({ later: true, offWeekends: true }, '2026-11-25')).toEqual({})
  })

  it('steps over weekends in the direction of the step', () => {
    expect(moveByDays('2026-11-27', 1, true)).toBe('2026-11-30')
    expect(moveByDays('2026-11-30', -1, true)).toBe('2026-11-27')
    expect(moveByDays('2026-11-27', 1, false)).toBe('2026-11-28')
    expect(moveByDays('2026-12-31', 7, true)).toBe('2027-01-07')
  })
})

describe('a move in words', () => {
  const words = (day: string, later = true, offWeekends = true) => planWords(planMove(all, moved, day, { later, offWeekends }))

  it('counts what moves along', () => {
    expect(words('2026-11-30')).toBe('Moves 2 later milestones by 5 days, skipping weekends')
    expect(words('2026-11-26', true, false)).toBe('Moves 2 later milestones by 1 day')
    expect(words('2026-11-23')).toBe('Moves 2 later milestones 2 days earlier, skipping weekends')
    expect(words('2026-11-30', false)).toBe('Moves 5 days later')
    expect(words('2026-11-24', false)).toBe('Moves 1 day earlier')
    expect(words('2026-11-25')).toBe('Stays on its day')
  })

  it('says why a date is not exactly as far away', () => {
    expect(weekendNote({ plain: '2026-12-06', day: '2026-12-07' })).toBe('Sun 6 becomes Mon 7')
    expect(weekendNote({ plain: '2026-12-07', day: '2026-12-07' })).toBe('')
    expect([formatDistance(5), formatDistance(-1)]).toEqual(['+5 days', '−1 day'])
  })
})

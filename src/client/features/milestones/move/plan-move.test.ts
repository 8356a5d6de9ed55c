import { describe, expect, it } from 'vitest'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { formatDistance, planWords } from './move-words.ts'
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
const daysOf = (options: { later: boolean; offWeekends: boolean; sameDay?: boolean }, day = '2026-11-30') =>
  Object.fromEntries(planMove(all, moved, day, { sameDay: false, ...options }).later)

describe('planning a move', () => {
  it('moves the later open milestones of the project by the same number of days', () => {
    expect(daysOf({ later: true, offWeekends: false })).toEqual({ next: '2026-12-06', last: '2027-01-13' })
    expect(daysOf({ later: true, offWeekends: false }, '2026-11-20')).toEqual({ next: '2026-11-26', last: '2027-01-03' })
  })

  it('keeps the distance in working days where weekends are skipped', () => {
    expect(daysOf({ later: true, offWeekends: true })).toEqual({ next: '2026-12-04', last: '2027-01-13' })
    expect(daysOf({ later: true, offWeekends: true }, '2026-11-24')).toEqual({ next: '2026-11-30', last: '2027-01-07' })
    expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-31'].map(skipWeekend)).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
      '2026-12-31',
    ])
  })

  it('ends where it began after a move there and back', () => {
    const milestones = [
      milestone('A', '2026-11-27'),
      milestone('A2', '2026-11-27'),
      milestone('B', '2026-11-30'),
      milestone('C', '2026-12-01'),
      milestone('D', '2026-12-04'),
    ]
    const move = (rows: readonly Milestone[], day: string) => {
      const [first] = rows as [Milestone]
      const { later } = planMove(rows, first, day, { later: true, offWeekends: true, sameDay: true })
      return rows.map((row) => ({ ...row, deadline: row.id === first.id ? day : (later.get(row.id) ?? row.deadline) }))
    }
    for (const day of ['2026-11-26', '2026-12-02', '2026-11-30', '2026-10-30'])
      expect(move(move(milestones, day), '2026-11-27')).toEqual(milestones)
  })

  it('counts those on the same day, which move along only on request', () => {
    expect(planMove(all, moved, '2026-11-30', { later: true, offWeekends: false, sameDay: false }).sameDay).toBe(1)
    expect(daysOf({ later: true, offWeekends: false, sameDay: true })).toEqual({
      'same day': '2026-11-30',
      next: '2026-12-06',
      last: '2027-01-13',
    })
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
  const words = (day: string, later = true, offWeekends = true) =>
    planWords(planMove(all, moved, day, { later, offWeekends, sameDay: false }))

  it('counts what moves along', () => {
    expect(words('2026-11-30')).toBe('Moves 2 other milestones by 3 working days')
    expect(words('2026-11-26', true, false)).toBe('Moves 2 other milestones by 1 day')
    expect(words('2026-11-23')).toBe('Moves 2 other milestones 2 working days earlier')
    expect(words('2026-11-30', false)).toBe('Moves 5 days later')
    expect(words('2026-11-24', false)).toBe('Moves 1 day earlier')
    expect(words('2026-11-25')).toBe('Date unchanged')
  })

  it('says how far each moves', () => {
    expect([formatDistance(5), formatDistance(-1)]).toEqual(['+5 days', '−1 day'])
  })
})

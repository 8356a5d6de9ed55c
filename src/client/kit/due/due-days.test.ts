import { describe, expect, it } from 'vitest'
import { dueDaysIn, neverLate } from './due-days.ts'
import { dueWords } from './due-words.ts'

const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu']
const at = (text: string) => new Date(`${text}Z`)
const words = (zone: string, now: string, due: string) => dueWords(due, dueDaysIn(zone, at(now)))?.label

describe('due dates', () => {
  it('of a template are never late', () => {
    const days = neverLate(dueDaysIn('Europe/Berlin', at('2026-11-19T10:30:00')))
    const said = ['2026-02-02', '2026-11-19 08:00:00', '2026-11-19', '2026-11-20', '2026-12-24'].map((due) => dueWords(due, days))
    expect(said.map((words) => words?.label)).toEqual(['Mon 2 Feb', 'Today, 09:00', 'Today', 'Tomorrow', 'Thu 24 Dec'])
    expect(said.every((words) => words?.tone !== 'red')).toBe(true)
    expect(days.isLate('2026-02-02')).toBe(false)
  })

  it('keep their time of day on another day, over the change of the clocks too', () => {
    const days = dueDaysIn('Europe/Berlin', at('2026-10-20T12:00:00'))
    expect(days.movedTo('2026-10-23 13:00:00', '2026-10-26')).toBe('2026-10-26 14:00:00')
    expect(days.movedTo('2026-12-04 14:00:00', '2026-12-07')).toBe('2026-12-07 14:00:00')
    expect(days.movedTo('2026-12-04 14:00:00', '2026-12-07 08:30:00')).toBe('2026-12-07 08:30:00')
    expect([days.movedTo('2026-12-04 14:00:00', ''), days.movedTo('2026-12-04', '2026-12-07')]).toEqual(['', '2026-12-07'])
  })

  it('follow the day of the reader, in six time zones around midnight', () => {
    const now = '2026-11-19T10:30:00'
    expect(zones.map((zone) => dueDaysIn(zone, at(now)).today)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-19',
      '2026-11-19',
      '2026-11-19',
      '2026-11-19',
    ])
    expect(zones.map((zone) => words(zone, now, '2026-11-20'))).toEqual([
      'Today',
      'Tomorrow',
      'Tomorrow',
      'Tomorrow',
      'Tomorrow',
      'Tomorrow',
    ])
    expect(zones.map((zone) => words(zone, now, '2026-11-19 11:00:00'))).toEqual([
      'Today, 01:00',
      'Tomorrow, 00:00',
      'Today, 16:30',
      'Today, 12:00',
      'Today, 06:00',
      'Today, 01:00',
    ])
    const before = '2026-11-19T10:59:59'
    const after = '2026-11-19T11:00:00'
    expect([before, after].map((moment) => words('Pacific/Auckland', moment, '2026-11-19'))).toEqual(['Today', '1 day late'])
  })

  it('follow the calendar where the clocks change', () => {
    const spring = dueDaysIn('Europe/Berlin', at('2027-03-27T22:30:00'))
    expect([spring.today, spring.dayOf('2027-03-28 21:59:59'), spring.dayOf('2027-03-28 22:00:00')]).toEqual([
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ])
    expect(spring.daysLate('2027-03-29')).toBe(-2)
    const nine = { year: 2027, month: 3, day: 28, hour: 9, minute: 0 }
    expect(spring.momentOf(nine)).toBe('2027-03-28 07:00:00')
    expect(spring.momentOf({ ...nine, day: 27 })).toBe('2027-03-27 08:00:00')
    const autumn = dueDaysIn('America/New_York', at('2026-11-01T03:30:00'))
    expect([autumn.today, autumn.bucketOf('2026-11-02 04:59:59')]).toEqual(['2026-10-31', 'tomorrow'])
    expect(autumn.momentOf({ year: 2026, month: 11, day: 1, hour: 12, minute: 0 })).toBe('2026-11-01 17:00:00')
  })

  it('fall into the buckets that the service uses', () => {
    const thursday = dueDaysIn('Europe/Lisbon', at('2026-11-19T12:00:00'))
    const due = ['', '2026-11-01', '2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']
    expect(due.map(thursday.bucketOf)).toEqual(['later', 'today', 'today', 'tomorrow', 'this week', 'next week', 'next week', 'later'])
    const dueOn = (day: string) =>
      (['today', 'tomorrow', 'this week', 'next week', 'later'] as const).map(dueDaysIn('UTC', at(`${day}T09:00:00`)).dueIn)
    expect(dueOn('2026-11-16')).toEqual(['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-27', ''])
    expect(dueOn('2026-11-22')).toEqual(['2026-11-22', '2026-11-23', '2026-11-22', '2026-11-27', ''])
    expect(dueOn('2026-12-31')).toEqual(['2026-12-31', '2027-01-01', '2027-01-01', '2027-01-08', ''])
  })

  it('have a day for each bucket, except for this week at its end', () => {
    const within = (day: string) => (['this week', 'next week', 'later'] as const).map(dueDaysIn('UTC', at(`${day}T09:00:00`)).dayWithin)
    expect(within('2026-11-17')).toEqual(['2026-11-20', '2026-11-27', ''])
    expect(within('2026-11-19')).toEqual(['2026-11-22', '2026-11-27', ''])
    expect(within('2026-11-21')).toEqual([undefined, '2026-11-27', ''])
  })

  it('are in the weeks of the reader', () => {
    const friday = (start: 'monday' | 'sunday' | 'saturday') => dueDaysIn('UTC', at('2026-11-20T09:00:00'), start)
    const due = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28']
    expect(due.map(friday('monday').bucketOf)).toEqual(['tomorrow', 'this week', 'next week', 'next week'])
    expect(due.map(friday('sunday').bucketOf)).toEqual(['tomorrow', 'next week', 'next week', 'next week'])
    expect(due.map(friday('saturday').bucketOf)).toEqual(['tomorrow', 'next week', 'next week', 'later'])
    expect((['monday', 'sunday', 'saturday'] as const).map((start) => friday(start).dueIn('next week'))).toEqual([
      '2026-11-27',
      '2026-11-27',
      '2026-11-27',
    ])
    expect((['monday', 'sunday', 'saturday'] as const).map((start) => friday(start).dayWithin('this week'))).toEqual([
      '2026-11-22',
      undefined,
      undefined,
    ])
  })

  it('say how late they are, and the time where there is one', () => {
    const days = dueDaysIn('UTC', at('2026-11-19T12:00:00'))
    const due = ['2026-11-16', '2026-11-18 09:00:00', '2026-11-19', '2026-11-19 09:00:00', '2026-11-21', '2027-01-04', '']
    expect(due.map((each) => dueWords(each, days))).toEqual([
      { label: '3 days late', tone: 'red' },
      { label: '1 day late', tone: 'red' },
      { label: 'Today', tone: 'amber' },
      { label: 'Late since 09:00', tone: 'red' },
      { label: 'Sat 21 Nov', tone: undefined },
      { label: '4 Jan 2027', tone: undefined },
      undefined,
    ])
  })
})

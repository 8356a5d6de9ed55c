import { describe, expect, it } from 'vitest'
import { daysIn } from './due-days.ts'

const thursday = daysIn('Europe/Lisbon', '2026-11-19 12:00:00', 'monday')

describe('due dates', () => {
  it('fall into buckets: late is today, none is later, and beyond next week has none', () => {
    const buckets = ['', '2026-11-01', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']
    expect(buckets.map(thursday.bucketOf)).toEqual([
      'later',
      'today',
      'today',
      'tomorrow',
      'this week',
      'this week',
      'next week',
      'next week',
      undefined,
    ])
  })

  it('use the time zone of the user', () => {
    const [auckland, honolulu] = ['Pacific/Auckland', 'Pacific/Honolulu'].map((zone) => daysIn(zone, '2026-11-19 10:30:00', 'monday'))
    expect([auckland?.dueIn('today'), honolulu?.dueIn('today')]).toEqual(['2026-11-19', '2026-11-19'])
    expect([auckland?.bucketOf('2026-11-19 11:00:00'), honolulu?.bucketOf('2026-11-20 09:59:59')]).toEqual(['tomorrow', 'today'])
    expect([auckland?.isToday('2026-11-18 11:00:00'), auckland?.isToday('2026-11-18 10:59:59')]).toEqual([true, false])
  })

  it('have no bucket beyond the last day of the calendar', () => {
    const ahead = daysIn('Pacific/Kiritimati', '2026-11-19 10:30:00', 'monday')
    expect(['9999-12-31', '9999-12-31 23:59:59', '0001-01-01 00:00:00'].map(ahead.bucketOf)).toEqual([undefined, undefined, 'today'])
  })

  it('of a week are its Friday, or today if that is past', () => {
    const on = (day: string) =>
      (['today', 'tomorrow', 'this week', 'next week', 'later'] as const).map(daysIn('UTC', `${day} 09:00:00`, 'monday').dueIn)
    expect(on('2026-11-16')).toEqual(['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-27', ''])
    expect(on('2026-11-20')).toEqual(['2026-11-20', '2026-11-21', '2026-11-20', '2026-11-27', ''])
    expect(on('2026-11-22')).toEqual(['2026-11-22', '2026-11-23', '2026-11-22', '2026-11-27', ''])
    expect(on('2026-12-31')).toEqual(['2026-12-31', '2027-01-01', '2027-01-01', '2027-01-08', ''])
  })

  it.each([
    // A Friday, a Saturday and a Sunday.
    ['sunday', '2026-11-20', '2026-11-20', '2026-11-27', ['tomorrow', 'next week', 'next week', undefined]],
    ['sunday', '2026-11-22', '2026-11-27', '2026-12-04', ['today', 'today', 'tomorrow', 'next week']],
    ['saturday', '2026-11-19', '2026-11-20', '2026-11-27', ['next week', 'next week', 'next week', undefined]],
    ['saturday', '2026-12-31', '2027-01-01', '2027-01-08', ['today', 'today', 'today', 'today']],
    ['monday', '2026-11-19', '2026-11-20', '2026-11-27', ['this week', 'this week', 'next week', 'next week']],
  ] as const)('are in weeks that begin on %s, seen on %s', (start, day, thisWeek, nextWeek, buckets) => {
    const days = daysIn('UTC', `${day} 09:00:00`, start)
    expect([days.dueIn('this week'), days.dueIn('next week')]).toEqual([thisWeek, nextWeek])
    const due =
      day === '2026-11-19'
        ? ['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28']
        : ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29']
    expect(due.map(days.bucketOf)).toEqual(buckets)
  })

  it('follow the calendar when the clocks change', () => {
    const before = daysIn('Europe/Berlin', '2026-10-24 22:30:00', 'monday')
    expect([before.dueIn('today'), before.bucketOf('2026-10-25 22:59:59'), before.bucketOf('2026-10-25 23:00:00')]).toEqual([
      '2026-10-25',
      'today',
      'tomorrow',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { dueDaysIn } from '../../../kit/due/due-days.ts'
import { withoutPhrases } from '../../../kit/due/without-phrases.ts'
import { readTaskLine } from './read-task-line.ts'

const people = [
  { id: '1', name: 'Ana Ferreira' },
  { id: '2', name: 'Jonas Lindqvist' },
  { id: '3', name: 'Priya Raman' },
  { id: '4', name: 'Jonathan Poole' },
  { id: '5', name: 'Łukasz Żuraw' },
]
const thursday = dueDaysIn('Europe/Lisbon', new Date('2026-11-19T12:00:00Z'))
const read = (text: string, days = thursday) => {
  const { due, people: named, unknown } = readTaskLine(text, people, days)
  return [
    withoutPhrases(text, [...(due ? [due] : []), ...named]),
    due?.dueDate,
    named.map(({ userId }) => userId).join(),
    unknown.map(({ text }) => text).join(),
  ]
}

describe('a line of a new task', () => {
  it('names a day and people', () => {
    expect(read('call the printer tomorrow @jonas')).toEqual(['call the printer', '2026-11-20', '2', ''])
    expect(read('@priya send the offer by Friday')).toEqual(['send the offer', '2026-11-20', '3', ''])
    expect(read('Renew the licence on 3 December @ana @lukasz')).toEqual(['Renew the licence', '2026-12-03', '1,5', ''])
    expect(read('Pay 4/12/2026')).toEqual(['Pay', '2026-12-04', '', ''])
    expect(read('Pay the invoice 31.12.')).toEqual(['Pay the invoice', '2026-12-31', '', ''])
    expect(read('Pay by 31.12. the invoice')).toEqual(['Pay the invoice', '2026-12-31', '', ''])
    expect(read('Install version 1.2.3')).toEqual(['Install version 1.2.3', undefined, '', ''])
    expect(read('Order five boxes')).toEqual(['Order five boxes', undefined, '', ''])
    expect(read('Send by Friday the offer')).toEqual(['Send the offer', '2026-11-20', '', ''])
    expect(read('By Friday call @ana')).toEqual(['call', '2026-11-20', '1', ''])
  })

  it('keeps its other words, also at the end', () => {
    expect(read('Turn the lights on')[0]).toBe('Turn the lights on')
    expect(read('Find out who this is for @jonas tomorrow')[0]).toBe('Find out who this is')
    expect(read('Tomorrow turn the lights on')[0]).toBe('turn the lights on')
  })

  it('means the Friday of a week, as the service does', () => {
    expect(read('Plan the tour next week')).toEqual(['Plan the tour', '2026-11-27', '', ''])
    expect(read('Plan the tour this week')).toEqual(['Plan the tour', '2026-11-20', '', ''])
  })

  it('counts in the days of the reader, with a time on their clock', () => {
    const auckland = dueDaysIn('Pacific/Auckland', new Date('2026-11-19T12:00:00Z'))
    expect(read('Call today', auckland)[1]).toBe('2026-11-20')
    expect(read('Call tomorrow at 15:00', auckland)[1]).toBe('2026-11-21 02:00:00')
    expect(read('Call tomorrow at 15:00')[1]).toBe('2026-11-20 15:00:00')
  })

  it('leaves out mentions that fit several people or nobody', () => {
    expect(read('Call @jon')).toEqual(['Call @jon', undefined, '', '@jon'])
    expect(read('Call @zoe')).toEqual(['Call @zoe', undefined, '', '@zoe'])
    expect(read('Mail jonas@fjordlys.no')).toEqual(['Mail jonas@fjordlys.no', undefined, '', ''])
  })

  it('says how many people a mention fits', () => {
    expect(readTaskLine('Call @jon and @zoe', people, thursday).unknown).toEqual([
      { text: '@jon', fits: 2 },
      { text: '@zoe', fits: 0 },
    ])
  })

  it.each([
    'Send May the March report',
    'Ask whether May may come',
    'Prepare 24/7 rota',
    'Make support 24/7',
    'Second draft of Sunday Times ad',
    'Read The Sun',
    'Draft, Sunday Times ad',
    'Order the Friday newsletter template',
    'Clean the kitchen every Friday',
    'Compare 3/4 inch screws',
    'Book the Monday Club hall',
    'Write the October numbers down',
    'Renew the hosting in June',
    'March through the old town',
  ])('takes no word of “%s” for a day', (line) => {
    expect(read(line).slice(0, 2)).toEqual([line, undefined])
  })

  it.each([
    ['Send May the report tomorrow', 'Send May the report', '2026-11-20'],
    ['Send the report 3 May', 'Send the report', '2027-05-03'],
    ['Renew by May 7 the hosting', 'Renew the hosting', '2027-05-07'],
    ['Renew the hosting by March 2027', 'Renew the hosting', '2027-03-01'],
    ['Draft of Sunday Times ad Monday', 'Draft of Sunday Times ad', '2026-11-23'],
    ['Draft of Sunday Times ad by Monday @ana', 'Draft of Sunday Times ad', '2026-11-23'],
    ['Monday call the printer', 'call the printer', '2026-11-23'],
    ['@ana Monday call the printer', 'call the printer', '2026-11-23'],
    ['Call the printer, next Monday, about paper', 'Call the printer, about paper', '2026-11-23'],
    ['Ask on Friday about the 24/7 rota', 'Ask about the 24/7 rota', '2026-11-20'],
    ['Pay the rent 4/12', 'Pay the rent', '2026-12-04'],
    ['4/12 pay the rent', 'pay the rent', '2026-12-04'],
    ['Pay by 4/12 the rent', 'Pay the rent', '2026-12-04'],
    ['Call Friday at 15:00 the printer', 'Call the printer', '2026-11-20 15:00:00'],
    ['Plan the tour in 2 weeks', 'Plan the tour', '2026-12-03'],
    ['tomorrow', '', '2026-11-20'],
  ])('reads “%s”', (line, subject, dueDate) => {
    expect(read(line).slice(0, 2)).toEqual([subject, dueDate])
  })
})

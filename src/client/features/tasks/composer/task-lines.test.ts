import { expect, it, vi } from 'vitest'
import { dueDaysIn } from '../../../kit/due/due-days.ts'
import { withoutPhrases } from '../../../kit/due/without-phrases.ts'
import { setTimeZone } from '../../../ui/dates/time-zone.ts'
import { readTaskLine } from './read-task-line.ts'

// A Thursday.
const days = dueDaysIn('Europe/Lisbon', new Date('2026-11-19T12:00:00Z'))
const read = (line: string): [string, string | undefined] => {
  const { due } = readTaskLine(line, [], days)
  return [withoutPhrases(line, due ? [due] : []), due?.dueDate]
}

it.each([
  // Numbers that are words
  ['Fix bug #18 tomorrow', 'Fix bug #18', '2026-11-20'],
  ['Order Crane-19 today', 'Order Crane-19', '2026-11-19'],
  ['Call room 19 today', 'Call room 19', '2026-11-19'],
  ['Pay invoice 12 friday', 'Pay invoice 12', '2026-11-20'],
  ['Rope-24 today', 'Rope-24', '2026-11-19'],
  ['Pay 12.50 friday', 'Pay 12.50', '2026-11-20'],
  ['Order 3 tomorrow', 'Order 3', '2026-11-20'],
  ['Send v1.5 tomorrow', 'Send v1.5', '2026-11-20'],
  ['Ship €1200 offer next Monday', 'Ship €1200 offer', '2026-11-23'],
  ['Check gate 7 on Friday', 'Check gate 7', '2026-11-20'],
  ['Print form 27b/6 tomorrow', 'Print form 27b/6', '2026-11-20'],
  ['Install version 1.5. tomorrow', 'Install version 1.5.', '2026-11-20'],
  ['Prepare next week’s rota tomorrow', 'Prepare next week’s rota', '2026-11-20'],
  ['Answer the mail from yesterday today', 'Answer the mail from yesterday', '2026-11-19'],
  ['Send the “2 hours” offer by Friday', 'Send the “2 hours” offer', '2026-11-20'],
  // Times
  ['Call Ana at 18', 'Call Ana', '2026-11-19 18:00:00'],
  ['Call Ana tomorrow at 18', 'Call Ana', '2026-11-20 18:00:00'],
  ['Call Ana tomorrow 6pm', 'Call Ana', '2026-11-20 18:00:00'],
  ['Call Ana tomorrow 6 pm', 'Call Ana', '2026-11-20 18:00:00'],
  ['Call Ana Friday 18:00', 'Call Ana', '2026-11-20 18:00:00'],
  ['Call Ana tomorrow 18', 'Call Ana tomorrow 18', undefined],
  ['Call room 19 at 18:00', 'Call room 19', '2026-11-19 18:00:00'],
  ['Submit on 4 December at 9am', 'Submit', '2026-12-04 09:00:00'],
  ['Call Ana tonight at 1am', 'Call Ana', '2026-11-20 01:00:00'],
  ['Call Ana tonight at 1', 'Call Ana', '2026-11-20 01:00:00'],
  ['Call Ana tonight at 11', 'Call Ana', '2026-11-19 23:00:00'],
  ['Call Ana at 00:30', 'Call Ana', '2026-11-20 00:30:00'],
  ['Call Ana Friday at 15:00 CET', 'Call Ana', '2026-11-20 14:00:00'],
  ['Call Ana at 3pm EST tomorrow', 'Call Ana', '2026-11-20 20:00:00'],
  ['Call Ana at 15:00 UTC', 'Call Ana', '2026-11-19 15:00:00'],
  ['Friday 9:30 stand-up', 'stand-up', '2026-11-20 09:30:00'],
  // Days
  ['Call the printer tomorrow', 'Call the printer', '2026-11-20'],
  ['Call the printer tomorrow about paper', 'Call the printer about paper', '2026-11-20'],
  ['Call the printer, next Monday, about paper', 'Call the printer, about paper', '2026-11-23'],
  ['Tomorrow: call the printer', 'call the printer', '2026-11-20'],
  ['Send the offer by Friday', 'Send the offer', '2026-11-20'],
  ['Send by Friday the offer', 'Send the offer', '2026-11-20'],
  ['Ask on Friday about the 24/7 rota', 'Ask about the 24/7 rota', '2026-11-20'],
  ['Plan the tour next week', 'Plan the tour', '2026-11-27'],
  ['Plan the tour this week', 'Plan the tour', '2026-11-20'],
  ['Plan the tour in 2 weeks', 'Plan the tour', '2026-12-03'],
  ['Ship a week before 4 December', 'Ship', '2026-11-27'],
  ['Pay Friday 4 December', 'Pay', '2026-12-04'],
  ['Pay Friday 4/12', 'Pay', '2026-12-04'],
  ['Pay within 10 days', 'Pay', '2026-11-29'],
  ['Check in the day after tomorrow', 'Check in', '2026-11-21'],
  ['Renew the licence on 3 December', 'Renew the licence', '2026-12-03'],
  ['Renew the licence December 3rd', 'Renew the licence', '2026-12-03'],
  ['Renew by May 7 the hosting', 'Renew the hosting', '2027-05-07'],
  ['Renew the hosting by March 2027', 'Renew the hosting', '2027-03-01'],
  ['Send the report 3 May', 'Send the report', '2027-05-03'],
  ['Send the report on the 3rd of May', 'Send the report', '2027-05-03'],
  ['Pay the invoice 31.12.', 'Pay the invoice', '2026-12-31'],
  ['Pay by 31.12. the invoice', 'Pay the invoice', '2026-12-31'],
  ['Pay by 1.5.', 'Pay', '2027-05-01'],
  ['Pay the rent 4/12', 'Pay the rent', '2026-12-04'],
  ['Pay the rent 30/1', 'Pay the rent', '2027-01-30'],
  ['4/12 pay the rent', 'pay the rent', '2026-12-04'],
  ['Pay 4/12/2026', 'Pay', '2026-12-04'],
  ['Pay 4.12.2026', 'Pay', '2026-12-04'],
  ['Audit 2026-12-04', 'Audit', '2026-12-04'],
  ['2026-12-04 audit', 'audit', '2026-12-04'],
  ['Monday call the printer', 'call the printer', '2026-11-23'],
  ['Draft of Sunday Times ad Monday', 'Draft of Sunday Times ad', '2026-11-23'],
  ['Prepare slides for Friday', 'Prepare slides', '2026-11-20'],
  ['Water the plants tonight', 'Water the plants', '2026-11-19'],
  ['Book (by Friday) the hall', 'Book the hall', '2026-11-20'],
])('“%s” is “%s”, due %s', (line, subject, dueDate) => {
  expect(read(line)).toEqual([subject, dueDate])
})

it('drops nothing but the words that it names', () => {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  for (const line of ['Fix bug #18 tomorrow', 'Send by Friday the offer', 'Call Ana tomorrow at 18', 'Pay the invoice 31.12.']) {
    const { due } = readTaskLine(line, [], days)
    const kept = withoutPhrases(line, due ? [due] : [])
    const named = [...words(due?.text ?? ''), 'by', 'on', 'for', 'until', 'before']
    expect(words(line).filter((word) => !words(kept).includes(word) && !named.includes(word))).toEqual([])
  }
})

it('reads dates with slashes as in the country of the reader', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  setTimeZone('America/New_York')
  expect(['Pay 12/3', 'Pay 13/12', 'Pay by 12.3.', 'Pay 12/3/2026'].map((line) => read(line)[1])).toEqual([
    '2026-12-03',
    '2026-12-13',
    '2027-03-12',
    '2026-12-03',
  ])
  setTimeZone('Europe/Berlin')
  expect(read('Pay 12/3')).toEqual(['Pay', '2027-03-12'])
  vi.unstubAllGlobals()
})

it('gives the words back', () => {
  expect(readTaskLine('Read Today tomorrow', [], days, ['tomorrow']).due).toBeUndefined()
  expect(readTaskLine('Call tomorrow', [], days, ['Tomorrow']).due?.text).toBe('tomorrow')
})

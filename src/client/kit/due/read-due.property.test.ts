import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../ui/dates/plain-days.ts'
import { dueDaysIn } from './due-days.ts'
import { findDue, findPastDay } from './read-due.ts'
import { withoutPhrases } from './without-phrases.ts'

// Just before and just after midnight, on the day before clocks change.
const readers = [
  dueDaysIn('Europe/Berlin', new Date('2027-03-27T22:59:30Z')),
  dueDaysIn('Pacific/Kiritimati', new Date('2026-11-28T10:01:00Z')),
  dueDaysIn('America/Los_Angeles', new Date('2028-02-29T07:59:00Z')),
]

const part = fc.constantFrom(
  ...['Call', 'Ana', 'the', 'printer', 'about', 'paper', 'by', 'on', 'for', 'until', 'before', 'at', 'of', 'from', 'and', 'in', 'to'],
  ...['tomorrow', 'today', 'yesterday', 'tonight', 'next', 'last', 'week', 'month', 'Friday', 'Sunday', 'Mon', 'Sat', 'weekend', 'ago'],
  ...['May', 'March', '3 Dec', 'Dec 3', '29 Feb', '31.12.', '1.5.', '12/3', '2027-02-29', '2027-03-28', '4', '15:00', '2', 'days', '6pm'],
  ...['“Friday”', '(Monday)', 'Friday’s', 'v1.5', '3. März', 'le 3 mars', '3 de mayo', '12月3日', 'morgen', 'demain', 'mañana', '明日'],
)
const line = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** The words of a text that others lack, each as often as it is missing. */
const missing = (words: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describe.each([
  ['a due date', findDue],
  ['the day of an expense', findPastDay],
])('%s in any line', (_, find) => {
  it('takes no word that it does not name, but the one that leads to it', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...readers), (text, days) => {
        const found = find(text, days)
        if (!found) return
        const kept = [...wordsOf(withoutPhrases(text, [found])), ...wordsOf(found.text)]
        expect(missing(kept, wordsOf(text))).toEqual([])
        expect(['', 'by', 'on', 'for', 'until', 'before']).toContain(missing(wordsOf(text), kept).join(' '))
      }),
      { numRuns: 2000 },
    )
  })

  it('is on the weekday that it names', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...readers), (text, days) => {
        const found = find(text, days)
        // "the day before Friday" and "Friday tonight at 1" are beside it.
        if (!found || /\b(?:before|after|from|tonight)\b/i.test(found.text)) return
        const named = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?\b/i.exec(found.text)?.[0]
        if (named) expect(weekdays[weekdayOf(days.dayOf(found.dueDate)) - 1]).toBe(named.toLowerCase().slice(0, 3))
      }),
      { numRuns: 2000 },
    )
  })
})

it('a due date has not passed, whatever the line', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(...readers), (text, days) => {
      const found = findDue(text, days)
      expect(found && days.isLate(found.dueDate)).not.toBe(true)
    }),
    { numRuns: 2000 },
  )
})

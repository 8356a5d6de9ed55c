import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchArbitrary } from '../../testing/search-arbitrary.ts'
import { choiceField, recordField, sinceField } from './fields.ts'
import { searchFields } from './search-fields.ts'
import { sinceMoment } from './since.ts'

const cases = searchFields({
  fields: {
    status: choiceField({ param: 'status', label: 'Status', all: 'All', options: [{ value: 'open', label: 'Open' }] }),
    responsible: recordField({ param: 'responsible', label: 'Responsible', placeholder: 'Find a person' }),
    since: sinceField({ param: 'since', label: 'Updated', verb: 'Updated' }),
    priority: choiceField({ param: 'priority', label: 'Priority', excludes: ['responsible'], options: [{ value: 'high', label: 'High' }] }),
  },
  sorts: [
    { value: '-changed', label: 'Recently updated' },
    { value: 'name', label: 'Name' },
  ],
})

it('reads any search back from the address it wrote', () => {
  fc.assert(
    fc.property(searchArbitrary(cases), (search) => {
      expect(cases.read(new URLSearchParams(cases.write(search).toString()))).toEqual(search)
    }),
  )
})

it('prefers the filter that excludes the other', () => {
  expect(cases.read(new URLSearchParams('responsible=3&priority=high&status=closed'))).toEqual({ sort: '-changed', priority: 'high' })
})

describe('a preset or day', () => {
  const now = new Date(2026, 2, 3, 15, 30)
  const utc = (date: Date) => date.toISOString().slice(0, 19).replace(/\D/g, '')

  it('begins with the day where the person is, over the end of a month', () => {
    expect(sinceMoment('today', now)).toBe(utc(new Date(2026, 2, 3)))
    expect(sinceMoment('7-days', now)).toBe(utc(new Date(2026, 1, 24)))
    expect(sinceMoment('2026-02-28', now)).toBe(utc(new Date(2026, 1, 28)))
    expect(sinceMoment('today', now)).toMatch(/^\d{14}$/)
  })
})

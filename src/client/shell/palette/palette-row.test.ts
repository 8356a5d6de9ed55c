import { describe, expect, it } from 'vitest'
import { filterRows, matching, parseInput } from './palette-row.ts'

describe('parseInput', () => {
  it('reads the mode from the first character', () => {
    expect(parseInput('fjord ')).toEqual({ mode: 'all', term: 'fjord' })
    expect(parseInput(' >sign out')).toEqual({ mode: 'actions', term: 'sign out' })
    expect(parseInput('# c#')).toEqual({ mode: 'tags', term: 'c#' })
    expect(parseInput('@')).toEqual({ mode: 'people', term: '' })
    expect(parseInput('')).toEqual({ mode: 'all', term: '' })
  })
})

it('keeps rows whose name or company contains the term, in the same order', () => {
  const rows = [
    { key: '1', label: 'Sigrid Aune', hint: 'Head of Digital, Fjordlys Ferries' },
    { key: '2', label: 'Fjordlys Ferries', hint: 'Company' },
    { key: '3', label: 'Fiona' },
  ]
  expect(filterRows(rows, 'fjordl').map(({ key }) => key)).toEqual(['1', '2'])
})

describe('matching', () => {
  const rows = ['Switch to dark', 'Sign out', 'Darĸ', 'Étude'].map((label) => ({ key: label, label }))
  const found = (term: string) => matching(rows, term).map(({ label }) => label)

  it('puts labels that start with the term first and keeps the order otherwise', () => {
    expect(found('s')).toEqual(['Switch to dark', 'Sign out'])
    expect(
      matching(
        [
          { key: 'a', label: 'To dark' },
          { key: 'b', label: 'Dark' },
        ],
        'dark',
      ).map(({ key }) => key),
    ).toEqual(['b', 'a'])
  })
  it('ignores case and accents', () => {
    expect(found('etude')).toEqual(['Étude'])
  })
  it('returns all rows for an empty term and none when none match', () => {
    expect(found('')).toHaveLength(4)
    expect(found('zzz')).toEqual([])
  })
})

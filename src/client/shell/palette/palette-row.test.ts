import { describe, expect, it } from 'vitest'
import { fitting, matching, readTyped } from './palette-row.ts'

describe('what is typed', () => {
  it('is narrowed by its first sign', () => {
    expect(readTyped('fjord ')).toEqual({ looking: 'all', term: 'fjord' })
    expect(readTyped(' >sign out')).toEqual({ looking: 'do', term: 'sign out' })
    expect(readTyped('# c#')).toEqual({ looking: 'tags', term: 'c#' })
    expect(readTyped('@')).toEqual({ looking: 'people', term: '' })
    expect(readTyped('')).toEqual({ looking: 'all', term: '' })
  })
})

it('keeps in sight what an earlier answer found by its name or its company, in its order', () => {
  const rows = [
    { key: '1', label: 'Sigrid Aune', hint: 'Head of Digital, Fjordlys Ferries' },
    { key: '2', label: 'Fjordlys Ferries', hint: 'Company' },
    { key: '3', label: 'Fiona' },
  ]
  expect(fitting(rows, 'fjordl').map(({ key }) => key)).toEqual(['1', '2'])
})

describe('matching', () => {
  const rows = ['Switch to dark', 'Sign out', 'Darĸ', 'Étude'].map((label) => ({ key: label, label }))
  const found = (term: string) => matching(rows, term).map(({ label }) => label)

  it('puts what begins with the term first and keeps the order otherwise', () => {
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
  it('does not mind case and accents', () => {
    expect(found('etude')).toEqual(['Étude'])
  })
  it('shows all when nothing is typed, nothing when nothing fits', () => {
    expect(found('')).toHaveLength(4)
    expect(found('zzz')).toEqual([])
  })
})

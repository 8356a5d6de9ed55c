import { describe, expect, it } from 'vitest'
import { newTags, tagFault, tagOptions } from './tag-options.ts'

const known = [
  ['client', 40],
  ['Ferries', 12],
  ['__proto__', 1],
] as const

describe('tags to add', () => {
  it('are the ones that contain the term and are not there', () => {
    const labels = (has: string[], term: string) => tagOptions(known, has, term).map(({ label }) => label)
    expect(labels([], '')).toEqual(['client', 'Ferries', '__proto__'])
    expect(labels(['ferries'], '')).toEqual(['client', '__proto__'])
    expect(labels([], 'FER')).toEqual(['Ferries'])
  })

  it('may be several, parted by commas, and are new whatever their case', () => {
    expect(newTags('norway, Client ,, a/b%', ['client'])).toEqual(['norway', 'a/b%'])
  })

  it('have 64 characters', () => {
    expect(tagFault('é'.repeat(64))).toBeUndefined()
    expect(tagFault('é'.repeat(65))).toMatch('64')
  })
})

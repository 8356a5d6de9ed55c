import { describe, expect, it } from 'vitest'
import { newTagLabel, newTags, tagFault, tagOptions, tagsLike } from './tag-options.ts'

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

  it('are found without case and accents', () => {
    const tags = [['Café', 3] as const, ['Øl', 2] as const, ['oslo', 1] as const]
    const like = (term: string) => tagsLike(tags, term).map(([tag]) => tag)
    expect(like('cafe')).toEqual(['Café'])
    expect(like(' CAFÉ ')).toEqual(['Café'])
    expect(like('o')).toEqual(['Øl', 'oslo'])
    expect(tagOptions(tags, [], 'cafe').map(({ label }) => label)).toEqual(['Café'])
  })

  it('are not made a second time without saying so', () => {
    expect(newTagLabel([['café', 3]], 'cafe')).toBe('New tag “cafe”: “café” exists')
    expect(newTagLabel([['café', 3]], 'cafes')).toBe('New tag “cafes”')
    expect(newTagLabel([['café', 3]], 'CAFÉ')).toBe('New tag “CAFÉ”')
  })

  it('may be several, parted by commas, and are new whatever their case', () => {
    expect(newTags('norway, Client ,, a/b%', ['client'])).toEqual(['norway', 'a/b%'])
  })

  it('have 64 characters', () => {
    expect(tagFault('é'.repeat(64))).toBeUndefined()
    expect(tagFault('é'.repeat(65))).toMatch('64')
  })
})

import { describe, expect, it } from 'vitest'
import { newTagLabel, newTags, tagFault, tagOptions, tagsLike } from './tag-options.ts'

const known = [
  ['client', 40],
  ['Ferries', 12],
  ['__proto__', 1],
] as const

describe('tag options', () => {
  it('contain the term and are not on the record', () => {
    const labels = (has: string[], term: string) => tagOptions(known, has, term).map(({ label }) => label)
    expect(labels([], '')).toEqual(['client', 'Ferries', '__proto__'])
    expect(labels(['ferries'], '')).toEqual(['client', '__proto__'])
    expect(labels([], 'FER')).toEqual(['Ferries'])
  })

  it('ignore case and accents', () => {
    const tags = [['Café', 3] as const, ['Øl', 2] as const, ['oslo', 1] as const]
    const like = (term: string) => tagsLike(tags, term).map(([tag]) => tag)
    expect(like('cafe')).toEqual(['Café'])
    expect(like(' CAFÉ ')).toEqual(['Café'])
    expect(like('o')).toEqual(['Øl', 'oslo'])
    expect(tagOptions(tags, [], 'cafe').map(({ label }) => label)).toEqual(['Café'])
  })

  it('say so if a similar tag exists', () => {
    expect(newTagLabel([['café', 3]], 'cafe')).toBe('New tag “cafe”: “café” exists')
    expect(newTagLabel([['café', 3]], 'cafes')).toBe('New tag “cafes”')
    expect(newTagLabel([['café', 3]], 'CAFÉ')).toBe('New tag “CAFÉ”')
  })

  it('split at commas and ignore tags that differ only in case', () => {
    expect(newTags('norway, Client ,, a/b%', ['client'])).toEqual(['norway', 'a/b%'])
  })

  it('have at most 64 characters', () => {
    expect(tagFault('é'.repeat(64))).toBeUndefined()
    expect(tagFault('é'.repeat(65))).toMatch('64')
  })
})

import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { findByName, sourceByName } from './find-by-name.ts'

const people = [
  { id: '1', name: 'Zoë Ångström' },
  { id: '2', name: 'Kaito Mori' },
]

describe('finding by name', () => {
  it('ignores case and accents, and offers everything for an empty term', () => {
    expect(findByName(people, 'ANG')).toEqual([{ id: '1', label: 'Zoë Ångström' }])
    expect(findByName(people, '').map(({ id }) => id)).toEqual(['1', '2'])
    expect(findByName(people, 'x')).toEqual([])
  })

  it('names a record of a source, and an unknown one "…"', async () => {
    const source = sourceByName(async () => people)
    const client = new QueryClient()
    expect(await source.name(client, '2')).toBe('Kaito Mori')
    expect(await source.name(client, '3')).toBe('…')
    expect(await source.find(client, 'mori')).toEqual([{ id: '2', label: 'Kaito Mori' }])
  })
})

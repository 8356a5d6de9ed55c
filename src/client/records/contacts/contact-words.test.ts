import { describe, expect, it } from 'vitest'
import { withoutTag, withTags } from '../../features/contacts/contact-change.ts'
import { fullName } from './contact-words.ts'
import { testContact as contact } from './test-contact.ts'

describe('tags', () => {
  it('are the same in upper and lower case', () => {
    const tagged = contact('1', { tags: [['Ferries', 'Ferries']] })
    expect(withTags(tagged, ['ferries'])).toBe(tagged)
    expect(withTags(tagged, ['client']).tags).toHaveLength(2)
    expect(withoutTag(tagged, 'FERRIES').tags).toEqual([])
  })
})

describe('a whole name', () => {
  it('follows the order of its script', () => {
    expect(fullName({ name: 'Sigrid', lastName: 'Aune' })).toBe('Sigrid Aune')
    expect(fullName({ name: '健一', lastName: '佐藤' })).toBe('佐藤 健一')
    expect(fullName({ name: 'Fjordlys Ferries' })).toBe('Fjordlys Ferries')
  })
})

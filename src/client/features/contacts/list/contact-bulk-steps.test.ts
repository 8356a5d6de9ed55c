import { describe, expect, it } from 'vitest'
import { audienceChange } from '../../../kit/bulk/audience-panel.tsx'
import { testContact as contact } from '../../../records/contacts/test-contact.ts'
import { tagStep, untagStep } from './contact-bulk-steps.ts'

describe('bulk steps of contacts', () => {
  const tagged = contact('1', { tags: [['Ferries', 'Ferries']] })
  const plain = contact('2')

  it('leave out contacts that would not change', () => {
    expect(tagStep([tagged, plain], 'ferries').records).toEqual([plain])
    expect(untagStep([tagged, plain], 'ferries').records).toEqual([tagged])
    expect(untagStep([tagged], 'ferries').edit?.(tagged).tags).toEqual([])
    expect(
      tagStep([plain], ' a, b ,')
        .edit?.(plain)
        .tags.map(([tag]) => tag),
    ).toEqual(['a', 'b'])
  })

  it('remove people who can no longer see a contact by name', () => {
    const seen = contact('3', { visibility: 'selected-people', allowedUsers: ['4', '5'] })
    expect(audienceChange(seen, { visibility: 'selected-people', allowedUsers: ['5', '6'] })).toEqual({
      visibility: 'selected-people',
      allowedUsers: ['6', '-4'],
    })
    expect(audienceChange(seen, { visibility: 'group', groupId: '9' })).toEqual({ visibility: 'group', groupId: '9' })
    expect(audienceChange(seen, { visibility: 'public' })).toEqual({ visibility: 'public' })
  })
})

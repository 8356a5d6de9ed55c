import { describe, expect, it } from 'vitest'
import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { applyChange } from '../contact-change.ts'
import { findClash, rebase } from './find-conflict.ts'

const base: Contact = {
  id: '1',
  type: 'person',
  name: 'Sigrid',
  title: 'Head',
  visibility: 'public',
  contactData: [
    { id: '11', entityType: 'phone', entityValue: '1', kind: 'work' },
    { id: '12', entityType: 'phone', entityValue: '2', kind: 'work' },
  ],
  importantDates: [],
  addresses: [],
  attachment: [],
  tags: [],
  author: '1',
  createdAt: '2026-11-01 00:00:00',
  updatedAt: '2026-11-01 00:00:00',
}
const clash = (theirs: ContactChange, mine: ContactChange) => findClash(base, applyChange(base, theirs), applyChange(base, mine), mine)

describe('two people change one contact', () => {
  it('clashes when it is the same thing', () => {
    expect(clash({ title: 'Chief' }, { title: 'Owner' })).toEqual({ what: 'title', mine: 'Owner', theirs: 'Chief' })
    expect(clash({ title: 'Chief' }, { title: '' })?.mine).toBe('empty')
    const phone = (entityValue: string): ContactChange => ({ contactData: [{ id: '11', entityValue }] })
    expect(clash(phone('8'), phone('9'))).toEqual({ what: 'phone, e-mail or website', mine: '9', theirs: '8' })
  })

  it('does not clash when it is different things, or the same text', () => {
    expect(clash({ title: 'Chief' }, { name: 'Siri' })).toBeUndefined()
    expect(clash({ title: 'Chief' }, { title: 'Chief' })).toBeUndefined()
    expect(clash({ contactData: [{ id: '11', entityValue: '8' }] }, { contactData: [{ id: '12', entityValue: '9' }] })).toBeUndefined()
    expect(clash({ contactData: [{ id: '-11' }] }, { contactData: [{ entityType: 'phone', entityValue: '3' }] })).toBeUndefined()
  })

  it('clashes when one removed what the other changed', () => {
    expect(clash({ contactData: [{ id: '-11' }] }, { contactData: [{ id: '11', entityValue: '9' }] })).toEqual({
      what: 'phone, e-mail or website',
      mine: '9',
      theirs: 'removed',
    })
    expect(clash({ contactData: [{ id: '11', entityValue: '9' }] }, { contactData: [{ id: '-11' }] })?.mine).toBe('removed')
  })
})

describe('keeping mine afterwards', () => {
  const theirs = applyChange(base, { contactData: [{ id: '-11' }] })

  it('adds anew what was removed meanwhile', () => {
    expect(rebase({ contactData: [{ id: '11', entityValue: '9' }] }, base, theirs)).toEqual({
      contactData: [{ entityType: 'phone', entityValue: '9', kind: 'work' }],
    })
  })

  it('needs no second removal', () => {
    expect(rebase({ contactData: [{ id: '-11' }, { id: '12', kind: 'other' }] }, base, theirs)).toEqual({
      contactData: [{ id: '12', kind: 'other' }],
    })
  })
})

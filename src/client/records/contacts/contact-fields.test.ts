import { describe, expect, it } from 'vitest'
import type { Contact, ContactChange } from '../../../contract/contacts/contacts.ts'
import { applyFields } from '../../kit/resource/fields.ts'
import { contactFields } from './contact-fields.ts'
import { testContact as contact } from './test-contact.ts'

const applyChange = (before: Contact, change: ContactChange) => applyFields(contactFields, before, change)

describe('a change of a contact', () => {
  it('updates, adds and removes entries of a list', () => {
    const phone = { id: '5', entityType: 'phone', entityValue: '1', kind: 'work' }
    const mail = { id: '6', entityType: 'e-mail', entityValue: 'a@b.no', kind: 'work' }
    const after = applyChange(contact('1', { contactData: [phone, mail] }), {
      contactData: [{ id: '5', entityValue: '2' }, { id: '-6' }, { entityType: 'website', entityValue: 'b.no' }],
    })
    expect(after.contactData.map(({ entityValue }) => entityValue)).toEqual(['2', 'b.no'])
    expect(after.contactData[0]?.kind).toBe('work')
  })

  it('adds and removes ids, and removes the company', () => {
    const before = contact('1', { attachment: ['7', '8'], companyId: '3', companyName: 'Fjordlys' })
    const after = applyChange(before, { attachment: ['-7', '9'], companyId: '' })
    expect(after.attachment).toEqual(['8', '9'])
    expect(after).not.toHaveProperty('companyName')
    expect(before.attachment).toEqual(['7', '8'])
  })

  it('gives a new entry an id of its own and leaves the rest as it is', () => {
    const dates = [{ type: 'birthday', isEveryYear: true, date: '1815-12-10' }] as const
    const after = applyChange(contact('1', { title: 'Owner' }), { importantDates: [...dates], name: 'Ada' })
    expect(after.importantDates).toEqual([{ id: 'new-0', ...dates[0] }])
    expect(after).toMatchObject({ name: 'Ada', title: 'Owner', contactData: [], addresses: [] })
  })

  it('changes the visibility as a whole', () => {
    const before = contact('1', { visibility: 'selected-people', allowedUsers: ['4', '5'] })
    expect(applyChange(before, { visibility: 'selected-people', allowedUsers: ['-4', '6'] })).toMatchObject({ allowedUsers: ['5', '6'] })
    const group = applyChange(before, { visibility: 'group', groupId: '7' })
    expect(group).toMatchObject({ visibility: 'group', groupId: '7' })
    expect(group).not.toHaveProperty('allowedUsers')
    expect(applyChange(group, { visibility: 'public' })).not.toHaveProperty('groupId')
  })

  it('never shows the old company with a new one', () => {
    const before = contact('1', { companyId: '3', companyName: 'Fjordlys' })
    expect(applyChange(before, { companyId: '4' })).not.toHaveProperty('companyName')
    const renamed = applyChange(before, { companyName: 'Looms' })
    expect(renamed).toMatchObject({ companyName: 'Looms' })
    expect(renamed).not.toHaveProperty('companyId')
    expect(applyChange(before, { title: 'Owner' })).toMatchObject({ companyId: '3', companyName: 'Fjordlys' })
  })
})

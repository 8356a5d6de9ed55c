import { describe, expect, it } from 'vitest'
import { generatedContacts } from './contacts.ts'

const now = new Date('2026-11-19T12:22:00Z')

describe('generated contacts', () => {
  it('are the same for the same seed, for any number', () => {
    const few = [...generatedContacts(7, 500, 40, now)]
    expect([...generatedContacts(7, 2000, 40, now)].slice(0, 500)).toEqual(few)
    expect([...generatedContacts(8, 500, 40, now)]).not.toEqual(few)
  })

  it('are generated one by one', () => {
    const contacts = generatedContacts(7, 1_000_000_000, 40, now)
    expect(contacts.next().value).toMatchObject({ type: 'company' })
  })

  it('share no e-mail address and no company name', () => {
    const addresses = new Set<string>()
    const companies = new Set<string>()
    let addressCount = 0
    let companyCount = 0
    for (const contact of generatedContacts(20, 30_000, 0, now)) {
      if (contact.type === 'company') {
        companies.add(contact.name)
        companyCount++
      }
      for (const { entityType, entityValue } of contact.contactData) {
        if (entityType !== 'e-mail') continue
        addresses.add(entityValue)
        addressCount++
      }
    }
    expect(addresses.size).toBe(addressCount)
    expect(companies.size).toBe(companyCount)
  })

  it('refer to earlier companies', () => {
    const contacts = [...generatedContacts(7, 3000, 40, now)]
    const linked = contacts.filter((contact) => contact.type === 'person' && contact.company !== undefined)
    expect(linked.length / contacts.length).toBeGreaterThan(0.7)
    for (const [place, contact] of contacts.entries()) {
      if (contact.company === undefined) continue
      expect(contact.company - 40).toBeLessThan(place)
      expect(contacts[contact.company - 40]).toMatchObject({ type: 'company', name: contact.companyName })
    }
  })
})

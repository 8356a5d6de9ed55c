import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { dropRows, editRows } from '../../lib/cache/page-cache.ts'
import { contactCache, findCached } from './contact-cache.ts'
import { applyChange, withoutTag, withTags } from './contact-change.ts'
import { contactResource } from './contact-resource.ts'
import { fullName } from './contact-words.ts'
import { contactQueries } from './queries.ts'
import { testContact as contact } from './test-contact.ts'

const list = contactResource.list({ sort: 'name' })
const idsIn = (client: QueryClient) => client.getQueryData(list.queryKey)?.pages.map((page) => page.rows.map(({ id }) => id))
const filled = () => {
  const client = new QueryClient()
  const pages = [{ total: 3, rows: [contact('1'), contact('2')] }, { rows: [contact('3')] }]
  client.setQueryData(list.queryKey, { pages, pageParams: [undefined, '/contacts?page=2'] })
  client.setQueryData(contactQueries.detail('2').queryKey, contact('2'))
  return client
}

describe('contacts in the cache', () => {
  it('are edited wherever they are, and put back', async () => {
    const client = filled()
    const takeBack = await editRows(client, contactCache, ['2', '9'], (one) => ({ ...one, title: 'Owner' }))
    expect(findCached(client, '2')?.title).toBe('Owner')
    expect(client.getQueryData(list.queryKey)?.pages[0]?.rows[1]?.title).toBe('Owner')
    takeBack()
    expect(findCached(client, '2')).toEqual(contact('2'))
    expect(client.getQueryData(list.queryKey)?.pages[0]?.rows[1]).toEqual(contact('2'))
  })

  it('leave every list with its count, and come back', async () => {
    const client = filled()
    const takeBack = await dropRows(client, contactCache, ['1', '3'])
    expect(idsIn(client)).toEqual([['2'], []])
    expect(client.getQueryData(list.queryKey)?.pages[0]?.total).toBe(1)
    takeBack()
    expect(idsIn(client)).toEqual([['1', '2'], ['3']])
    expect(client.getQueryData(list.queryKey)?.pages[0]?.total).toBe(3)
  })
})

describe('a change shown before the service has taken it', () => {
  it('updates, adds and removes what is nested', () => {
    const phone = { id: '5', entityType: 'phone', entityValue: '1', kind: 'work' }
    const mail = { id: '6', entityType: 'e-mail', entityValue: 'a@b.no', kind: 'work' }
    const after = applyChange(contact('1', { contactData: [phone, mail] }), {
      contactData: [{ id: '5', entityValue: '2' }, { id: '-6' }, { entityType: 'website', entityValue: 'b.no' }],
    })
    expect(after.contactData.map(({ entityValue }) => entityValue)).toEqual(['2', 'b.no'])
    expect(after.contactData[0]?.kind).toBe('work')
  })

  it('adds and removes ids, and takes the company away', () => {
    const before = contact('1', { attachment: ['7', '8'], companyId: '3', companyName: 'Fjordlys' })
    const after = applyChange(before, { attachment: ['-7', '9'], companyId: '' })
    expect(after.attachment).toEqual(['8', '9'])
    expect(after).not.toHaveProperty('companyName')
    expect(before.attachment).toEqual(['7', '8'])
  })

  it('shows what was added under an id of its own, and leaves the rest as it is', () => {
    const before = contact('1', { title: 'Owner', allowedUsers: ['4', '5'] })
    const dates = [{ type: 'birthday', isEveryYear: true, date: '1815-12-10' }] as const
    const after = applyChange(before, { importantDates: [...dates], allowedUsers: ['-4', '6', '5'], name: 'Ada' })
    expect(after.importantDates).toEqual([{ id: 'new-0', ...dates[0] }])
    expect(after).toMatchObject({ name: 'Ada', title: 'Owner', allowedUsers: ['5', '6'], contactData: [], addresses: [] })
  })

  it('chooses a company by its id, or a new one by its name', () => {
    const before = contact('1', { companyId: '3', companyName: 'Fjordlys' })
    expect(applyChange(before, { companyId: '4' })).toMatchObject({ companyId: '4' })
    expect(applyChange(before, { companyName: 'Looms' })).toMatchObject({ companyName: 'Looms' })
    expect(applyChange(before, { title: 'Owner' })).toMatchObject({ companyId: '3', companyName: 'Fjordlys' })
  })

  it('knows a tag without regard to case', () => {
    const tagged = contact('1', { tags: [['Ferries', 'Ferries']] })
    expect(withTags(tagged, ['ferries'])).toBe(tagged)
    expect(withTags(tagged, ['client']).tags).toHaveLength(2)
    expect(withoutTag(tagged, 'FERRIES').tags).toEqual([])
  })
})

describe('a whole name', () => {
  it('is in the order of its script', () => {
    expect(fullName({ name: 'Sigrid', lastName: 'Aune' })).toBe('Sigrid Aune')
    expect(fullName({ name: '健一', lastName: '佐藤' })).toBe('佐藤 健一')
    expect(fullName({ name: 'Fjordlys Ferries' })).toBe('Fjordlys Ferries')
  })
})

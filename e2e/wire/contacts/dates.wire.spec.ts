import { expect } from '@playwright/test'
import { accepted, listAt, refused } from '../../fixtures/answers.ts'
import { makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const monthDay = (day: string) => `-${day.slice(4)}`

test('lists the yearly dates that come next, live and without what is hidden', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [soon, later] = [dayFromNow(2), dayFromNow(9)]
  const person = await makeContact(admin, {
    name: 'Sigrid',
    'last-name': 'Aune',
    'important-dates': [{ type: 'birthday', 'is-every-year': '1', date: `1984${soon.slice(4).replaceAll('-', '')}` }],
  })
  const company = await makeCompany(admin, 'Fjordlys')
  accepted(
    await admin.put(`/contacts/${company}`, { contact: { 'important-dates': [{ type: 'anniversary', 'x-month-day': monthDay(later) }] } }),
  )
  await makeContact(admin, { visibility: 'only-me', 'important-dates': [{ type: 'birthday', 'x-month-day': monthDay(soon) }] })
  const answer = accepted(await mia.get(`/x/contacts/dates?until=${dayFromNow(14)}`))
  expect(answer.body).toEqual({
    dates: [
      {
        'contact-id': person,
        'contact-type': 'person',
        name: 'Sigrid',
        'last-name': 'Aune',
        type: 'birthday',
        day: soon,
        years: Number(soon.slice(0, 4)) - 1984,
      },
      { 'contact-id': company, 'contact-type': 'company', name: 'Fjordlys', type: 'anniversary', day: later },
    ],
    more: '0',
  })
  const deleted = accepted(await admin.delete(`/contacts/${person}`))
  const names = async () => listAt(accepted(await mia.get(`/x/contacts/dates?until=${dayFromNow(14)}`)), 'dates').map(({ name }) => name)
  expect(await names()).toEqual(['Fjordlys'])
  accepted(await admin.post(`/x/changes/${deleted.headers['x-change']}/undo`))
  expect(await names()).toEqual(['Sigrid', 'Fjordlys'])
})

test('lists yearly dates at most 92 days ahead', async ({ space }) => {
  accepted(await space.admin.get(`/x/contacts/dates?until=${dayFromNow(90)}`))
  refused(await space.admin.get(`/x/contacts/dates?until=${dayFromNow(94)}`), 400, 'until')
  refused(await space.admin.get('/x/contacts/dates?until=soon'), 400, 'until')
  refused(await space.admin.get('/x/contacts/dates'), 400, 'until')
})

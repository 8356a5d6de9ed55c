import { describe, expect, it } from 'vitest'
import { createContact, getContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { createDeal, getDeal, updateDeal } from '../../../contract/deals/deals.ts'
import { createProject, updateProject } from '../../../contract/projects/projects.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openForTests } from '../../testing/each-test.ts'
import type { Person } from '../../testing/world.ts'

const { world, here } = await openForTests()

const company = async (by: Person, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'company', name: 'Kiln', ...more } } })).reply.contactId
const secret = () => company(here.member, { visibility: 'only-me' })

interface Field {
  /** A record that refers to a contact, by an author who sees that. */
  make(to: string): Promise<string>
  change(by: Person, id: string, to: string): Promise<{ status: number; json: unknown }>
  read(id: string): Promise<string | undefined>
}
const fields: Record<string, Field> = {
  'company of a person': {
    make: async (companyId) =>
      (await here.member.call(createContact, { body: { contact: { type: 'person', name: 'Ada', companyId } } })).reply.contactId,
    change: (by, id, companyId) => by.call(updateContact, { params: { id }, body: { contact: { companyId } } }),
    read: async (id) => (await here.member.call(getContact, { params: { id } })).reply.contact.companyId,
  },
  'party of a deal': {
    make: async (dealWith) => (await here.member.call(createDeal, { body: { case: { name: 'Site', dealWith } } })).reply.dealId,
    change: (by, id, dealWith) => by.call(updateDeal, { params: { id }, body: { case: { dealWith } } }),
    read: async (id) => (await here.member.call(getDeal, { params: { id } })).reply.deal.dealWith,
  },
  'contact of a project': {
    make: async (contactId) => {
      const { projectId } = (await here.admin.call(createProject, { body: { project: { name: 'Site' } } })).reply
      await world.store.write(({ db }) => db.updateTable('projects').set({ contactId }).where('id', '=', projectId).execute())
      return projectId
    },
    change: (by, id, contactId) => by.call(updateProject, { params: { id }, body: { project: { contactId } } }),
    read: async (id) => {
      const row = await world.store.read(({ db }) => db.selectFrom('projects').select('contactId').where('id', '=', id).executeTakeFirst())
      return row?.contactId ?? undefined
    },
  },
}

describe.each(Object.entries(fields))('the %s', (_, { make, change, read }) => {
  it('cannot be removed, replaced or confirmed by a user who does not see it', async () => {
    const [hidden, other, open] = [await secret(), await secret(), await company(here.admin)]
    const id = await make(hidden)
    const before = await contentOf(world.store, here.account.id)
    const answers = []
    for (const to of ['', hidden, other, open, '999999999']) answers.push(await change(here.admin, id, to))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(await contentOf(world.store, here.account.id)).toEqual(before)
  })

  it('can be changed, kept and removed by a user who sees it', async () => {
    const [first, next] = [await company(here.member), await company(here.member)]
    const id = await make(first)
    for (const [to, is] of [
      [first, first],
      [next, next],
      ['', undefined],
      ['', undefined],
      [first, first],
    ] as const) {
      expect((await change(here.admin, id, to)).status).toBe(200)
      expect(await read(id)).toBe(is)
    }
  })
})

it('a hidden company cannot be replaced by the name of another one', async () => {
  const hidden = await secret()
  const person = { type: 'person' as const, name: 'Ada', companyId: hidden }
  const id = (await here.member.call(createContact, { body: { contact: person } })).reply.contactId
  for (const companyName of ['', 'Kiln', 'New']) {
    const answer = await here.admin.call(updateContact, { params: { id }, body: { contact: { companyName } } })
    expect([answer.status, answer.errors[0]?.field], companyName).toEqual([422, 'contact.company-name'])
  }
  expect((await here.admin.call(updateContact, { params: { id }, body: { contact: { name: 'Adele' } } })).status).toBe(200)
  expect((await here.member.call(getContact, { params: { id } })).reply.contact.companyId).toBe(hidden)
})

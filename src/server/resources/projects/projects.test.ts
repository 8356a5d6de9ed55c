import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCompany, listCompanies, listProjectCompanies } from '../../../contract/contacts/companies.ts'
import { createContact, deleteContact, mergeContacts } from '../../../contract/contacts/contacts.ts'
import { countProjects, createProject, getProject, listProjects, updateProject } from '../../../contract/projects/projects.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { projectCategories } from '../../../contract/x/named-categories.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { contentOf } from '../../testing/database/database.ts'
import { type Account, openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const company = async (by: Person, name = 'Harbour Works', more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'company', name, ...more } } })).reply.contactId
const make = async ({ admin }: Account, name: string, more: object = {}) =>
  (await admin.call(createProject, { body: { project: { name, ...more } } })).reply.projectId
const letIn = async ({ admin }: Account, id: string, companies: string[]) =>
  admin.call(changeProjectCompanies, { params: { id }, body: { companies } })

it('shows clients the projects of their company, in every read and count', async () => {
  const account = await world.account()
  const harbour = await company(account.admin)
  const client = await account.person('client', harbour)
  const [one, two] = [await make(account, 'One'), await make(account, 'Two', { status: 'archived' })]
  await letIn(account, two, [harbour])
  expect((await client.call(listProjects)).reply.projects.map(({ id }) => id)).toEqual([two])
  expect((await client.call(countProjects)).reply.count).toEqual({ active: 0, silent: 0, archived: 1, template: 0 })
  expect((await client.call(getProject, { params: { id: one } })).status).toBe(404)
  expect((await client.call(listProjectCompanies, { params: { projectId: one } })).status).toBe(404)
  expect((await client.call(listCompanies)).reply.companies.map(({ id }) => id).toSorted()).toEqual(
    [account.ownCompanyId, harbour].toSorted(),
  )
  const change = (await letIn(account, two, [`-${harbour}`])).change
  expect((await client.call(getProject, { params: { id: two } })).status).toBe(404)
  await account.admin.call(undoChange, { params: { id: change } })
  expect((await client.call(getProject, { params: { id: two } })).status).toBe(200)
})

it('shows clients no restricted company except their own', async () => {
  const account = await world.account()
  const [harbour, open] = [await company(account.admin, 'Harbour', { visibility: 'only-me' }), await company(account.admin, 'Open')]
  const hidden = await company(account.admin, 'Hidden', { visibility: 'selected-people' })
  const id = await make(account, 'One')
  await letIn(account, id, [harbour, open, hidden])
  const client = await account.person('client', harbour)
  const namesOf = ({ companies }: { companies: { name: string }[] }) => companies.map(({ name }) => name)
  expect(namesOf((await client.call(listProjectCompanies, { params: { projectId: id } })).reply)).toEqual(['Harbour', 'Open'])
  expect(namesOf((await client.call(listCompanies)).reply)).not.toContain('Hidden')
  expect((await client.call(getCompany, { params: { id: hidden } })).status).toBe(404)
  expect((await client.call(getCompany, { params: { id: harbour } })).status).toBe(200)
})

it('names the contact that a project is for on its card, to whom they see it', async () => {
  const account = await world.account()
  const member = await account.member()
  const create = async (more: object) =>
    (await account.admin.call(createContact, { body: { contact: { type: 'person', name: 'Sigrid', ...more } } })).reply.contactId
  const [shown, hidden] = [await create({ lastName: 'Aune' }), await create({ visibility: 'only-me' })]
  const id = await make(account, 'One', { contactId: shown })
  const harbour = await company(account.admin)
  await letIn(account, id, [harbour])
  await make(account, 'Two', { contactId: hidden })
  await make(account, 'Three')
  const cards = async (by: Person) =>
    (await by.call(listProjects, { query: { xCard: true } })).reply.projects.map(({ name, xCard }) => [name, xCard?.contact])
  const one = ['One', { id: shown, name: 'Sigrid Aune', type: 'person' }]
  expect(await cards(account.admin)).toEqual([one, ['Three', undefined], ['Two', { id: hidden, name: 'Sigrid', type: 'person' }]])
  expect(await cards(member)).toEqual([one, ['Three', undefined], ['Two', undefined]])
  expect(await cards(await account.person('client', harbour))).toEqual([['One', undefined]])
})

it('removes a deleted contact or company from projects, and undo restores it', async () => {
  const account = await world.account()
  const harbour = await company(account.admin)
  const other = await company(account.admin, 'Other')
  const id = await make(account, 'One', { contactId: harbour })
  await letIn(account, id, [harbour, other])
  const before = await contentOf(world.store, account.id)
  const { change } = await account.admin.call(deleteContact, { params: { id: harbour } })
  expect((await account.admin.call(getProject, { params: { id } })).reply.project.contactId).toBeUndefined()
  expect((await account.admin.call(listProjectCompanies, { params: { projectId: id } })).reply.companies.map((one) => one.id)).toEqual([
    other,
  ])
  await account.admin.call(undoChange, { params: { id: change } })
  expect(await contentOf(world.store, account.id)).toEqual(before)
})

it('moves projects to the winner of a merge, unless somebody would see more', async () => {
  const account = await world.account()
  const { admin } = account
  const [looser, winner] = [await company(admin), await company(admin, 'Harbour')]
  const id = await make(account, 'One', { contactId: looser })
  await letIn(account, id, [looser])
  const client = await account.person('client', winner)
  const merge = () => admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
  expect((await merge()).status).toBe(409)
  await letIn(account, id, [winner])
  const before = await contentOf(world.store, account.id)
  const merged = await merge()
  expect(merged.status).toBe(200)
  expect((await admin.call(getProject, { params: { id } })).reply.project.contactId).toBe(winner)
  expect((await client.call(listProjectCompanies, { params: { projectId: id } })).reply.companies.map((one) => one.id)).toEqual([winner])
  await admin.call(undoChange, { params: { id: merged.change } })
  expect(await contentOf(world.store, account.id)).toEqual(before)
})

it('shows members the contact and company only if visible', async () => {
  const account = await world.account()
  const member = await account.member()
  const contact = { type: 'company' as const, name: 'Secret Works', visibility: 'only-me' as const }
  const { contactId } = (await account.admin.call(createContact, { body: { contact } })).reply
  const id = await make(account, 'One', { contactId })
  expect((await account.admin.call(getProject, { params: { id } })).reply.project.contactId).toBe(contactId)
  expect((await member.call(getProject, { params: { id } })).reply.project.contactId).toBeUndefined()
  expect((await member.call(getCompany, { params: { id: contactId } })).status).toBe(404)
  expect((await member.call(updateProject, { params: { id }, body: { project: { name: 'Mine' } } })).status).toBe(403)
})

it('does not delete a category that a project uses', async () => {
  const account = await world.account()
  const { categoryId } = (await account.admin.call(projectCategories.create, { body: { category: { name: 'Retainers' } } })).reply
  const id = await make(account, 'One', { categoryId })
  expect((await account.admin.call(projectCategories.remove, { params: { id: categoryId } })).status).toBe(409)
  await account.admin.call(updateProject, { params: { id }, body: { project: { categoryId: '' } } })
  expect((await account.admin.call(projectCategories.remove, { params: { id: categoryId } })).status).toBe(200)
})

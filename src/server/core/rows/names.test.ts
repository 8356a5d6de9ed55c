import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listEventCategories } from '../../../contract/event-categories.ts'
import { createCategory, deleteCategory, listCategories, updateCategory } from '../../../contract/projects/categories.ts'
import { createWorkgroup, deleteWorkgroup, listWorkgroups, updateWorkgroup } from '../../../contract/workgroups.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import * as events from '../../../contract/x/event-categories.ts'
import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../../contract/x/named-categories.ts'
import { checkStore } from '../../service.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openProject } from '../../testing/projects.ts'
import { type Account, openWorld, type Person } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())
let account: Account
let admin: Person
let project = ''
beforeEach(async () => {
  account = await world.account()
  admin = account.admin
  project = (await openProject(account)).id
})

interface CategoryAccess {
  create(name: string): Promise<{ status: number; change: string; reply: object }>
  rename(id: string, name: string): Promise<{ status: number; change: string }>
  remove(id: string): Promise<{ status: number; change: string }>
  list(): Promise<string[]>
}
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)
const shared = (calls: CategoryCalls): CategoryAccess => ({
  create: (name) => admin.call(calls.create, { body: { category: { name } } }),
  rename: (id, name) => admin.call(calls.update, { params: { id }, body: { category: { name } } }),
  remove: (id) => admin.call(calls.remove, { params: { id } }),
  list: async () => namesOf((await admin.call(calls.list)).reply.categories),
})
const categories: Record<string, CategoryAccess> = {
  workgroup: {
    create: (name) => admin.call(createWorkgroup, { body: { group: { name } } }),
    rename: (id, name) => admin.call(updateWorkgroup, { params: { id }, body: { group: { name } } }),
    remove: (id) => admin.call(deleteWorkgroup, { params: { id } }),
    list: async () => namesOf((await admin.call(listWorkgroups)).reply.groups),
  },
  category: {
    create: (name) => admin.call(createCategory, { params: { projectId: project }, body: { category: { name, type: 'message' } } }),
    rename: (id, name) => admin.call(updateCategory, { params: { id }, body: { category: { name } } }),
    remove: (id) => admin.call(deleteCategory, { params: { id } }),
    list: async () => namesOf((await admin.call(listCategories, { params: { projectId: project } })).reply.categories),
  },
  'event category': {
    create: (name) => admin.call(events.createEventCategory, { body: { category: { name } } }),
    rename: (id, name) => admin.call(events.updateEventCategory, { params: { id }, body: { category: { name } } }),
    remove: (id) => admin.call(events.deleteEventCategory, { params: { id } }),
    list: async () => namesOf((await admin.call(listEventCategories)).reply.categories),
  },
  'deal category': shared(dealCategories),
  'expense category': shared(expenseCategories),
  'project category': shared(projectCategories),
}
const made = async (category: CategoryAccess, name: string) => Object.values((await category.create(name)).reply)[0] as string
const undo = (change: string) => admin.call(undoChange, { params: { id: change } })

describe.each(Object.entries(categories))('the name of a %s', (noun, category) => {
  it('ignores case, spaces and encoding, but not accents', async () => {
    await made(category, 'Müller day')
    const same = ['MÜLLER DAY', 'müller  day'.normalize('NFD'), ' Müller day ']
    for (const name of same) expect((await category.create(name)).status, name).toBe(422)
    expect((await category.create('Muller day')).status).toBe(201)
  })

  it('sorts by letters, then by accents, in any locale', async () => {
    for (const name of ['zebra', 'Äpfel', 'apfel', 'Zimt', '9', '10', '😀', '\ufffd', 'Apfelmus']) await made(category, name)
    expect(await category.list()).toEqual(['10', '9', 'apfel', 'Äpfel', 'Apfelmus', 'zebra', 'Zimt', '\ufffd', '😀'])
  })

  it('is not restored by an undo if another record has it', async () => {
    const id = await made(category, 'Plan')
    const removed = await category.remove(id)
    const other = await made(category, 'PLAN')
    const before = await contentOf(world.store, account.id)
    const answer = await undo(removed.change)
    expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringContaining(`the ${noun} “PLAN” has the same name`)])
    expect(await contentOf(world.store, account.id)).toEqual(before)
    const renamed = await category.rename(other, 'Sketch')
    await made(category, 'plan')
    expect((await undo(renamed.change)).status).toBe(409)
    expect((await undo(removed.change)).status).toBe(409)
    expect(await checkStore(world.store)).toEqual([])
  })
})

it('can repeat in another type of category', async () => {
  const at = { params: { projectId: project } }
  for (const type of ['message', 'file'] as const) {
    const answer = await admin.call(createCategory, { ...at, body: { category: { name: 'Plan', type } } })
    expect(answer.status).toBe(201)
  }
})

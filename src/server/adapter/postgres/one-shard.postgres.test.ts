import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, getContact, listContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { createDeal, listDeals } from '../../../contract/deals/deals.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { createMessage, listMessages } from '../../../contract/projects/messages.ts'
import { createProject, listProjects } from '../../../contract/projects/projects.ts'
import { finishTask, listTasks, myTasks } from '../../../contract/projects/tasks.ts'
import { listRecordings } from '../../../contract/recordings.ts'
import { listChanges, undoChange } from '../../../contract/x/changes.ts'
import { createTaskList } from '../../../contract/x/projects/task-lists.ts'
import { search } from '../../../contract/x/search.ts'
import { isCitus } from '../../testing/database/test-database.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

/** Citus refuses a statement with more than one task, one for each shard, if it would log it as an error. */
describe.skipIf(!isCitus)('where a statement to more than one shard is an error', () => {
  let world: World
  let by: Person
  let operator: Client
  const ids = { contact: '', project: '', list: '', task: '', change: '' }
  beforeAll(async () => {
    world = await openWorld()
    const { admin } = await world.account()
    ids.contact = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada Aune' } } })).reply.contactId
    await admin.call(createDeal, { body: { case: { name: 'Harbour' } } })
    ids.project = (await admin.call(createProject, { body: { project: { name: 'Harbour' } } })).reply.projectId
    ids.list = (await admin.call(createTaskList, { params: { id: ids.project }, body: { taskList: { name: 'Build' } } })).reply.taskListId
    const task = { subject: 'Draw', responsibles: [admin.id] }
    ids.task = (await admin.call(listTasks.create, { params: { ownerId: ids.list }, body: { task } })).reply.taskId
    await admin.call(createMessage, { params: { projectId: ids.project }, body: { message: { title: 'Plans' } } })
    ids.change = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Bo' } } })).change
    operator = new Client({ connectionString: world.databaseUrl })
    await operator.connect()
    await operator.query(`alter database "${new URL(world.databaseUrl).pathname.slice(1)}" set citus.multi_task_query_log_level = 'error'`)
    by = (await world.another()).as(admin)
  })
  afterAll(async () => {
    await operator.end()
    await world.end()
  })

  it('a statement without its account is refused', async () => {
    const other = await world.another()
    await expect(other.store.read(({ db }) => sql`select count(*) from contacts`.execute(db))).rejects.toThrow(/multi-task query/)
  })

  it.each<[string, () => Promise<{ status: number }>]>([
    ['contacts', () => by.call(listContacts)],
    ['contacts by a term', () => by.call(listContacts, { query: { term: 'aun' } })],
    ['a contact', () => by.call(getContact, { params: { id: ids.contact } })],
    ['deals', () => by.call(listDeals)],
    ['projects', () => by.call(listProjects)],
    ['a task list', () => by.call(listTasks.list, { params: { ownerId: ids.list } })],
    ['my tasks', () => by.call(myTasks)],
    ['messages', () => by.call(listMessages, { params: { projectId: ids.project } })],
    ['search', () => by.call(search, { query: { term: 'har' } })],
    ['the activity feed', () => by.call(listRecordings)],
    ['the history', () => by.call(listChanges)],
    ['a new contact', () => by.call(createContact, { body: { contact: { type: 'person', name: 'Cem' } } })],
    ['an edit', () => by.call(updateContact, { params: { id: ids.contact }, body: { contact: { title: 'Captain' } } })],
    ['a new note', () => by.call(contactNotes.create, { params: { ownerId: ids.contact }, body: { note: { body: 'Called.' } } })],
    ['a new task', () => by.call(listTasks.create, { params: { ownerId: ids.list }, body: { task: { subject: 'Build' } } })],
    ['a completed task', () => by.call(finishTask, { params: { id: ids.task } })],
    ['an undo', () => by.call(undoChange, { params: { id: ids.change } })],
  ])('%s asks one shard', async (_, request) => {
    expect([200, 201, 204]).toContain((await request()).status)
    expect(world.logged).toEqual([])
  })

  it('a new note is committed in one phase', async () => {
    // Citus notes here each transaction that it has prepared on a worker.
    await operator.query('truncate pg_dist_transaction')
    const note = { body: 'Called again.' }
    expect((await by.call(contactNotes.create, { params: { ownerId: ids.contact }, body: { note } })).status).toBe(201)
    expect((await operator.query('select * from pg_dist_transaction')).rows).toEqual([])
  })
})

import { sql } from 'kysely'
import type { Store } from '../../../src/server/core/store/store.ts'
import type { ContactRow } from '../../../src/server/core/store/tables.ts'
import { emptyState, type Resource, type Resources, type State, writerOf } from './state.ts'

/** Reads the records of each writer from the database. */
export const readStates = (store: Store): Promise<Map<string, State>> =>
  store.read(async ({ db }) => {
    const states = new Map<string, State>()
    const put = <R extends Resource>(resource: R, name: string, thing: Resources[R]) => {
      const state = states.get(writerOf(name)) ?? emptyState()
      states.set(writerOf(name), state)
      const held = state[resource] as Map<string, Resources[R]>
      held.set(held.has(name) ? `${name} again` : name, thing)
    }
    const contacts = await sql<ContactRow>`select * from contacts where type = 'person'`.execute(db)
    const notes = await db.selectFrom('notes').selectAll().execute()
    for (const row of contacts.rows)
      put('contacts', row.name, {
        ...{ id: row.id, background: row.backgroundInfo, tags: row.tags },
        phones: row.contactData.map((datum) => datum.entityValue),
        notes: notes.filter((note) => note.ownerId === row.id).map((note) => note.body),
      })
    for (const row of await db.selectFrom('deals').selectAll().execute())
      put('deals', row.name, { id: row.id, status: row.dealStatus, price: row.price })
    for (const row of await db.selectFrom('projects').selectAll().execute()) put('projects', row.name, { id: row.id })
    const tasks = await db.selectFrom('tasks').selectAll().orderBy('rank').orderBy('id').execute()
    for (const row of tasks) put('tasks', row.subject, { id: row.id })
    for (const row of await db.selectFrom('taskLists').selectAll().execute()) {
      const own = tasks.filter((task) => task.ownerKind === 'taskLists' && task.ownerId === row.id)
      const named = (done: boolean) => own.filter((task) => task.completedAt > '' === done).map((task) => task.subject)
      put('lists', row.name, { id: row.id, project: row.projectId, open: named(false), done: named(true) })
    }
    for (const row of await db.selectFrom('messages').selectAll().execute())
      put('messages', row.title, { id: row.id, project: row.projectId, body: row.body })
    return states
  })

import { sql } from 'kysely'
import type { ContactRow } from '../../../src/server/store/rows/contacts.ts'
import type { NoteRow } from '../../../src/server/store/rows/notes.ts'
import type { Store } from '../../../src/server/store/store.ts'

/** A contact as the one who writes it knows it; names and notes are never used twice, so that they tell what is what. */
export interface Held {
  id: string
  background: string
  tags: string[]
  phones: string[]
  notes: string[]
}
/** The contacts of one writer, by name. */
export type State = Map<string, Held>

export const told = (state: State) =>
  [...state]
    .map(([name, { background, tags, phones, notes }]) =>
      JSON.stringify([name, background, tags.toSorted(), phones.toSorted(), notes.toSorted()]),
    )
    .toSorted()

export const writerOf = (name: string) => name.split(' ')[0] ?? ''
export const nameOf = (writer: string, count: number) => `${writer} ${count}`

/** What the database holds of each writer. */
export const readStates = (store: Store): Promise<Map<string, State>> =>
  store.read(async ({ db }) => {
    const contacts = await sql<ContactRow>`select * from contacts where type = 'person'`.execute(db)
    const notes = await sql<NoteRow>`select * from notes`.execute(db)
    const states = new Map<string, State>()
    for (const row of contacts.rows) {
      const own = states.get(writerOf(row.name)) ?? new Map()
      states.set(writerOf(row.name), own)
      const data = JSON.parse(row.contactData) as { entityValue: string }[]
      const held: Held = {
        id: row.id,
        background: row.backgroundInfo,
        tags: JSON.parse(row.tags) as string[],
        phones: data.map((datum) => datum.entityValue),
        notes: notes.rows.filter((note) => note.ownerId === row.id).map((note) => note.body),
      }
      own.set(own.has(row.name) ? `${row.name} again` : row.name, held)
    }
    return states
  })

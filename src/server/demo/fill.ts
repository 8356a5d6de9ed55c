import type { WriteTx } from '../store/store.ts'
import { putCustomers } from './customers/put-customers.ts'
import { fillEventCategories, fillFeed } from './feed.ts'
import { type Opened, openFilling } from './filling.ts'
import { putNote } from './notes/put-note.ts'
import { putPeople } from './people/put-people.ts'
import { putProjects } from './projects/put-projects.ts'
import { putContacts } from './story/put-contacts.ts'
import { putTasks } from './tasks/put-tasks.ts'
import type { DemoWorkspace } from './types.ts'

/** Fills an account that has just been opened. The first of the story's people is its administrator already. */
export const fillWorkspace = async (tx: WriteTx, opened: Opened, story: DemoWorkspace, progress?: (done: number, all: number) => void) => {
  const filling = await openFilling(tx, opened, story)
  const contacts = await putContacts(story, filling, progress)
  const on = { ...filling, contacts }
  for (const note of story.notes) {
    const contactId = contacts[note.contact]
    if (contactId) await putNote(note, 'contacts', contactId, filling)
  }
  const inProjects = await putProjects(story, on)
  const onCustomers = await putCustomers(story, on)
  await putTasks(story, { ...on, ...inProjects, ...onCustomers })
  await putPeople(story, on)
  await fillEventCategories(tx, opened, story.account.createdAt)
  await tx.writeLoaded()
  await fillFeed(tx, opened.accountId)
  return contacts
}

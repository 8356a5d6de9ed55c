import type { WriteTx } from '../core/store/store.ts'
import { putCustomers } from './customers/put-customers.ts'
import { fillEventCategories, fillFeed, markFeedSeen } from './feed.ts'
import { type Opened, openFilling } from './model/filling.ts'
import type { DemoWorkspace } from './model/workspace.ts'
import { putNote } from './notes/put-note.ts'
import { putPeople } from './people/put-people.ts'
import { markNotificationsRead } from './projects/put-notifications.ts'
import { putProjects } from './projects/put-projects.ts'
import { putContacts } from './story/put-contacts.ts'
import { putTasks } from './tasks/put-tasks.ts'

/** Fills a new account. The first person of the sample data is already its administrator. */
export const fillWorkspace = async (tx: WriteTx, opened: Opened, story: DemoWorkspace, progress?: (done: number, all: number) => void) => {
  const filling = await openFilling(tx, opened, story)
  const contacts = await putContacts(story, filling, progress)
  const on = { ...filling, contacts }
  for (const note of story.notes) {
    const contactId = contacts[note.contact]
    if (contactId) await putNote(note, 'contacts', contactId, filling)
  }
  const inProjects = await putProjects(story, on)
  const onCustomers = await putCustomers(story, inProjects.projects, on)
  await putTasks(story, { ...on, ...inProjects, ...onCustomers })
  await putPeople(story, on)
  await fillEventCategories(tx, opened, story.account.createdAt)
  await tx.writeLoaded()
  await fillFeed(tx, opened.accountId)
  await markFeedSeen(tx, opened)
  await markNotificationsRead(tx, opened)
  return contacts
}

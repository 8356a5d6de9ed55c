import { cases } from './customers/cases.ts'
import { deals } from './customers/deals.ts'
import { demoFiles } from './files/demo-files.ts'
import { generatedContacts } from './generated/contacts.ts'
import { seers } from './generated/sight.ts'
import { caseOf, dealCategories } from './model/customers.ts'
import { type Moments, momentsFrom } from './model/moments.ts'
import { noteOf } from './model/notes.ts'
import type { DemoContact, DemoNote } from './model/types.ts'
import type { DemoWorkspace } from './model/workspace.ts'
import { notesOnClients } from './notes/clients.ts'
import { generatedNotes } from './notes/generated-notes.ts'
import { notesOnLeads } from './notes/leads.ts'
import { notesOnSecondSigrid, notesOnSigrid } from './notes/sigrid.ts'
import { weeklyCalls } from './notes/weekly-calls.ts'
import { account, continueAs, people } from './people/people.ts'
import { workgroups } from './people/workgroups.ts'
import { expenseCategories, projectCategories, projects } from './projects/projects.ts'
import { type Story, story } from './story/story.ts'
import { taskLists, tasks } from './tasks/tasks.ts'

const seed = 20
const usual = 2418

const notesFrom = (moments: Moments, { placeOf }: Story): DemoNote[] =>
  [notesOnSigrid, notesOnSecondSigrid, notesOnClients, notesOnLeads, weeklyCalls]
    .flatMap((chapter) => chapter(moments))
    .map((content) => noteOf(content, placeOf))

/**
 * Returns the demo workspace at the time `now`, always the same for the same `now`. `contacts` is their number: 2,418 by default, and never
 * fewer than the written ones. The notes are those of the first 2,418.
 */
export const demoWorkspace = (now: Date, options: { contacts?: number } = {}): DemoWorkspace => {
  const moments = momentsFrom(now)
  const content = story(moments)
  const from = content.contacts.length
  const contactCount = Math.max(options.contacts ?? usual, from)
  const clientCompany = content.placeOf('fjordlys')
  if (clientCompany === undefined) throw new Error('The story has lost its ferry company.')
  const notes = notesFrom(moments, content)
  let index = from
  for (const contact of generatedContacts(seed, Math.min(contactCount, usual) - from, from, now))
    notes.push(...generatedNotes(seed, index++, contact))
  return {
    account: account(moments),
    people: people(moments, clientCompany),
    continueAs,
    workgroups: workgroups(moments),
    contactCount,
    contacts: {
      *[Symbol.iterator]() {
        yield* content.contacts
        yield* generatedContacts(seed, contactCount - from, from, now)
      },
    },
    notes,
    dealCategories,
    deals: deals(moments, content.placeOf),
    cases: cases(moments).map((one) => caseOf(one, content.placeOf)),
    files: demoFiles(moments),
    projectCategories,
    expenseCategories,
    projects: projects(moments, content.placeOf),
    taskLists: taskLists(),
    tasks: tasks(moments, content.placeOf),
  }
}

/** Returns how many contacts the demo workspace needs, so that its first person can see this many of them. */
export const contactsSeenByFirst = (seen: number, now: Date): number => {
  const moments = momentsFrom(now)
  const content = story(moments).contacts
  const [first] = continueAs
  // Everybody sees the agency itself, which is a contact too.
  let [count, visible] = [0, 1]
  const add = (contact: DemoContact) => {
    count += 1
    if (seers(contact, contact.author).some((key) => key === first)) visible += 1
  }
  for (const contact of content) add(contact)
  for (const contact of generatedContacts(seed, Number.POSITIVE_INFINITY, content.length, now)) {
    if (visible >= seen) break
    add(contact)
  }
  return count
}

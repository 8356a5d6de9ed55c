import { expect, type Page } from '@playwright/test'
import { accepted, listAt, textAt } from '../fixtures/answers.ts'
import { makeProject } from '../fixtures/projects.ts'
import { makeContact, makeDeal } from '../fixtures/records.ts'
import { makeTask, makeTaskList, placesAt } from '../fixtures/tasks.ts'
import type { Person, Workspace } from '../fixtures/workspace.ts'
import type { Expected } from './expected.ts'

export const people = ['Ada', 'Grace'] as const
export type Name = (typeof people)[number]

/** A person at a page, a colleague, and the records of their workspace. */
export interface Walker {
  page: Page
  me: Person
  colleague: Person
  contacts: Record<Name, string>
  listId: string
  projectId: string
  dealId: string
  /** What the network does to the next write: nothing, or its answer is lost after it has arrived. */
  losesAnswer: boolean
}

/** Fills a workspace, and shows its contacts. */
export const beginWalk = async (page: Page, space: Workspace): Promise<Walker> => {
  const { admin: me } = space
  const contacts = { Ada: await makeContact(me, { name: 'Ada' }), Grace: await makeContact(me, { name: 'Grace' }) }
  const projectId = await makeProject(me, { name: 'Harbour site' })
  const listId = await makeTaskList(me, projectId, 'Design')
  for (const subject of ['Map', 'Icons', 'Type']) await makeTask(me, `/taskLists/${listId}/tasks`, subject)
  const walker: Walker = {
    page,
    me,
    colleague: await space.member(),
    contacts,
    listId,
    projectId,
    dealId: await makeDeal(me, { 'deal-status': 'pending' }),
    losesAnswer: false,
  }
  await page.route('**/api/**', async (route) => {
    const isLost = walker.losesAnswer && route.request().method() !== 'GET'
    if (!isLost) return route.fallback()
    walker.losesAnswer = false
    await route.fetch()
    await route.abort()
  })
  await page.goto('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  return walker
}

/** Returns what the service holds. */
const heldBy = async ({ me, contacts, listId, dealId }: Walker): Promise<Expected> => {
  const titleOf = async (id: string) =>
    String((accepted(await me.get(`/contacts/${id}`)).body as { contact: { title?: string } }).contact.title ?? '')
  const notesOf = async (id: string) => listAt(accepted(await me.get(`/contacts/${id}/notes`)), 'notes').map(({ body }) => String(body))
  return {
    titles: { Ada: await titleOf(contacts.Ada), Grace: await titleOf(contacts.Grace) },
    notes: { Ada: await notesOf(contacts.Ada), Grace: await notesOf(contacts.Grace) },
    tasks: (await placesAt(me, `/taskLists/${listId}/tasks`))
      .filter(([, position]) => position !== null)
      .map(([subject]) => String(subject)),
    dealStatus: textAt(accepted(await me.get(`/deals/${dealId}`)), 'deal.deal-status'),
  }
}

/** Compares the page with what was expected: what it shows, that all is saved, and that nothing failed. */
const comparePage = async ({ page }: Walker, expected: Expected) => {
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
  const name = people.find((person) => person === heading)
  if (name) {
    const notes = page.getByRole('article', { name: /^Note by / })
    await expect(notes).toHaveCount(expected.notes[name].length)
    for (const [at, text] of expected.notes[name].entries()) await expect(notes.nth(at)).toContainText(text)
    if (expected.titles[name]) await expect(page.getByText(expected.titles[name], { exact: true })).toBeVisible()
  } else if (/tasks$/.test(new URL(page.url()).pathname)) {
    const circles = page.getByRole('region', { name: /^Design/ }).getByRole('checkbox', { name: /^Complete / })
    await expect(circles).toHaveCount(expected.tasks.length)
    for (const [at, subject] of expected.tasks.entries()) await expect(circles.nth(at)).toHaveAccessibleName(`Complete ${subject}`)
  }
}

/** Waits until the service and the page are as expected. */
export const compare = async (walker: Walker, expected: Expected) => {
  await expect.poll(() => heldBy(walker)).toEqual(expected)
  await comparePage(walker, expected)
}

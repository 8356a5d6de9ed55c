import { afterAll, beforeAll, expect, it } from 'vitest'
import { listNotifications } from '../../across/notifications/outbox.ts'
import { actorFor } from '../../core/actor.ts'
import { safeHtml } from '../../core/html/safe-html.ts'
import { openAccount } from '../../resources/people/accounts.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { fillWorkspace } from '../fill.ts'
import { demoWorkspace } from '../workspace.ts'
import { subscribersOf } from './put-notifications.ts'

const now = new Date('2026-11-19T12:22:00Z')
const story = demoWorkspace(now)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('the agency has the projects of the mock-ups', () => {
  const count = (status: string) => story.projects.filter((project) => project.status === status).length
  expect(['active', 'silent', 'template', 'archived'].map(count)).toEqual([14, 3, 4, 22])
  const [fjordlys] = story.projects
  expect([fjordlys?.messages.length, fjordlys?.milestones.length, fjordlys?.expenses.length]).toEqual([12, 7, 18])
  expect([fjordlys?.writeboards.length, fjordlys?.links.length]).toEqual([4, 9])
})

it('refers to existing people and categories and has valid texts', async () => {
  const people = new Set(story.people.map(({ key }) => key))
  for (const project of story.projects) {
    expect(story.projectCategories).toContain(project.category)
    for (const { responsible } of [project, ...project.milestones]) expect(people).toContain(responsible)
    for (const message of project.messages) {
      expect(await safeHtml(message.body, 'body')).toBe(message.body)
      for (const { author } of [message, ...message.comments]) expect(people).toContain(author)
      if (message.category) expect(project.categories.map(({ name }) => name)).toContain(message.category)
    }
    for (const { category } of project.expenses) expect(story.expenseCategories).toContain(category)
    expect(await safeHtml(project.announcement, 'announcement')).toBe(project.announcement)
    expect(project.createdAt < `${now.toISOString().slice(0, 10)} 00:00:00`).toBe(true)
  }
})

it('is filled completely', async () => {
  await world.store.write(async (tx) => {
    const first = {
      name: 'Northlight',
      currency: 'EUR',
      timeZone: 'UTC',
      user: { name: 'Ana', email: 'a@b.test', passwordHash: undefined },
    }
    const opened = await openAccount(tx, first)
    await fillWorkspace(tx, opened, story)
    const of = async (table: 'projects' | 'projectCompanies' | 'messages' | 'milestones' | 'expenses') =>
      (await tx.db.selectFrom(table).select('accountId').where('accountId', '=', opened.accountId).execute()).length
    expect([await of('projects'), await of('projectCompanies')]).toEqual([43, 10])
    expect([await of('messages'), await of('expenses'), await of('milestones')]).toEqual([12, 18, 41])
    const uploads = await tx.db
      .selectFrom('files')
      .select(['name', 'categoryId'])
      .where('accountId', '=', opened.accountId)
      .where('projectId', 'is not', null)
      .execute()
    const comments = await tx.db
      .selectFrom('comments')
      .select('projectId')
      .where('accountId', '=', opened.accountId)
      .where('resourceKind', '=', 'messages')
      .execute()
    expect([comments.length, comments.filter(({ projectId }) => projectId).length]).toEqual([9, 9])
    expect([uploads.length, uploads.filter(({ categoryId }) => categoryId).length]).toEqual([7, 6])
    const user = await tx.db.selectFrom('users').selectAll().where('id', '=', opened.userId).executeTakeFirstOrThrow()
    const { notifications, unread } = await listNotifications(tx, actorFor(user), { number: 1, cursor: undefined })
    expect(unread).toBe(2)
    expect(notifications.length).toBeGreaterThan(5)
    expect(notifications.every(({ title, projectName }) => title && projectName === 'Fjordlys booking flow')).toBe(true)
    expect(notifications.map(({ createdAt }) => createdAt)).toEqual(
      notifications
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
  })
})

it('those who wrote in a message and who runs the project follow it, clients no private one', () => {
  const clients = new Set(story.people.filter(({ role }) => role === 'client').map(({ key }) => key))
  for (const project of story.projects)
    for (const message of project.messages) {
      const keys = subscribersOf(message, project, story.people)
      expect(keys).toContain(project.responsible)
      if (message.isPrivate) expect(keys.filter((key) => clients.has(key))).toEqual([])
    }
})

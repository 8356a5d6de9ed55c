import { putChunks } from '../../core/store/file-chunks/file-chunks.ts'
import type { FillingOn, Ids } from '../model/filling.ts'
import type { DemoProject } from '../model/projects.ts'
import type { DemoWorkspace } from '../model/workspace.ts'
import { type Announced, putNotifications, subscribersOf } from './put-notifications.ts'

const flag = (is: boolean) => (is ? 1 : 0)
const at = (ids: Ids, name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null))

const putProject = async (project: DemoProject, founder: string, categories: Ids, { contacts, put }: FillingOn) => {
  const company = project.company === undefined ? null : (contacts[project.company] ?? null)
  const { name, status, announcement, createdAt } = project
  const texts = { overviewPageAnnouncement: announcement, displayAnnouncement: flag(announcement !== ''), allowHtmlInAnnouncement: 1 }
  const settings = { startPage: 'overview', noEmailNotifications: 0, defaultToPrivate: 0, status }
  const placed = { categoryId: at(categories, project.category), contactId: company }
  const companies = company && project.isShared ? [company] : []
  return (await put('projects', founder, { name, ...texts, ...settings, ...placed, companies }, createdAt)).id
}

const putMessages = async (
  project: DemoProject,
  projectId: string,
  categories: Ids,
  people: DemoWorkspace['people'],
  filling: FillingOn,
) => {
  const { person, put } = filling
  const announced: Announced[] = []
  for (const message of project.messages.toReversed()) {
    const { title, body, author, createdAt } = message
    const placed = { projectId, categoryId: at(categories, message.category), milestoneId: null }
    const shown = { isPrivate: flag(message.isPrivate), pinned: flag(message.pinned), attachments: [] }
    const following = subscribersOf(message, project, people)
    const subscribers = following.map(person)
    const row = await put('messages', person(author), { title, body, ...placed, ...shown, subscribers, editedAt: '' }, createdAt)
    announced.push({
      messageId: row.id,
      authorId: person(author),
      userIds: following.filter((key) => key !== author).map(person),
      createdAt,
    })
    for (const { body, isPrivate, ...by } of message.comments) {
      const on = { resourceKind: 'messages', resourceId: row.id, projectId, revisionId: null }
      await put('comments', person(by.author), { ...on, body, html: '', isPrivate: flag(isPrivate), attachments: [] }, by.createdAt)
    }
  }
  await putNotifications(announced, filling)
}

const putFiles = async ({ files }: DemoProject, projectId: string, categories: Ids, { tx, opened, person, put }: FillingOn) => {
  for (const { name, contentType, bytes, author, createdAt, category } of files.toReversed()) {
    const values = {
      name,
      contentType,
      byteSize: bytes.byteLength,
      attachedAt: createdAt,
      projectId,
      categoryId: at(categories, category),
      isPrivate: 0,
    }
    const { id } = await put('files', person(author), values, createdAt)
    await putChunks(tx, opened.accountId, id, bytes)
  }
}

const putRest = async (project: DemoProject, projectId: string, expenseCategories: Ids, { person, put }: FillingOn) => {
  for (const { author, createdAt, category, billable, ...expense } of project.expenses.toReversed()) {
    const values = { projectId, ...expense, categoryId: at(expenseCategories, category), billable: flag(billable) }
    await put('expenses', person(author), values, createdAt)
  }
  for (const { title, revisions } of project.writeboards) {
    const [first] = revisions
    if (!first) continue
    const values = { projectId, title, categoryId: null, revision: revisions.length, isPrivate: 0 }
    const board = await put('writeboards', person(first.author), values, first.createdAt)
    for (const [n, { body, author, createdAt }] of revisions.entries())
      await put('writeboardRevisions', person(author), { writeboardId: board.id, number: n + 1, body, html: '' }, createdAt)
  }
  for (const { title, url, author, createdAt } of project.links)
    await put('links', person(author), { projectId, title, url, categoryId: null, isPrivate: 0 }, createdAt)
}

/** Writes the projects and their contents. Returns the ids of projects by key, and of milestones by key and title. */
export const putProjects = async (story: DemoWorkspace, filling: FillingOn): Promise<{ projects: Ids; milestones: Ids }> => {
  const { put, person } = filling
  const founder = person(story.people[0]?.key ?? '')
  const categories: Ids = new Map()
  const expenseCategories: Ids = new Map()
  const ids: Ids = new Map()
  const milestones: Ids = new Map()
  for (const [table, names, found] of [
    ['projectCategories', story.projectCategories, categories],
    ['expenseCategories', story.expenseCategories, expenseCategories],
  ] as const)
    for (const name of names) found.set(name, (await put(table, founder, { name }, story.account.createdAt)).id)
  for (const project of story.projects.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const projectId = await putProject(project, founder, categories, filling)
    ids.set(project.key, projectId)
    const own: Ids = new Map()
    for (const { type, name } of project.categories)
      own.set(name, (await put('categories', founder, { projectId, type, name }, project.createdAt)).id)
    for (const { responsible, ...milestone } of project.milestones) {
      const values = { projectId, ...milestone, responsibleId: person(responsible) }
      const row = await put('milestones', person(project.responsible), values, project.createdAt)
      milestones.set(`${project.key} ${milestone.title}`, row.id)
    }
    await putMessages(project, projectId, own, story.people, filling)
    await putFiles(project, projectId, own, filling)
    await putRest(project, projectId, expenseCategories, filling)
  }
  return { projects: ids, milestones }
}

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getComment, taskComments } from '../../../contract/notes/comments.ts'
import { createMessage, getMessage } from '../../../contract/projects/messages.ts'
import { getProject, listProjects } from '../../../contract/projects/projects.ts'
import { caseTasks, contactTasks, dealTasks, finishTask, getTask, inbox, myTasks, personalTasks } from '../../../contract/projects/tasks.ts'
import { listRecordings } from '../../../contract/recordings.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { search } from '../../../contract/x/search.ts'
import { openProject } from '../../testing/projects.ts'
import { anySecrets, type Kept, makeSecrets } from '../../testing/secrets-of.ts'
import { type Account, openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const person = (people: Person[], id: string) => people.find((one) => one.id === id) as Person
const seenBy = (kept: Kept[], by: Person) => kept.flatMap(({ id, viewers }) => (viewers.has(by.id) ? [id] : [])).toSorted()

/** Tasks on every record by its author, completed if `done`, and a personal task of every user. */
const makeTasks = async (people: Person[], owners: { owner: Kept; calls: typeof contactTasks | typeof dealTasks | typeof caseTasks }[]) => {
  const [tasks, comments]: [Kept[], Kept[]] = [[], []]
  for (const [n, { owner, calls }] of owners.entries()) {
    const { author, viewers } = owner
    const by = person(people, author)
    const body = { task: { subject: `n task ${n}`, responsibles: [...viewers] } }
    const { taskId: id } = (await by.call(calls.create, { params: { ownerId: owner.id }, body })).reply
    tasks.push({ id, author, viewers })
    const { commentId } = (await by.call(taskComments.create, { params: { resourceId: id }, body: { comment: { body: 'so it is' } } }))
      .reply
    comments.push({ id: commentId, author, viewers })
    if (n % 3 === 0) await by.call(finishTask, { params: { id } })
  }
  for (const by of people) {
    const { taskId: id } = (await by.call(personalTasks.create, { body: { task: { subject: 'n task of my own' } } })).reply
    tasks.push({ id, author: by.id, viewers: new Set([by.id]) })
  }
  return { tasks, comments }
}

/** A project with a client, a public and a private message, and a task in its inbox. */
const makeProject = async (account: Account, people: Person[]) => {
  const { id, admin, client, outside, member } = await openProject(account, { name: 'n project' })
  const own = new Set([...people, member].map((one) => one.id))
  const all = new Set([...own, client.id])
  const messages: Kept[] = []
  for (const isPrivate of [true, false]) {
    const { messageId } = (
      await admin.call(createMessage, { params: { projectId: id }, body: { message: { title: 'n message', isPrivate } } })
    ).reply
    messages.push({ id: messageId, author: admin.id, viewers: isPrivate ? own : all })
  }
  const { taskId } = (await admin.call(inbox.create, { params: { ownerId: id }, body: { task: { subject: 'n task of all' } } })).reply
  const task = { id: taskId, author: admin.id, viewers: all }
  return { project: { id, author: admin.id, viewers: all }, messages, task, clients: [client, outside] }
}

it('tasks, projects, search and events are visible as specified', async () => {
  await fc.assert(
    fc.asyncProperty(anySecrets, async (drawn) => {
      const account = await world.account()
      const people = [account.admin, await account.member(), await account.member(), await account.member()]
      const made = await makeSecrets(account, people, drawn)
      const inProject = await makeProject(account, people)
      const owners = [
        ...made.contacts.map((owner) => ({ owner, calls: contactTasks })),
        ...made.deals.map((owner) => ({ owner, calls: dealTasks })),
        ...made.cases.map((owner) => ({ owner, calls: caseTasks })),
      ]
      const { tasks, comments } = await makeTasks(people, owners as Parameters<typeof makeTasks>[1])
      const all = { ...made, tasks: [...tasks, inProject.task], messages: inProject.messages, projects: [inProject.project] }
      const readers = [...people, ...inProject.clients, (await world.account()).admin]
      for (const by of readers) {
        for (const { id, viewers } of all.tasks)
          expect((await by.call(getTask, { params: { id } })).status).toBe(viewers.has(by.id) ? 200 : 404)
        for (const { id, viewers } of comments)
          expect((await by.call(getComment, { params: { id } })).status).toBe(viewers.has(by.id) ? 200 : 404)
        for (const { id, viewers } of all.messages)
          expect((await by.call(getMessage, { params: { id } })).status).toBe(viewers.has(by.id) ? 200 : 404)
        expect((await by.call(getProject, { params: { id: inProject.project.id } })).status).toBe(
          inProject.project.viewers.has(by.id) ? 200 : 404,
        )
        const projects = (await by.call(listProjects)).reply.projects.map(({ id }) => id)
        expect(projects).toEqual(seenBy(all.projects, by))

        const mine = (await by.call(myTasks, { query: { xDoneToday: true } })).reply.tasks.map(({ id }) => id)
        expect(mine.toSorted()).toEqual(seenBy(tasks, by))
        const found = (await by.call(search, { query: { term: 'n' } })).reply
        for (const kind of ['contacts', 'deals', 'cases', 'projects', 'messages', 'tasks'] as const) {
          const [ids, seen] = [found[kind].map(({ id }) => id), new Set(seenBy(all[kind], by))]
          const known = ids.filter((id) => all[kind].some((kept) => kept.id === id))
          expect(known.filter((id) => !seen.has(id))).toEqual([])
          if (kind !== 'contacts') expect([kind, ids.length]).toEqual([kind, Math.min(10, seen.size)])
        }
        const hidden = new Set(
          Object.values({ ...all, comments: [...made.comments, ...comments] }).flatMap((kept: Kept[]) =>
            kept.flatMap(({ id, viewers }) => (viewers.has(by.id) ? [] : [id])),
          ),
        )
        const told = (await by.call(listRecordings)).reply.contacts
        expect(told.filter(({ resourceId }) => hidden.has(resourceId))).toEqual([])
        const changes = await by.call(listChanges)
        if (changes.status === 200) expect(changes.reply.changes.filter(({ resourceId }) => hidden.has(resourceId ?? ''))).toEqual([])
      }
      expect(world.logged).toEqual([])
    }),
    { numRuns: 6 },
  )
})

import type { TaskRow } from '../../core/store/tables.ts'
import { rankAfter } from '../../resources/tasks/order/rank.ts'
import { type FillingOn, type Ids, need } from '../model/filling.ts'
import type { DemoTask, DemoTaskOwner } from '../model/tasks.ts'
import type { DemoWorkspace } from '../model/workspace.ts'

/** The ids of the owners of tasks: projects by key, milestones by key and title, others by name. */
type Filling = FillingOn & Record<'projects' | 'milestones' | 'deals' | 'cases', Ids>
type Owner = Pick<TaskRow, 'ownerKind' | 'ownerId' | 'projectId'>

const ownerOf = (on: DemoTaskOwner, lists: Ids, { person, contacts, projects, deals, cases }: Filling): Owner => {
  if (on.kind === 'list')
    return { ownerKind: 'taskLists', ownerId: need(lists, `${on.project} ${on.list}`), projectId: need(projects, on.project) }
  if (on.kind === 'inbox') return { ownerKind: 'projects', ownerId: need(projects, on.project), projectId: need(projects, on.project) }
  if (on.kind === 'contact') return { ownerKind: 'contacts', ownerId: contacts[on.contact] ?? '', projectId: null }
  if (on.kind === 'deal') return { ownerKind: 'deals', ownerId: need(deals, on.name), projectId: null }
  if (on.kind === 'case') return { ownerKind: 'cases', ownerId: need(cases, on.name), projectId: null }
  return { ownerKind: 'users', ownerId: person(on.person), projectId: null }
}

const putTask = async (task: DemoTask, owner: Owner, rank: string, { person, put }: FillingOn) => {
  const { subject, state, dueDate, completedAt, createdAt } = task
  const given = { responsibles: task.responsibles.map(person), attachments: [] }
  const planned = { dueDate, startDate: '', priority: 'normal', estimatedTime: '', isPrivate: 0, rank }
  const values = { ...owner, subject, state, completedAt, ...planned, ...given }
  const row = await put('tasks', person(task.author), values, createdAt, completedAt || createdAt)
  for (const { author, body, createdAt } of task.comments) {
    const on = { resourceKind: 'tasks', resourceId: row.id, projectId: owner.projectId, revisionId: null }
    await put('comments', person(author), { ...on, body, html: '', isPrivate: 0, attachments: [] }, createdAt)
  }
}

/** Writes the task lists and all tasks in order. */
export const putTasks = async (story: DemoWorkspace, filling: Filling) => {
  const founder = story.people[0]?.key ?? ''
  const lists: Ids = new Map()
  const last = new Map<string, string>()
  const rankIn = (place: string) => {
    const rank = rankAfter(last.get(place))
    last.set(place, rank)
    return rank
  }
  for (const { project, name, milestone } of story.taskLists) {
    const milestoneId = milestone === undefined ? null : need(filling.milestones, `${project} ${milestone}`)
    const values = { projectId: need(filling.projects, project), name, milestoneId, rank: rankIn(project) }
    const createdAt = story.projects.find(({ key }) => key === project)?.createdAt ?? story.account.createdAt
    lists.set(`${project} ${name}`, (await filling.put('taskLists', filling.person(founder), values, createdAt)).id)
  }
  for (const task of story.tasks) {
    const owner = ownerOf(task.on, lists, filling)
    await putTask(task, owner, rankIn(`${owner.ownerKind} ${owner.ownerId}`), filling)
  }
}

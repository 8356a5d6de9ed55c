import { makeParts } from '../../fixtures/parts.ts'
import * as make from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import type { Person } from '../../fixtures/workspace.ts'
import type { Scene } from '../every-route/scene.ts'
import type { Ids, Referred } from './bad-values.ts'

type OfProjects = Extract<Referred, 'project' | 'template' | 'milestone' | 'participant' | 'task' | `category of ${string}`>

/** A project with a record of each resource, and the ids that its fields accept or reject. */
export const projectWorld = async (admin: Person, other: Person, outsider: Person) => {
  const [project, elsewhere, foreign] = [await make.makeProject(admin), await make.makeProject(admin), await make.makeProject(other)]
  const category = (type: string, of: string, by = admin) => make.makeCategory(by, of, { type, name: `For ${type}s` })
  const link = await category('link', project)
  const shared = async (of: 'projects' | 'expenses'): Promise<Ids> => ({
    right: await make.makeNamedCategory(admin, of, 'New'),
    foreign: await make.makeNamedCategory(other, of, 'New'),
    wrongKind: link,
  })
  /** `hidden` is a record of the same resource in another project. */
  const ofType = async (type: string, right: string, wrongKind: string): Promise<Ids> => ({
    right,
    foreign: await category(type, foreign, other),
    wrongKind,
    hidden: await category(type, elsewhere),
  })
  const messages = await category('message', project)
  const taskList = await makeTaskList(admin, project)
  const scene: Scene = {
    project,
    ...(await makeParts(admin, project)),
    message: await make.makeMessage(admin, project),
    milestone: await make.makeMilestone(admin, project),
    category: await make.makeCategory(admin, project, { name: 'Mine' }),
    writeboard: await make.makeWriteboard(admin, project),
    file: await make.uploadTo(admin, { 'project-id': project }),
    taskList,
    task: await makeTask(admin, `/taskLists/${taskList}/tasks`, 'Plan'),
    personalTask: await makeTask(admin, '/tasks/personal', 'Rest'),
    projectCategory: await make.makeNamedCategory(admin, 'projects', 'Mine'),
    expenseCategory: await make.makeNamedCategory(admin, 'expenses', 'Mine'),
  }
  const ids: Record<OfProjects, Ids> = {
    project: { right: await make.makeProject(admin), foreign, wrongKind: messages },
    template: {
      right: await make.makeProject(admin, { status: 'template' }),
      foreign: await make.makeProject(other, { status: 'template' }),
      wrongKind: project,
    },
    milestone: {
      right: await make.makeMilestone(admin, project),
      foreign: await make.makeMilestone(other, foreign),
      wrongKind: messages,
      hidden: await make.makeMilestone(admin, elsewhere),
    },
    task: {
      right: await makeTask(admin, `/taskLists/${taskList}/tasks`, 'Build'),
      foreign: await makeTask(other, `/projects/${foreign}/inbox`, 'Build'),
      wrongKind: taskList,
      hidden: await makeTask(admin, `/projects/${elsewhere}/inbox`, 'Build'),
    },
    participant: { right: admin.id, foreign: other.id, wrongKind: project, hidden: outsider.id },
    'category of projects': await shared('projects'),
    'category of expenses': await shared('expenses'),
    'category of messages': await ofType('message', messages, link),
    'category of links': await ofType('link', link, messages),
    'category of writeboards': await ofType('writeboard', await category('writeboard', project), messages),
    'category of files': await ofType('file', await category('file', project), messages),
  }
  return { scene, ids }
}

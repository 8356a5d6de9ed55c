import { randomUUID } from 'node:crypto'
import { accepted, textAt } from '../../fixtures/answers.ts'
import type { Cast } from '../../fixtures/cast.ts'
import { makeParts } from '../../fixtures/parts.ts'
import * as make from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import type { Scene } from './scene.ts'

const standing = new WeakMap<Cast, Promise<Scene>>()

/** A project of the client's company, with records that no request changes. */
const stand = async ({ admin, client, creator }: Cast): Promise<Scene> => {
  const project = await make.makeProject(admin)
  const company = textAt(accepted(await client.get('/x/me')), 'me.company-id')
  await make.takePart(admin, project, company)
  const category = await make.makeCategory(creator, project)
  const fileCategory = await make.makeCategory(creator, project, { type: 'file', name: 'Drawings' })
  return { project, company, category, fileCategory }
}

/** A project with a record of each resource; the creator made all but the project. */
export const setProjectScene = async (cast: Cast): Promise<Scene> => {
  const { creator, admin } = cast
  const kept = standing.get(cast) ?? stand(cast)
  standing.set(cast, kept)
  const scene = await kept
  const project = scene.project ?? ''
  const message = await make.makeMessage(creator, project)
  const comment = textAt(accepted(await creator.post(`/messages/${message}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  const taskList = await makeTaskList(creator, project)
  return {
    ...scene,
    ...(await makeParts(creator, project)),
    message,
    comment,
    privateTask: await makeTask(creator, `/taskLists/${taskList}/tasks`, 'Costs', { 'x-is-private': '1' }),
    privateFile: await make.uploadPicture(creator, project, { 'x-is-private': '1' }),
    privateWriteboard: await make.makeWriteboard(creator, project, { 'x-is-private': '1' }),
    privateLink: await make.makeLink(creator, project, { 'is-private': '1' }),
    privateMessage: await make.makeMessage(creator, project, { 'is-private': '1' }),
    milestone: await make.makeMilestone(creator, project),
    unusedCategory: await make.makeCategory(creator, project, { name: `Unused ${randomUUID()}` }),
    writeboard: await make.makeWriteboard(creator, project),
    taskList,
    task: await makeTask(creator, `/taskLists/${taskList}/tasks`, 'Plan'),
    file: await make.uploadPicture(creator, project),
    projectCategory: await make.makeNamedCategory(admin, 'projects', `Unused ${randomUUID()}`),
    expenseCategory: await make.makeNamedCategory(admin, 'expenses', `Unused ${randomUUID()}`),
  }
}

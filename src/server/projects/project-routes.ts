import * as companies from '../../contract/companies.ts'
import * as wire from '../../contract/projects.ts'
import { changeProjectCompanies } from '../../contract/x/projects.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { changeCompanies, findCompany, listCompanies, listProjectCompanies } from './companies.ts'
import { countProjects, findProject, listProjects } from './find-projects.ts'
import { createProject, updateProject } from './projects.ts'

export const projectRoutes: Route[] = [
  onRead(wire.listProjects, async ({ tx, actor }) => ({ projects: await listProjects(tx, actor) })),
  onRead(wire.countProjects, async ({ tx, actor }) => ({ count: await countProjects(tx, actor) })),
  onRead(wire.getProject, async ({ tx, actor, params, etag }) => {
    const project = await findProject(tx, actor, params.id)
    etag(project.changeId)
    return { project }
  }),
  onWrite(wire.createProject, async ({ tx, actor, body }) => ({ projectId: (await createProject(tx, actor, body.project)).id })),
  onWrite(wire.updateProject, ({ tx, actor, params, body }) => updateProject(tx, actor, params.id, body.project), current('projects')),
  onRead(companies.listCompanies, async ({ tx, actor }) => ({ companies: await listCompanies(tx, actor) })),
  onRead(companies.listProjectCompanies, async ({ tx, actor, params }) => ({
    companies: await listProjectCompanies(tx, actor, params.projectId),
  })),
  onRead(companies.getCompany, async ({ tx, actor, params }) => ({ company: await findCompany(tx, actor, params.id) })),
  onWrite(
    changeProjectCompanies,
    ({ tx, actor, params, body }) => changeCompanies(tx, actor, params.id, body.companies),
    current('projects'),
  ),
]

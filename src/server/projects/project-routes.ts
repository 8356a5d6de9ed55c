import * as companies from '../../contract/contacts/companies.ts'
import * as wire from '../../contract/projects/projects.ts'
import { changeProjectCompanies, countProjectParts } from '../../contract/x/projects/projects.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onOne, onUpdate } from '../http/on-record.ts'
import { changeCompanies, findCompany, listCompanies, listProjectCompanies } from './companies.ts'
import { countParts } from './count-parts.ts'
import { countProjects, findProject, listProjects } from './find-projects.ts'
import { createProject, requireProjectRights, updateProject } from './projects.ts'

export const projectRoutes: Route[] = [
  onRead(wire.listProjects, async ({ tx, actor, query }) => ({ projects: await listProjects(tx, actor, query.xCard) })),
  onRead(wire.countProjects, async ({ tx, actor }) => ({ count: await countProjects(tx, actor) })),
  onOne(wire.getProject, 'project', findProject),
  onCreate(wire.createProject, 'project', 'projectId', createProject, requireProjectRights),
  onUpdate(wire.updateProject, 'projects', 'project', updateProject),
  onRead(companies.listCompanies, async ({ tx, actor }) => ({ companies: await listCompanies(tx, actor) })),
  onRead(companies.listProjectCompanies, async ({ tx, actor, params }) => ({
    companies: await listProjectCompanies(tx, actor, params.projectId),
  })),
  onRead(companies.getCompany, async ({ tx, actor, params }) => ({ company: await findCompany(tx, actor, params.id) })),
  onRead(countProjectParts, async ({ tx, actor, params }) => ({ counts: await countParts(tx, actor, params.id) })),
  onUpdate(changeProjectCompanies, 'projects', 'companies', changeCompanies),
]

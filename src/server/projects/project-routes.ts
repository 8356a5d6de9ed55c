import * as companies from '../../contract/contacts/companies.ts'
import * as wire from '../../contract/projects/projects.ts'
import { changeProjectCompanies } from '../../contract/x/projects/projects.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onOne, onUpdate } from '../http/on-record.ts'
import { changeCompanies, findCompany, listCompanies, listProjectCompanies } from './companies.ts'
import { countProjects, findProject, listProjects } from './find-projects.ts'
import { createProject, mayMakeProjects, updateProject } from './projects.ts'

export const projectRoutes: Route[] = [
  onRead(wire.listProjects, async ({ tx, actor }) => ({ projects: await listProjects(tx, actor) })),
  onRead(wire.countProjects, async ({ tx, actor }) => ({ count: await countProjects(tx, actor) })),
  onOne(wire.getProject, 'project', findProject),
  onCreate(wire.createProject, 'project', 'projectId', createProject, mayMakeProjects),
  onUpdate(wire.updateProject, 'projects', 'project', updateProject),
  onRead(companies.listCompanies, async ({ tx, actor }) => ({ companies: await listCompanies(tx, actor) })),
  onRead(companies.listProjectCompanies, async ({ tx, actor, params }) => ({
    companies: await listProjectCompanies(tx, actor, params.projectId),
  })),
  onRead(companies.getCompany, async ({ tx, actor, params }) => ({ company: await findCompany(tx, actor, params.id) })),
  onUpdate(changeProjectCompanies, 'projects', 'companies', changeCompanies),
]

import * as companies from '../../../contract/contacts/companies.ts'
import * as wire from '../../../contract/projects/projects.ts'
import { changeProjectCompanies, countProjectParts } from '../../../contract/x/projects/projects.ts'
import type { Actor } from '../../core/actor.ts'
import { safeHtml } from '../../core/html/safe-html.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreate, onOne, onUpdate } from '../../core/http/on-record.ts'
import { reference } from '../../core/rows/reference.ts'
import { administratorsOnly, createRow, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow } from '../../core/store/tables.ts'
import { companiesAfter, findCompany, listCompanies, listProjectCompanies } from '../project-access/companies.ts'
import { changeCompanies } from './change-companies.ts'
import { copyTemplate, templateFor } from './copy-template.ts'
import { countParts } from './count-parts.ts'
import { countProjects, findProject, listProjects } from './find-projects.ts'

const bit = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? 1 : 0)

const fresh = {
  categoryId: null,
  contactId: null,
  overviewPageAnnouncement: '',
  startPage: 'overview',
  noEmailNotifications: 0,
  displayAnnouncement: 0,
  allowHtmlInAnnouncement: 0,
  defaultToPrivate: 0,
  clientsMay: 'work' as const,
  status: 'active' as const,
}
type Parts = Omit<ProjectRow, 'name' | 'companies' | 'accountId' | 'id' | 'changeId' | 'authorId' | 'createdAt' | 'updatedAt'>

/** Returns the changed parts of a project. All checks run here, before the first write. */
const changeParts = async (tx: WriteTx, actor: Actor, before: Parts, asked: wire.ProjectChange): Promise<Parts> => {
  const announcement = asked.overviewPageAnnouncement
  return {
    categoryId: await reference(tx, actor, 'projectCategories', {
      asked: asked.categoryId,
      before: before.categoryId,
      field: 'project.category-id',
    }),
    contactId: await reference(tx, actor, 'contacts', { asked: asked.contactId, before: before.contactId, field: 'project.contact-id' }),
    overviewPageAnnouncement:
      announcement === undefined ? before.overviewPageAnnouncement : await safeHtml(announcement, 'project.overview-page-announcement'),
    startPage: asked.startPage ?? before.startPage,
    noEmailNotifications: bit(asked.noEmailNotifications) ?? before.noEmailNotifications,
    displayAnnouncement: bit(asked.displayAnnouncement) ?? before.displayAnnouncement,
    allowHtmlInAnnouncement: bit(asked.allowHtmlInAnnouncement) ?? before.allowHtmlInAnnouncement,
    defaultToPrivate: bit(asked.defaultToPrivate) ?? before.defaultToPrivate,
    clientsMay: asked.xClientsMay ?? before.clientsMay,
    status: asked.status ?? before.status,
  }
}

/** Creates a project, empty or as a copy of a template. */
const createProject = async (tx: WriteTx, actor: Actor, { templateId, name, xStartDate, xCompanies, ...asked }: wire.NewProject) => {
  const parts = await changeParts(tx, actor, fresh, asked)
  const template = templateId === undefined ? undefined : await templateFor(tx, actor, templateId)
  const shared = await companiesAfter(tx, actor, undefined, xCompanies, 'project.x-companies')
  const row = await createRow(tx, actor, 'projects', { name, ...parts, companies: shared })
  if (template) await copyTemplate(tx, actor, template, row, xStartDate)
  return row
}

/** Returns the action of a change in the history. */
const stepOf = (before: Parts, after: Parts) => {
  if (after.status !== before.status)
    return after.status === 'archived' ? 'archived' : before.status === 'archived' ? 'reactivated' : 'updated'
  return after.overviewPageAnnouncement === before.overviewPageAnnouncement ? 'updated' : 'announced'
}

const updateProject = async (tx: WriteTx, actor: Actor, row: ProjectRow, change: wire.ProjectChange) => {
  const parts = await changeParts(tx, actor, row, change)
  return updateRow(tx, 'projects', row, { name: change.name, ...parts }, stepOf(row, parts))
}

export const projectRoutes: Route[] = [
  onRead(wire.listProjects, async ({ tx, actor, query }) => ({ projects: await listProjects(tx, actor, query.xCard) })),
  onRead(wire.countProjects, async ({ tx, actor }) => ({ count: await countProjects(tx, actor) })),
  onOne(wire.getProject, 'project', findProject),
  onCreate(wire.createProject, 'project', 'projectId', createProject, (_, actor) =>
    administratorsOnly(actor, 'Only an administrator can create projects.'),
  ),
  onUpdate(wire.updateProject, 'projects', 'project', updateProject),
  onRead(companies.listCompanies, async ({ tx, actor }) => ({ companies: await listCompanies(tx, actor) })),
  onRead(companies.listProjectCompanies, async ({ tx, actor, params }) => ({
    companies: await listProjectCompanies(tx, actor, params.projectId),
  })),
  onRead(companies.getCompany, async ({ tx, actor, params }) => ({ company: await findCompany(tx, actor, params.id) })),
  onRead(countProjectParts, async ({ tx, actor, params }) => ({ counts: await countParts(tx, actor, params.id) })),
  onUpdate(changeProjectCompanies, 'projects', 'companies', changeCompanies),
]

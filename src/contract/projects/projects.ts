import * as z from 'zod/mini'
import { company } from '../contacts/companies.ts'
import { contactType } from '../contacts/contacts.ts'
import { endpoint } from '../wire/endpoint.ts'
import { creates, stamps } from '../wire/records.ts'
import { count, day, filledLine, flag, id, idChange, idOrNone, listOf, longText, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

const projectStatus = z.enum(['active', 'silent', 'template', 'archived'])
export type ProjectStatus = z.output<typeof projectStatus>
const clientsMay = z.enum(['look', 'comment', 'work'])
/** An extension: what clients may do in a project. Each includes those before it. */
export type ClientsMay = z.output<typeof clientsMay>
/** The start page of the project. */
const startPage = z.enum(['overview', 'messages', 'tasks', 'milestones'])

/** An extension: the figures of a project in lists. `contact` is the one that it is for, if visible; `workedAt` is when the user last worked in it, if recently. */
const projectCard = wireObject({
  companies: z.array(company),
  contact: z.optional(wireObject({ id, name: text, type: contactType })),
  clients: count,
  lists: count,
  milestones: count,
  nextMilestone: z.optional(wireObject({ id, title: text, deadline: text })),
  workedAt: z.optional(text),
})

/** A project. `contactId` is absent if the user cannot see the contact; the announcement is safe HTML. */
const project = wireObject({
  id,
  name: text,
  status: projectStatus,
  categoryId: z.optional(id),
  contactId: z.optional(id),
  overviewPageAnnouncement: text,
  startPage: text,
  noEmailNotifications: flag,
  displayAnnouncement: flag,
  allowHtmlInAnnouncement: flag,
  defaultToPrivate: flag,
  xClientsMay: clientsMay,
  xCard: z.optional(projectCard),
  ...stamps,
})
export type Project = z.output<typeof project>

const changeable = {
  name: z.optional(filledLine()),
  categoryId: z.optional(idOrNone),
  contactId: z.optional(idOrNone),
  overviewPageAnnouncement: z.optional(longText),
  startPage: z.optional(startPage),
  noEmailNotifications: z.optional(flag),
  displayAnnouncement: z.optional(flag),
  allowHtmlInAnnouncement: z.optional(flag),
  defaultToPrivate: z.optional(flag),
  xClientsMay: z.optional(clientsMay),
  status: z.optional(projectStatus),
}
const projectChange = bodyObject(changeable)
const newProject = bodyObject({
  ...changeable,
  name: filledLine(),
  templateId: z.optional(id),
  xStartDate: z.optional(day),
  xCompanies: z.optional(listOf(idChange)),
})
export type ProjectChange = z.output<typeof projectChange>
/** `templateId` is a project with the status `template`; the new project starts as its copy, with its dates from `xStartDate` (an extension) or from today. It is shared with `xCompanies` (an extension) at once. */
export type NewProject = z.output<typeof newProject>

/** All projects that the user can see, by name; not paged. `xCard` adds the field of that name. */
export const listProjects = endpoint('GET', '/projects', {
  access: 'signed-in',
  query: { xCard: z.optional(flag) },
  reply: { projects: z.array(project) },
})
/** The number of visible projects by status, as JSON integers. */
export const countProjects = endpoint('GET', '/projects/count', {
  access: 'signed-in',
  reply: { count: wireObject({ active: count, silent: count, archived: count, template: count }) },
})
export const getProject = endpoint('GET', '/projects/:id', { access: 'signed-in', versioned: true, reply: { project } })
/** Administrators only (403). */
export const createProject = creates('/projects', { project: newProject }, 'projectId', 'signed-in')
/** Administrators only (403). */
export const updateProject = endpoint('PUT', '/projects/:id', { access: 'signed-in', body: { project: projectChange } })

import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const projects: Prose<Headings['projects']> = {
  title: 'Projects',
  description:
    'Where work is done: messages, tasks, milestones, files and the rest belong to a project. Clients see the projects in which their company takes part.',
  fields: {
    projects: 'The projects.',
    project: 'The project.',
    'project-id': ['The id of the new project.', '7'],
    id: ['The id of the project.', '7'],
    name: ['What it is called.', 'Summer campaign'],
    status: '`active`, `silent`, `template` (to begin others from) or `archived`.',
    'contact-id': ['The contact that it is done for; absent where you may not see it.', '14'],
    'overview-page-announcement': [
      'What stands on top of its overview: text, or safe HTML where that is allowed.',
      'We go live on 4 December.',
    ],
    'start-page': ['The page that opens first: `overview`, `messages`, `tasks` or `milestones`.', 'messages'],
    'no-email-notifications': ['`1` where the subscribers of its messages are told in the app alone, and not by mail.', '0'],
    'display-announcement': ['`1` where the announcement is shown.', '1'],
    'allow-html-in-announcement': ['`1` where the announcement is HTML.', '0'],
    'default-to-private': ['`1` where new messages and comments of the own company are private unless they say otherwise.', '0'],
    count: 'How many there are of each status.',
    active: ['Active projects, as a JSON integer.', 12],
    silent: ['Silent projects, as a JSON integer.', 2],
    archived: ['Archived projects, as a JSON integer.', 31],
    template: ['Templates, as a JSON integer.', 3],
  },
  sent: {
    project: 'The project, or what is to change of it.',
    'category-id': ['The id of a category of projects in the workspace; an empty string takes it out.', '15'],
    'contact-id': ['The id of the contact that it is done for; an empty string clears it.', '14'],
    'template-id': ['The id of a project with the status `template` to begin from.', absent],
    companies: ['The ids of companies: `"14"` adds one, `"-14"` takes one out, the others stay.', ['14']],
  },
  calls: {
    listProjects: {
      summary: 'List the projects',
      description: 'All that you may see, of every status, by name. Not paged.',
    },
    countProjects: {
      summary: 'Count the projects',
      description: 'How many you may see of each status. The counts are JSON integers, unlike ids.',
    },
    getProject: { summary: 'Read a project', description: 'One project with its settings.' },
    createProject: {
      summary: 'Create a project',
      description:
        'From nothing, or from a template: its categories, milestones, task lists and open tasks are copied, and dates move by the days between the making of the template and today. Companies, settings and messages are not copied.',
      who: 'Administrators only (403).',
      undo: 'takes it away again, with all that was copied into it.',
      example: { project: { name: 'Summer campaign', status: 'active', 'start-page': 'messages' } },
      examples: { 'From a template, for a contact': { project: { name: 'Autumn campaign', 'template-id': '8', 'contact-id': '14' } } },
      refusals: {
        403: { code: 'forbidden', message: 'Only an administrator makes projects.' },
        422: { code: 'required', field: 'project.name', message: 'This is needed.' },
      },
    },
    updateProject: {
      summary: 'Change a project',
      description:
        'Its name, settings and status. There is no way to delete a project: archive it. A project that is not `active` tells nobody of its messages.',
      who: 'Administrators only (403).',
      example: { project: { status: 'archived' } },
      examples: {
        'An announcement': { project: { 'overview-page-announcement': 'We go live on 4 December.', 'display-announcement': '1' } },
      },
    },
    changeProjectCompanies: {
      summary: 'Change the companies of a project',
      description:
        'Which companies take part. The clients of a company that is added see the project; those of one taken out no longer do.',
      who: 'Administrators only (403).',
      example: { companies: [] },
      examples: { 'One in, one out': { companies: ['14', '-16'] } },
    },
  },
}

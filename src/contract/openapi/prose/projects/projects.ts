import * as calls from '../../../projects/projects.ts'
import * as extensions from '../../../x/projects/projects.ts'
import { absent, prose } from '../prose.ts'

export const projects = prose(
  { ...calls, ...extensions },
  {
    title: 'Projects',
    description:
      'Projects contain messages, tasks, milestones, files and more. Clients see the projects in which their company takes part.',
    record: ['project', '7'],
    fields: {
      projects: 'The projects.',
      name: ['The name of the project.', 'Summer campaign'],
      status: '`active`, `silent`, `template` (for creating projects) or `archived`.',
      'contact-id': ['The contact that the project is for; absent if you cannot see it.', '14'],
      'overview-page-announcement': [
        'The announcement at the top of the overview: text, or safe HTML if enabled.',
        'We go live on 4 December.',
      ],
      'start-page': ['The start page: `overview`, `messages`, `tasks` or `milestones`.', 'messages'],
      'no-email-notifications': ['`1` if message notifications appear in the app only, not by e-mail.', '0'],
      'display-announcement': ['`1` if the announcement is displayed.', '1'],
      'allow-html-in-announcement': ['`1` if the announcement is HTML.', '0'],
      'default-to-private': ['`1` if new messages and comments by the account’s own users are private by default.', '0'],
      'x-clients-may': [
        'Extension: what clients may do: `look`; `comment`, and change the state of tasks that they are responsible for; or `work` on messages, tasks, files, writeboards and links.',
        'comment',
      ],
      'x-card': 'Extension: what a list shows of the project; only with `x-card=1`.',
      companies: 'The companies that take part, by name, as far as you can see them.',
      contact: 'The contact that the project is for; absent if there is none that you can see.',
      type: ['Whether the contact is a `person` or a `company`.', 'company'],
      clients: ['The number of active client users with access that you can see, as a JSON integer.', 4],
      lists: ['Task lists, as a JSON integer.', 5],
      'next-milestone': 'The open milestone with the earliest deadline; absent if there is none.',
      title: ['The title of the milestone.', 'Booking design signed off'],
      deadline: ['The deadline of the milestone, `YYYY-MM-DD`.', '2026-11-25'],
      'worked-at': ['When you last did something in the project, in UTC; absent if that is long ago.', '2026-11-20 09:30:00'],
      count: 'The number of projects by status.',
      active: ['Active projects, as a JSON integer.', 12],
      silent: ['Silent projects, as a JSON integer.', 2],
      archived: ['Archived projects, as a JSON integer.', 31],
      template: ['Templates, as a JSON integer.', 3],
      counts: 'The number of records of each kind that you can see in the project.',
      messages: ['Messages, as a JSON integer.', 12],
      milestones: ['Open milestones, as a JSON integer.', 5],
      tasks: ['Open tasks in lists, as a JSON integer.', 21],
      inbox: ['Open tasks in the inbox, as a JSON integer.', 3],
      expenses: ['Expenses, as a JSON integer.', 18],
      files: ['Files, as a JSON integer.', 41],
      writeboards: ['Writeboards, as a JSON integer.', 4],
      links: ['Links, as a JSON integer.', 9],
      people: ['Active people with access, as a JSON integer.', 11],
    },
    sent: {
      'category-id': ['The id of a workspace category for projects; an empty string clears it.', '15'],
      'contact-id': ['The id of the contact that the project is for; an empty string clears it.', '14'],
      'x-companies': ['The ids of companies to share the new project with; their people see what is not private.', ['7']],
      'x-start-date': ['The day that the dates of the template begin with; today if omitted.', absent],
      'template-id': ['The id of a project with the status `template` to copy from.', absent],
      companies: ['The ids of companies: `"14"` adds one, `"-14"` removes one, and the others stay.', ['14']],
    },
    calls: {
      listProjects: {
        summary: 'List the projects',
        description: 'Returns all projects that you can see, by name. Not paged.',
        query: { xCard: 'Extension: `1` adds `x-card` to each project.' },
      },
      countProjects: {
        summary: 'Count the projects',
        description: 'Returns the number of visible projects by status. The counts are JSON integers, unlike ids.',
      },
      getProject: { summary: 'Get a project', description: 'Returns a project with its settings.' },
      createProject: {
        summary: 'Create a project',
        description:
          'Creates an empty project or a copy of a template. From a template, categories, milestones, task lists and open tasks are copied, and dates shift by the days between the template’s creation and today. Companies, settings and messages are not copied.',
        who: 'Administrators only (403).',
        undo: 'deletes the project with everything that was copied into it.',
        example: { project: { name: 'Summer campaign', status: 'active', 'start-page': 'messages' } },
        examples: { 'From a template, for a contact': { project: { name: 'Autumn campaign', 'template-id': '8', 'contact-id': '14' } } },
        refusals: {
          403: { code: 'forbidden', message: 'Only an administrator can create projects.' },
          422: { code: 'required', field: 'project.name', message: 'This is needed.' },
        },
      },
      updateProject: {
        summary: 'Update a project',
        description:
          'Changes the name, settings and status. Projects cannot be deleted, only archived. Messages of a project that is not `active` notify nobody.',
        who: 'Administrators only (403).',
        example: { project: { status: 'archived' } },
        examples: {
          'An announcement': { project: { 'overview-page-announcement': 'We go live on 4 December.', 'display-announcement': '1' } },
        },
      },
      countProjectParts: {
        summary: 'Count the contents of a project',
        description:
          'Returns how many records of each kind you can see in a project, of milestones and tasks the open ones, and how many people have access to it. The counts are JSON integers.',
      },
      changeProjectCompanies: {
        summary: 'Change the companies of a project',
        description:
          'Adds and removes companies. Client users of an added company can see the project; those of a removed one no longer can.',
        who: 'Administrators only (403).',
        example: { companies: [] },
        examples: { 'One in, one out': { companies: ['14', '-16'] } },
      },
    },
  },
)

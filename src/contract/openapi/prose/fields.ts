import { absent, type Fields, type Said } from './said.ts'

/** What the parts of a path are that are no id of the record that the part before them names. */
export const pathParts: Readonly<Record<string, string>> = {
  page: 'The number of the page, 1 or more. Follow `continued-at` rather than counting: it also carries the exact place in the list.',
  tag: 'The name of the tag, percent-encoded: it may hold a slash or any other character.',
  type: 'What the categories are for: `message`, `file`, `writeboard` or `link`, written with a colon before it (`:message`) or without.',
  filter: '`all`, `late` (open and past the deadline), `completed`, or `upcoming` (open and not past it).',
  since:
    'A moment in UTC, `yyyymmddhhmmss`; ISO 8601, `YYYY-MM-DD[ HH:MM:SS]` and words such as `yesterday` are read as well. What cannot be read is 400.',
  number: 'The number of the revision: 1 is the first.',
}

/** What the id after a part of a path belongs to. */
export const things: Readonly<Record<string, string>> = {
  contacts: 'contact',
  deals: 'deal',
  cases: 'case',
  notes: 'note',
  projects: 'project',
  messages: 'message',
  milestones: 'milestone',
  milestone: 'milestone',
  expenses: 'expense',
  expense: 'expense',
  tasks: 'task',
  taskLists: 'task list',
  files: 'file',
  download: 'file',
  writeboards: 'writeboard',
  links: 'link',
  comments: 'comment',
  categories: 'category',
  cat: 'category of the project',
  companies: 'company',
  workgroups: 'workgroup',
  users: 'user',
  tokens: 'token',
  changes: 'change',
}

/** The query parameters of every paged list. */
export const pagingFields: Readonly<Record<string, Said>> = {
  page: ['The number of the page, 1 or more. A page past the end is an empty list.', '1'],
  'x-cursor':
    'The exact place in the list, as `continued-at` carries it: records that come or go between two pages neither repeat nor hide another. Opaque.',
}

/** Fields that mean the same in every answer, unless a heading says otherwise. */
export const answerFields: Fields = {
  id: ['The id: digits in a string, never a number.', '42'],
  author: ['The id of the user who made it.', '3'],
  'created-at': ['When it was made, in UTC.', '2026-11-18 08:12:40'],
  'updated-at': ['When it was last changed, in UTC.', '2026-11-20 09:30:00'],
  'continued-at': 'The path of the next page below the base address; absent on the last page. Follow it as it is.',
  'x-total': ['How many match in all: only with `x-count=1`, and on the first page.', absent],
  visibility:
    'Who may see it: everybody but clients (`public`), its creator (`only-me`), a workgroup (`group`) or the named users (`selected-people`).',
  'allowed-users': ['With `selected-people`: the ids of the users who may see it. The creator always may.', absent],
  'group-id': ['With `group`: the id of the workgroup. (Cases and notes call it `workgroup-id`.)', absent],
  'workgroup-id': ['With `group`: the id of the workgroup. (Contacts and deals call it `group-id`.)', absent],
  attachment: ['The ids of the attached files.', ['57']],
  attachments: ['The ids of the attached files.', ['57']],
  files: 'What the ids of the attached files stand for. Lists may leave it out.',
  'comments-count': ['How many comments it has that you may see, as a JSON integer.', 3],
  'project-id': ['The id of the project that it belongs to.', '7'],
  'category-id': ['The id of its category; absent where it has none.', '15'],
  'milestone-id': ['The id of the milestone that it is planned for; absent where there is none.', '18'],
  'involved-people': ['The ids of the people and companies involved, those whom you may see.', ['12', '14']],
  people: 'What the ids in `involved-people`, and `deal-with`, stand for.',
  'people.id': ['The id of the contact.', '12'],
  'people.type': 'Whether it is a person or a company.',
  'people.name': ['The name of the company, or the first name of the person.', 'Sigrid'],
  'people.last-name': ['The last name of a person.', 'Aune'],
  'status-since': ['When it came to this status, in UTC.', '2026-11-18 08:12:40'],
}

/** Fields that mean the same in every request. */
export const sentFields: Fields = {
  visibility:
    'Who may see it; `public` where nothing is said. On an update only its creator, or an administrator who sees it, changes this.',
  'group-id': ['With `group`: the id of the workgroup.', absent],
  'workgroup-id': ['With `group`: the id of the workgroup.', absent],
  'allowed-users': [
    'With `selected-people`: the ids of the users. On an update `"5"` adds one, `"-5"` takes one out, the others stay.',
    ['5'],
  ],
  attachment: ['The ids of uploaded files. On an update `"57"` adds one, `"-57"` takes one off, the others stay.', ['57']],
  attachments: ['The ids of uploaded files. On an update `"57"` adds one, `"-57"` takes one off, the others stay.', ['57']],
  'involved-people': ['The ids of people and companies. On an update `"12"` adds one, `"-12"` takes one out, the others stay.', ['12']],
  'category-id': ['The id of its category; an empty string takes it out.', '15'],
  'milestone-id': ['The id of the milestone that it is planned for; an empty string takes it out.', '18'],
}

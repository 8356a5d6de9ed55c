import { absent, type FieldProse, type Fields } from './prose.ts'

/** Descriptions of path parameters that are not the id of the preceding resource. */
export const pathParts: Readonly<Record<string, string>> = {
  page: 'The page number, 1 or more. Follow `continued-at` instead of counting: it also contains the exact position in the list.',
  tag: 'The percent-encoded name of the tag; it can contain a slash or any other character.',
  type: 'What the categories are for: `message`, `file`, `writeboard` or `link`, with a leading colon (`:message`) or without.',
  filter: '`all`, `late` (open and past the deadline), `completed`, or `upcoming` (open and not past it).',
  since:
    'A UTC time, `yyyymmddhhmmss`; ISO 8601, `YYYY-MM-DD[ HH:MM:SS]` and words such as `yesterday` are also accepted. 400 if it cannot be parsed.',
  number: 'The revision number, starting at 1.',
}

/** Parts of a path that are not the plural of the resource whose id follows. */
const named: Readonly<Record<string, string>> = { cat: 'category of the project', download: 'file' }
/** Returns the resource whose id follows a part of a path: `task list` for `taskLists`. */
export const thingAfter = (part: string) =>
  named[part] ??
  part
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

/** The query parameters that mean the same in every list. */
export const pagingFields: Readonly<Record<string, FieldProse>> = {
  page: ['The page number, 1 or more. A page past the end is an empty list.', '1'],
  'x-cursor':
    'The exact position in the list, as in `continued-at`: records created or deleted between two pages cause no repeats or gaps. Opaque.',
  'x-count': '`1` adds `x-total`, the number of matches, to the first page.',
}

/** Fields with the same meaning in every response, unless a heading overrides them. */
export const answerFields: Fields = {
  id: ['The id: a string of digits, never a number.', '42'],
  author: ['The id of the user who created it.', '3'],
  'created-at': ['When it was created, in UTC.', '2026-11-18 08:12:40'],
  'updated-at': ['When it was last changed, in UTC.', '2026-11-20 09:30:00'],
  'continued-at': 'The path of the next page, relative to the base address; absent on the last page. Use it as is.',
  'is-private': ['`1` if only the account’s own company can see it.', '0'],
  'x-is-private': ['`1` if only the account’s own company can see it; absent otherwise.', absent],
  'x-html': ['The formatted text, as HTML that is safe to show; absent while the text is plain. `body` is its text.', absent],
  'x-total': ['The total number of matches; only with `x-count=1`, and on the first page.', absent],
  visibility:
    'The visibility: everyone except clients (`public`), the creator (`only-me`), a workgroup (`group`) or the named users (`selected-people`).',
  'allowed-users': ['With `selected-people`: the ids of users with access. The creator always has access.', absent],
  'group-id': ['With `group`: the id of the workgroup. (Cases and notes call it `workgroup-id`.)', absent],
  'workgroup-id': ['With `group`: the id of the workgroup. (Contacts and deals call it `group-id`.)', absent],
  attachment: ['The ids of the attached files.', ['57']],
  attachments: ['The ids of the attached files.', ['57']],
  files: 'The attached files. Lists may omit it.',
  'comments-count': ['The number of comments that you can see, as a JSON integer.', 3],
  'project-id': ['The id of its project.', '7'],
  'category-id': ['The id of its category; absent if there is none.', '15'],
  'milestone-id': ['The id of its milestone; absent if there is none.', '18'],
  'involved-people': ['The ids of the involved people and companies that you can see.', ['12', '14']],
  people: 'The contacts in `involved-people` and `deal-with`.',
  'people.id': ['The id of the contact.', '12'],
  'people.type': '`person` or `company`.',
  'people.name': ['The name of the company, or the first name of the person.', 'Sigrid'],
  'people.last-name': ['The last name of a person.', 'Aune'],
  'status-since': ['When it got this status, in UTC.', '2026-11-18 08:12:40'],
}

/** Fields with the same meaning in every request. */
export const sentFields: Fields = {
  visibility: 'The visibility; `public` by default. Only the creator, or an administrator with access, can change it.',
  'group-id': ['With `group`: the id of the workgroup.', absent],
  'workgroup-id': ['With `group`: the id of the workgroup.', absent],
  'allowed-users': [
    'With `selected-people`: the ids of the users. In an update, `"5"` adds one, `"-5"` removes one, and the others stay.',
    ['5'],
  ],
  'is-private': ['`1` limits it to the account’s own company; clients cannot send it (422). The project’s setting by default.', '0'],
  'x-is-private': [
    '`1` limits it, with its comments, to the account’s own company, `0` shows it to clients again. Clients cannot make it `1`, and nobody can where a client created it (422).',
    absent,
  ],
  'x-html': [
    'The text as HTML. It is made safe, and `body` becomes its text, whatever was sent as that. An empty string makes the text plain, as another `body` alone does.',
    absent,
  ],
  attachment: ['The ids of uploaded files. In an update, `"57"` attaches one, `"-57"` detaches one, and the others stay.', ['57']],
  attachments: ['The ids of uploaded files. In an update, `"57"` attaches one, `"-57"` detaches one, and the others stay.', ['57']],
  'involved-people': ['The ids of people and companies. In an update, `"12"` adds one, `"-12"` removes one, and the others stay.', ['12']],
  'category-id': ['The id of a category; an empty string clears it.', '15'],
  'milestone-id': ['The id of a milestone; an empty string clears it.', '18'],
}

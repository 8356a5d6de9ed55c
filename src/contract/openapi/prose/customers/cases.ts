import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const cases: Prose<Headings['cases']> = {
  title: 'Cases',
  description: 'What somebody needs seen to, open or closed, with the people and companies involved.',
  fields: {
    cases: 'The cases of this page.',
    case: 'The case.',
    'case-id': ['The id of the new case.', '31'],
    id: ['The id of the case.', '31'],
    name: ['What it is called.', 'The newsletter arrives twice'],
    type: 'Always `case`.',
    'case-status': '`open` or `closed`.',
  },
  sent: { case: 'The case, or what is to change of it.' },
  calls: {
    listCases: {
      summary: 'List cases',
      description: 'The newest first.',
      pageSize: 50,
      query: {
        status: 'Open or closed ones; both where it is omitted.',
        xContact: ['Those that this person or company is involved in.', '12'],
        xCount: '`1` adds `x-total`, the number of matches, to the first page.',
      },
    },
    getCase: { summary: 'Read a case', description: 'One case, with the people involved and the attached files.' },
    createCase: {
      summary: 'Create a case',
      description: 'Open, unless `case-status` says otherwise. You become its author.',
      examples: {
        'With people and a file': { case: { name: 'The newsletter arrives twice', 'involved-people': ['12', '14'], attachment: ['57'] } },
      },
      refusals: {
        507: { code: 'full', message: 'This workspace holds its full number of cases: 1000000. Whoever runs the service can raise it.' },
      },
    },
    updateCase: {
      summary: 'Change a case',
      description: 'Only what is sent changes. A change of `case-status` notes when it came to it.',
      who: 'Everybody of the account’s own people who sees it; its visibility its creator, or an administrator who sees it (403).',
      example: { case: { 'case-status': 'closed' } },
      examples: { 'One file on, one person out': { case: { attachment: ['57'], 'involved-people': ['-14'] } } },
    },
    deleteCase: { summary: 'Delete a case', description: 'Its notes, its tasks and their comments go with it.' },
  },
}

import * as calls from '../../../cases.ts'
import { full, prose } from '../prose.ts'

export const cases = prose(calls, {
  title: 'Cases',
  description:
    'A question or problem to solve, open or closed, with the people and companies involved. The fields `case-responsible-id` and `background-info` extend the interface.',
  record: ['case', '31'],
  fields: {
    name: ['The name of the case.', 'The newsletter arrives twice'],
    type: 'Always `case`.',
    'case-status': '`open` or `closed`.',
    'case-responsible-id': ['Extension: the id of the responsible user; absent when nobody is responsible.', '3'],
    'background-info': ['Extension: free text.', 'Both addresses are on the mailing list.'],
  },
  sent: {
    'case-responsible-id': ['Extension: the id of an active colleague; an empty string clears it.', '3'],
  },
  calls: {
    listCases: {
      summary: 'List cases',
      description: 'Returns cases, newest first by default. All filters combine.',
      pageSize: 50,
      query: {
        status: '`open` or `closed`; both if omitted.',
        xResponsible: ['Only cases that this user is responsible for.', '3'],
        xUnassigned: '`1`: only cases that nobody is responsible for.',
        xWithoutTask: '`1`: only cases without an open task.',
        xVisibility: 'Only cases with this visibility.',
        xSince: ['Only cases created or changed since then; the formats are those of `since` for contacts.', '20261117000000'],
        xContact: ['Only cases that involve this person or company.', '12'],
        xCompany: ['Only cases that involve this company or one of its people.', '12'],
        xTerm: ['Only cases whose name contains all of these words, in any order. Case and accents do not matter.', 'newsletter'],
        xSort: 'By creation, last change or name; a leading `-` reverses the order.',
      },
    },
    getCase: { summary: 'Get a case', description: 'Returns a case with the people involved and the attached files.' },
    createCase: {
      summary: 'Create a case',
      description: 'The case is open unless you send `case-status`. You become its author.',
      examples: {
        'With people and a file': { case: { name: 'The newsletter arrives twice', 'involved-people': ['12', '14'], attachment: ['57'] } },
        'With a responsible user': {
          case: {
            name: 'The newsletter arrives twice',
            'case-responsible-id': '3',
            'background-info': 'Both addresses are on the mailing list.',
          },
        },
      },
      refusals: full('cases'),
    },
    updateCase: {
      summary: 'Update a case',
      description: 'Changes only the fields that you send. A change of `case-status` also sets `status-since`.',
      who: 'The account’s own users with access to the case. Only its creator, or an administrator with access, can change the visibility (403).',
      example: { case: { 'case-status': 'closed' } },
      examples: { 'Add a file and remove a person': { case: { attachment: ['57'], 'involved-people': ['-14'] } } },
    },
    deleteCase: { summary: 'Delete a case', description: 'Also deletes its notes and tasks with their comments.' },
  },
})

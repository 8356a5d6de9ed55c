import * as calls from '../../../x/search.ts'
import { prose } from '../prose.ts'

export const search = prose(calls, {
  title: 'Search',
  description: 'Finds records of all resources by name.',
  fields: {
    contacts: 'Contacts, at most ten.',
    deals: 'Deals, at most ten.',
    cases: 'Cases, at most ten.',
    projects: 'Projects, at most ten.',
    messages: 'Messages, at most ten.',
    tasks: 'Tasks, at most ten.',
    files: 'Files, at most ten.',
    id: ['The id of the record.', '42'],
    title: ['The name of the record.', 'Summer campaign'],
    'project-id': ['The project of the record; absent if there is none.', '7'],
  },
  calls: {
    search: {
      summary: 'Search everything',
      description:
        'Returns the ten best visible matches of each resource: exact matches, then names that start with the term, then words that do, then names that contain it, then those that contain its words in any order; newer records first among equals. Apostrophes are one, hyphens are blanks, invisible characters and vowel marks are ignored. People follow whose name contains some of the words and whose company’s name the others. Contacts that no name leads to are found by the beginning of an e-mail address or its domain, or by the beginning or the end of a phone number (at least four digits). A blank term finds nothing.',
      answer: {
        contacts: [],
        deals: [{ id: '22', title: 'Summer campaign 2027', 'updated-at': '2026-11-19 14:02:11' }],
        cases: [],
        projects: [{ id: '7', title: 'Summer campaign', 'updated-at': '2026-11-20 09:30:00' }],
        messages: [{ id: '72', title: 'Summer: the first ideas', 'project-id': '7', 'updated-at': '2026-11-18 16:45:09' }],
        tasks: [{ id: '45', title: 'Book the photographer for summer', 'project-id': '7', 'updated-at': '2026-11-17 10:20:00' }],
        files: [],
      },
      query: { term: ['The name, or part of it; for contacts also an e-mail address.', 'summer'] },
    },
  },
})

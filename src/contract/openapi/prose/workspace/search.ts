import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const search: Prose<Headings['search']> = {
  title: 'Search',
  description: 'One field that finds everything by its name.',
  fields: {
    contacts: 'Contacts, at most ten.',
    deals: 'Deals, at most ten.',
    cases: 'Cases, at most ten.',
    projects: 'Projects, at most ten.',
    messages: 'Messages, at most ten.',
    tasks: 'Tasks, at most ten.',
    files: 'Files, at most ten.',
    id: ['The id of what was found.', '42'],
    title: ['What it is called.', 'Summer campaign'],
    'project-id': ['The project that it belongs to; absent where there is none.', '7'],
  },
  calls: {
    search: {
      summary: 'Search everything',
      description:
        'The ten best of each kind that you may see: first what is called exactly so, then names that begin so, then words that do, then the rest; of two alike the newer. A blank term finds nothing.',
      answer: {
        contacts: [],
        deals: [{ id: '22', title: 'Summer campaign 2027', 'updated-at': '2026-11-19 14:02:11' }],
        cases: [],
        projects: [{ id: '7', title: 'Summer campaign', 'updated-at': '2026-11-20 09:30:00' }],
        messages: [{ id: '72', title: 'Summer: the first ideas', 'project-id': '7', 'updated-at': '2026-11-18 16:45:09' }],
        tasks: [{ id: '45', title: 'Book the photographer for summer', 'project-id': '7', 'updated-at': '2026-11-17 10:20:00' }],
        files: [],
      },
      query: { term: ['What it is called, or a part of that.', 'summer'] },
    },
  },
}

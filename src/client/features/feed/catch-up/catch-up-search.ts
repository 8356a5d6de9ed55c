import type { RecordedResource } from '../../../../contract/resources.ts'
import { choiceField, recordField } from '../../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../../kit/search/search-fields.ts'

/** The kinds that the filter offers, with the resources of each. */
export const newsKinds = {
  comments: ['comments'],
  notes: ['notes'],
  tasks: ['tasks', 'milestones'],
  customers: ['deals', 'cases'],
  projects: ['projects', 'messages'],
} as const satisfies Record<string, readonly RecordedResource[]>

/** How the news are filtered. */
export const catchUpSearch = searchFields({
  fields: {
    kind: choiceField({
      param: 'kind',
      label: 'Kind',
      all: 'Everything',
      options: [
        { value: 'comments', label: 'Comments' },
        { value: 'notes', label: 'Notes' },
        { value: 'tasks', label: 'Tasks' },
        { value: 'customers', label: 'Deals and cases' },
        { value: 'projects', label: 'Projects' },
      ] satisfies { value: keyof typeof newsKinds; label: string }[],
    }),
    person: recordField({ param: 'person', label: 'Person', placeholder: 'Find a person' }),
    project: recordField({ param: 'project', label: 'Project', placeholder: 'Find a project' }),
  },
  sorts: [{ value: 'date', label: 'Oldest first' }],
})

export type CatchUpSearch = SearchOf<typeof catchUpSearch>

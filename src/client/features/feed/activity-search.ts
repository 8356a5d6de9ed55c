import type { RecordedResource } from '../../../contract/resources.ts'
import { choiceField, recordField } from '../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../kit/search/search-fields.ts'

/** The resources of each choice of the filter. */
const resources = {
  notes: ['notes'],
  comments: ['comments'],
  tasks: ['tasks'],
  deals: ['deals'],
  cases: ['cases'],
  projects: ['projects', 'messages', 'milestones'],
} satisfies Record<string, RecordedResource[]>

/** How the activity feed is filtered. */
export const activitySearch = searchFields({
  fields: {
    kind: choiceField({
      param: 'kind',
      label: 'Kind',
      all: 'Everything',
      options: [
        { value: 'notes', label: 'Notes' },
        { value: 'comments', label: 'Comments' },
        { value: 'tasks', label: 'Tasks' },
        { value: 'deals', label: 'Deals' },
        { value: 'cases', label: 'Cases' },
        { value: 'projects', label: 'Projects' },
      ],
    }),
    person: recordField({ param: 'person', label: 'Person', placeholder: 'Find a person' }),
    project: recordField({ param: 'project', label: 'Project', placeholder: 'Find a project' }),
  },
  sorts: [{ value: '-date', label: 'Newest first' }],
})

export type ActivitySearch = SearchOf<typeof activitySearch>

/** The parameters of the feed's request. */
export const queryOf = ({ kind, person, project, sort }: ActivitySearch) => ({
  xSort: sort,
  ...(kind && { xResource: resources[kind] }),
  ...(person && { xAuthor: person }),
  ...(project && { xProject: project }),
})

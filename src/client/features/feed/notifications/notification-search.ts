import type { Notification } from '../../../../contract/x/outbox.ts'
import { choiceField, recordField } from '../../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../../kit/search/search-fields.ts'

/** How the page of notifications is filtered. */
export const notificationSearch = searchFields({
  fields: {
    read: choiceField({
      param: 'read',
      label: 'Show',
      all: 'All',
      options: [
        { value: 'no', label: 'Unread' },
        { value: 'yes', label: 'Read' },
      ],
    }),
    person: recordField({ param: 'person', label: 'Person', placeholder: 'Find a person' }),
    project: recordField({ param: 'project', label: 'Project', placeholder: 'Find a project' }),
  },
  sorts: [{ value: '-date', label: 'Newest first' }],
})

export type NotificationSearch = SearchOf<typeof notificationSearch>

/** Whether a notification matches the filters. */
export const matches = ({ read, person, project }: NotificationSearch, notification: Notification): boolean =>
  (!read || notification.read === (read === 'yes')) &&
  (!person || notification.author === person) &&
  (!project || notification.projectId === project)

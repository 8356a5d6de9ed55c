import * as calls from '../../../event-categories.ts'
import * as extensions from '../../../x/event-categories.ts'
import { prose } from '../prose.ts'

const who = 'Administrators only (403).'
const refusals = { 403: { code: 'forbidden', message: 'Only an administrator can add event categories.' } }

export const eventCategories = prose(
  { ...calls, ...extensions },
  {
    title: 'Event categories',
    description: 'The categories of events. The interface only reads them; writing them is an extension.',
    fields: {
      categories: 'The event categories of this page.',
      category: 'The event category.',
      'category-id': ['The id of the new event category.', '15'],
      id: ['The id of the event category.', '15'],
      name: ['The unique name of the category.', 'Trade fair'],
      'created-by': ['The id of the user who created it.', '3'],
    },
    sent: { category: 'The event category, or the fields to change.' },
    calls: {
      listEventCategories: { summary: 'List event categories', description: 'Returns event categories by name.', pageSize: 25 },
      getEventCategory: { summary: 'Get an event category', description: 'Returns an event category.' },
      createEventCategory: { summary: 'Create an event category', description: 'The name must be unique.', who, refusals },
      updateEventCategory: { summary: 'Rename an event category', description: 'The name must be unique.', who, refusals },
      deleteEventCategory: { summary: 'Delete an event category', description: 'Removes the category from the list.', who, refusals },
    },
  },
)

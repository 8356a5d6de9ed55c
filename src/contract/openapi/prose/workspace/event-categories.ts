import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

const who = 'Administrators only (403).'
const refusals = { 403: { code: 'forbidden', message: 'Only an administrator makes event categories.' } }

export const eventCategories: Prose<Headings['event-categories']> = {
  title: 'Event categories',
  description: 'What events are about. The interface reads them; writing them is an extension.',
  fields: {
    categories: 'The event categories of this page.',
    category: 'The event category.',
    'category-id': ['The id of the new event category.', '15'],
    id: ['The id of the event category.', '15'],
    name: ['What it is called.', 'Trade fair'],
    'created-by': ['The id of the user who made it.', '3'],
  },
  sent: { category: 'The event category, or what is to change of it.' },
  calls: {
    listEventCategories: { summary: 'List the event categories', description: 'By name.', pageSize: 25 },
    getEventCategory: { summary: 'Read an event category', description: 'One event category.' },
    createEventCategory: { summary: 'Make an event category', description: 'No two have the same name.', who, refusals },
    updateEventCategory: { summary: 'Rename an event category', description: 'No two have the same name.', who, refusals },
    deleteEventCategory: { summary: 'Delete an event category', description: 'It goes from the list.', who, refusals },
  },
}

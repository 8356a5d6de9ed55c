import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const tags: Prose<Headings['tags']> = {
  title: 'Tags',
  description:
    'Words on contacts, 1 to 64 characters each. Two that differ in case alone are one tag. A tag exists while a contact carries it.',
  fields: { tags: ['Each tag mapped to its own name.', { client: 'client', press: 'press' }] },
  sent: { tags: ['The names of the tags, separated by commas.', 'client, press'] },
  calls: {
    listTags: {
      summary: 'List the tags of the workspace',
      description: 'A map of every tag to how many contacts carry it, counted as a string, among the contacts that you see. Not paged.',
      fields: { tags: ['Each tag mapped to the number of contacts, in a string.', { client: '37', press: '4' }] },
    },
    listContactTags: { summary: 'List the tags of a contact', description: 'A map of each tag to its own name.' },
    addTags: {
      summary: 'Put tags on a contact',
      description: 'One text with the names, separated by commas. Those that it carries already stay as they are.',
      undo: 'takes off those that this put on.',
    },
    removeTag: {
      summary: 'Take a tag off a contact',
      description: 'The name of the tag stands in the path, percent-encoded. `If-Match` takes the `ETag` of the contact.',
      undo: 'puts it on again.',
    },
  },
}

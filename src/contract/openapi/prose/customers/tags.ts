import * as calls from '../../../contacts/tags.ts'
import { prose } from '../prose.ts'

export const tags = prose(calls, {
  title: 'Tags',
  description: 'Labels on contacts, 1 to 64 characters each, compared ignoring case. A tag exists while a contact has it.',
  fields: { tags: ['Each tag mapped to its own name.', { client: 'client', press: 'press' }] },
  sent: {
    tags: ['Tag names separated by commas.', 'client, press'],
    tag: 'The tag.',
    name: ['The new name. It has no comma.', 'key accounts'],
  },
  calls: {
    listTags: {
      summary: 'List the tags of the workspace',
      description: 'Returns a map of every tag on the contacts that you can see to the number of those contacts, as a string. Not paged.',
      fields: { tags: ['Each tag mapped to the number of contacts, in a string.', { client: '37', press: '4' }] },
    },
    listContactTags: { summary: 'List the tags of a contact', description: 'Returns a map of each tag to its own name.' },
    addTags: {
      summary: 'Add tags to a contact',
      description: 'Takes one text with tag names separated by commas. Existing tags are not changed.',
      undo: 'removes the tags that were added.',
    },
    removeTag: {
      summary: 'Remove a tag from a contact',
      description: 'The path contains the percent-encoded name of the tag. `If-Match` takes the `ETag` of the contact.',
      undo: 'adds it again.',
    },
    renameTag: {
      summary: 'Rename a tag',
      description:
        'Renames a tag on all contacts that you can see, in one change. If another tag has the name, the two become one, in the spelling of that tag. Only for administrators.',
      fields: { contacts: ['The number of contacts that had the tag.', '37'] },
      undo: 'gives every contact its tags back.',
    },
    deleteTag: {
      summary: 'Delete a tag',
      description: 'Removes a tag from all contacts that you can see, in one change. Only for administrators.',
      fields: { contacts: ['The number of contacts that had the tag.', '37'] },
      undo: 'gives every contact the tag back.',
    },
  },
})

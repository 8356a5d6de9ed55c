import * as calls from '../../../projects/writeboards.ts'
import * as extensions from '../../../x/projects/writeboards.ts'
import { prose } from '../prose.ts'

export const writeboards = prose(
  { ...calls, ...extensions },
  {
    title: 'Writeboards',
    description:
      'Texts that a project edits together. Every change of the text adds a revision that remains readable. Writeboards can have comments.',
    record: ['writeboard', '91'],
    fields: {
      'writeboard-id': ['The id of the writeboard.', '91'],
      title: ['The title of the writeboard.', 'Slogans'],
      body: ['The newest text; single reads only.', 'Light for everyone.\nBrighter winters.'],
      revisions: 'The revisions, newest first.',
      'revisions.id': ['The id of the revision.', '93'],
      'revisions.author': ['Extension: the id of the user who wrote it.', '3'],
      'revisions.created-at': ['Extension: when it was written, in UTC.', '2026-11-18 08:12:40'],
      'revisions.comments-count': ['Extension: the number of comments on this revision that you can see, as a JSON integer.', 2],
      'revision-number': ['The revision number, starting at 1.', '2'],
      revision: 'The revision.',
      'revision.id': ['The id of the revision.', '93'],
      'revision.author': ['The id of the user who wrote it.', '3'],
      'revision.body': ['The text of this revision.', 'Light for everyone.'],
    },
    sent: {
      body: ['The whole text.', 'Light for everyone.\nBrighter winters.'],
    },
    calls: {
      listWriteboards: {
        summary: 'List the writeboards of a project',
        description: 'Returns writeboards, newest first, each with its `revisions`.',
        pageSize: 25,
      },
      getWriteboard: { summary: 'Get a writeboard', description: 'Returns a writeboard with the newest text and its revisions.' },
      createWriteboard: { summary: 'Create a writeboard', description: 'The text becomes revision 1.' },
      updateWriteboard: {
        summary: 'Update a writeboard',
        description: 'A changed text adds a revision by you. A title alone does not.',
        who: 'All users with access, including clients: every revision is kept.',
        example: { writeboard: { body: 'Light for everyone.\nBrighter winters.\nHome before dark.' } },
      },
      deleteWriteboard: {
        summary: 'Delete a writeboard',
        description: 'Also deletes its revisions and comments.',
        who: 'The account’s own users; clients only for writeboards they created (403).',
      },
      getRevision: {
        summary: 'Get a revision',
        description: 'Returns the text of this revision and its author.',
      },
    },
  },
)

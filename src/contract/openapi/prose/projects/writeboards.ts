import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const writeboards: Prose<Headings['writeboards']> = {
  title: 'Writeboards',
  description:
    'Texts that a project writes together. Every change of the text is a revision, and stays readable. Writeboards can be commented on.',
  fields: {
    writeboards: 'The writeboards of this page.',
    writeboard: 'The writeboard.',
    'writeboard-id': ['The id of the writeboard.', '91'],
    id: ['The id of the writeboard.', '91'],
    title: ['What it is called.', 'Slogans'],
    body: ['The newest text: single reads only.', 'Light for everyone.\nBrighter winters.'],
    revisions: 'Its revisions, the newest first.',
    'revisions.id': ['The id of the revision.', '93'],
    'revision-number': ['The number of the revision, 1 for the first.', '2'],
    revision: 'The revision.',
    'revision.id': ['The id of the revision.', '93'],
    'revision.author': ['The id of the user who wrote it.', '3'],
    'revision.body': ['The text of this revision.', 'Light for everyone.'],
  },
  sent: {
    writeboard: 'The writeboard, or what is to change of it.',
    body: ['The whole text.', 'Light for everyone.\nBrighter winters.'],
  },
  calls: {
    listWriteboards: {
      summary: 'List the writeboards of a project',
      description: 'The newest first, each with its `revisions`.',
      pageSize: 25,
    },
    getWriteboard: { summary: 'Read a writeboard', description: 'One writeboard with the newest text and its revisions.' },
    createWriteboard: { summary: 'Make a writeboard', description: 'Its text is revision 1.' },
    updateWriteboard: {
      summary: 'Change a writeboard',
      description: 'A text that is not the newest one adds a revision, by whoever sent it; a title alone adds none.',
      who: 'Everybody who sees it, clients too: each revision is kept.',
      example: { writeboard: { body: 'Light for everyone.\nBrighter winters.\nHome before dark.' } },
    },
    deleteWriteboard: {
      summary: 'Delete a writeboard',
      description: 'Its revisions and comments go with it.',
      who: 'The account’s own people; a client only what they made (403).',
    },
    getRevision: {
      summary: 'Read a revision',
      description: 'The text as it stood then, and whose it was.',
    },
  },
}

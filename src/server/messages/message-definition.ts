import type { Row } from '../store/tables.ts'
import { partOfProject } from '../visibility/part-of-project.ts'
import { seesPrivateInProject } from '../visibility/private.ts'

/** Messages are visible with their project, private ones only to colleagues. */
export const messageDefinition = partOfProject<Row<'messages'>>({
  noun: 'message',
  titleOf: (row) => row.title,
  sees: seesPrivateInProject,
  rights: { edit: 'participants' },
  recorded: 'all',
  searched: ['title'],
  links: { categoryId: 'categories', milestoneId: 'milestones', subscribers: ['users'] },
  attachments: 'attachments',
})

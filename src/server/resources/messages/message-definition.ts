import type { Row } from '../../core/store/tables.ts'
import { inProject, partOfProject } from '../../core/visibility/part-of-project.ts'
import { seesPrivateInProject } from '../../core/visibility/private.ts'

/** Messages are visible with their project, private ones only to colleagues. */
export const messageDefinition = partOfProject<Row<'messages'>>({
  noun: 'message',
  titleOf: (row) => row.title,
  sees: seesPrivateInProject,
  rights: { edit: 'participants' },
  recorded: 'all',
  searched: ['title'],
  counted: { messages: inProject() },
  links: { categoryId: 'categories', milestoneId: 'milestones', subscribers: ['users'] },
  attachments: 'attachments',
})

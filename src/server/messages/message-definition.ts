import { sql } from 'kysely'
import { seesPrivate } from '../comments/private.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { Row } from '../store/tables.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Messages are visible with their project, private ones only to colleagues. */
export const messageDefinition = partOfProject<Row<'messages'>>({
  noun: 'message',
  titleOf: (row) => row.title,
  sees: (actor, as) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesProject(actor, as)})`,
  rights: { edit: 'participants' },
  recorded: 'all',
  searched: ['title'],
  links: { categoryId: 'categories', milestoneId: 'milestones', subscribers: ['users'] },
  attachments: 'attachments',
})

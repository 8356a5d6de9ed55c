import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import type { Condition } from '../../core/store/conditions.ts'
import { nobody } from '../../core/store/conditions.ts'
import type { ParentColumns, ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { TaskRow } from '../../core/store/tables.ts'
import { inProject, isOpen } from '../../core/visibility/part-of-project.ts'
import { seesPrivateInProject } from '../../core/visibility/private.ts'
import { holdsId, seesParent } from '../../core/visibility/visibility.ts'

const parent: ParentColumns<TaskRow> = {
  kind: 'ownerKind',
  id: 'ownerId',
  tables: ['taskLists', 'projects', 'contacts', 'cases', 'deals', 'users'],
}
const customerSide: ParentColumns<TaskRow> = { ...parent, tables: ['contacts', 'cases', 'deals'] }

/** Tasks in lists and inboxes are visible with the project, private ones only to colleagues. */
const seesInProject = (actor: Actor, as: string): Condition =>
  sql<boolean>`(${sql.ref(`${as}.projectId`)} is not null and ${seesPrivateInProject(actor, as)})`

/** Personal tasks are visible to their author and the responsible colleagues. Clients only see their own. */
const seesPersonal = (actor: Actor, as: string): Condition => {
  const column = (name: string) => sql.ref(`${as}.${name}`)
  const helps = actor.role === 'client' ? nobody : holdsId(column('responsibles'), actor.userId)
  return sql<boolean>`(${column('ownerKind')} = 'users' and (${column('ownerId')} = ${actor.userId} or ${helps}))`
}

/** Tasks are visible with their owner. */
export const taskDefinition: ResourceDefinition<TaskRow> = {
  noun: 'task',
  titleOf: (row) => row.subject,
  sees: (actor, as, context) =>
    sql<boolean>`(${seesInProject(actor, as)} or ${seesPersonal(actor, as)} or ${seesParent(as, customerSide, context)})`,
  rights: { edit: 'everyone', delete: 'participants' },
  recorded: ['done'],
  searched: ['subject'],
  counted: {
    tasks: inProject(sql`"ownerKind" = 'taskLists' and ${isOpen}`),
    inbox: inProject(sql`"ownerKind" = 'projects' and ${isOpen}`),
  },
  links: { projectId: 'projects', responsibles: ['users'] },
  parent,
  project: 'projectId',
  attachments: 'attachments',
  derived: {
    tables: [
      {
        table: 'taskResponsibles',
        owner: (row) => ({ taskId: row.id }),
        from: ({ responsibles, completedAt }) => `${completedAt} ${responsibles}`,
        rows: (row) => row.responsibles.map((userId) => ({ userId, completedAt: row.completedAt })),
      },
    ],
  },
}

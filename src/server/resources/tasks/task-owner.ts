import { type RawBuilder, sql } from 'kysely'
import type { ReadTx } from '../../core/store/store.ts'
import type { AnyRow, TaskRow } from '../../core/store/tables.ts'
import { customerField } from './task-record.ts'

/** The record that a task belongs to. `projects` is the inbox of a project, `users` are personal tasks of their author. */
export interface TaskOwner {
  kind: TaskRow['ownerKind']
  id: string
  /** The project of a list or an inbox. */
  projectId: string | null
}
type OwnerKind = TaskOwner['kind']

export const ownerOf = ({ ownerKind, ownerId, projectId }: Pick<TaskRow, 'ownerKind' | 'ownerId' | 'projectId'>): TaskOwner => ({
  kind: ownerKind,
  id: ownerId,
  projectId,
})

/** Returns a record as the owner of tasks. */
export const ownerFrom = (tx: ReadTx, kind: Exclude<OwnerKind, 'users'>, row: AnyRow): TaskOwner => ({
  kind,
  id: row.id,
  projectId: tx.definitions.projectOf(kind, row),
})

/** Returns whether tasks of such owners need a responsible user. */
export const needsSomebody = (kind: OwnerKind) => kind in customerField

/** Matches the tasks of an owner. */
export const onOwner = ({ accountId }: { accountId: string }, { kind, id }: Pick<TaskOwner, 'kind' | 'id'>): RawBuilder<boolean> =>
  sql<boolean>`tasks."accountId" = ${accountId} and tasks."ownerKind" = ${kind} and tasks."ownerId" = ${id}`

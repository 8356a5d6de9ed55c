import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { definitionOf } from '../resources/definitions.ts'
import { findRow } from '../resources/find.ts'
import type { ReadTx } from '../store/store.ts'
import type { TaskRow } from '../store/tables.ts'
import { type CustomerSide, customerField } from './task-record.ts'

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
export const personalOf = ({ userId }: Actor): TaskOwner => ({ kind: 'users', id: userId, projectId: null })
/** A contact, a case or a deal. */
export const customerSide = (kind: CustomerSide, id: string): TaskOwner => ({
  kind,
  id,
  projectId: null,
})

/** Returns the owner that a request names. @throws 404 if the actor does not see it */
export const findOwner = async (tx: ReadTx, actor: Actor, kind: OwnerKind, id: string): Promise<TaskOwner> => {
  const row = await findRow(tx, actor, kind, id)
  const { project } = definitionOf(kind)
  return { kind, id, projectId: project ? (row as unknown as Record<string, string>)[project] || null : null }
}

/** Returns whether tasks of such owners need a responsible user. */
export const needsSomebody = (kind: OwnerKind) => kind in customerField

/** Matches the tasks of an owner. */
export const onOwner = ({ accountId }: { accountId: string }, { kind, id }: Pick<TaskOwner, 'kind' | 'id'>): RawBuilder<boolean> =>
  sql<boolean>`tasks."accountId" = ${accountId} and tasks."ownerKind" = ${kind} and tasks."ownerId" = ${id}`

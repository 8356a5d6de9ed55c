import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { findRow } from '../kinds/find.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { TaskRow } from '../store/rows/tasks.ts'
import type { ReadTx } from '../store/store.ts'
import { type CustomerSide, customerField } from './task-record.ts'

/** What tasks are on: `projects` is the inbox of one, `users` the personal ones that somebody made. */
export interface TaskOwner {
  kind: TaskRow['ownerKind']
  id: string
  /** The project of a list or an inbox. */
  projectId: string | null
}
type Kind = TaskOwner['kind']

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

/** What a request wants tasks of; 404 where this person does not see it. */
export const findOwner = async (tx: ReadTx, actor: Actor, kind: Kind, id: string): Promise<TaskOwner> => {
  const row = await findRow(tx, actor, kind, id)
  const { project } = kindOf(kind)
  return { kind, id, projectId: project ? (row as unknown as Record<string, string>)[project] || null : null }
}

/** Somebody always has to do what is on these. */
export const needsSomebody = (kind: Kind) => kind in customerField

/** The tasks on one thing, as a condition. */
export const onOwner = ({ accountId }: { accountId: string }, { kind, id }: Pick<TaskOwner, 'kind' | 'id'>): RawBuilder<boolean> =>
  sql<boolean>`tasks."accountId" = ${accountId} and tasks."ownerKind" = ${kind} and tasks."ownerId" = ${id}`

import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import { rowWith } from '../rows/rows.ts'
import type { ReadTx } from '../store/store.ts'
import { refusePrivate } from './private.ts'

interface Before {
  isPrivate: number
  authorId: string
}

/**
 * Returns whether a record of a project is private after a request. New records are not, unless the request says so.
 * @throws 422 for a client, and for a record that a client created, because they would no longer see it
 */
export const checkPrivate = async (tx: ReadTx, actor: Actor, before: Before | undefined, asked: boolean | undefined, field: string) => {
  refusePrivate(actor, asked, field)
  if (!asked || before?.isPrivate) return Number(asked ?? before?.isPrivate ?? 0)
  const author = before && (await rowWith(tx, actor, 'users', { id: before.authorId }))
  if (author?.role === 'client')
    throw unacceptable(field, 'client', `${author.name} is a client and created this, so it can’t be private. They would no longer see it.`)
  return 1
}

import type { Actor } from '../actor.ts'
import { forbidden, refuse, unacceptable } from '../errors.ts'
import { rowsWith } from '../rows/rows.ts'
import type { Acl } from '../store/common-columns.ts'
import type { ReadTx } from '../store/store.ts'
import type { UserRow } from '../store/tables.ts'
import type { Members } from './intersect-acl.ts'
import { viewersOf } from './visibility.ts'

type Authored = Acl & { authorId: string }

const named = ([first, second, ...others]: UserRow[]) => {
  if (!first || !second) return first?.name ?? ''
  return others.length ? `${first.name}, ${second.name} and ${others.length} more` : `${first.name} and ${second.name}`
}

/** A record that a write would hide from people, with its title and the field of the request that names it, if there is one. */
interface Losing {
  row: Authored
  title: string
  field?: string
}

/**
 * Refuses a write after which people could no longer see a record, unless the actor may change its visibility. As there, the author of the
 * record always keeps access. @throws 403, or 422 if it would be the author who loses access (409 without a field)
 */
export const refuseLosing = async (tx: ReadTx, actor: Actor, members: Members, { row, title, field }: Losing, after: Authored) => {
  const [before, left] = [viewersOf(row, members), viewersOf(after, members)]
  if (left === 'everyone') return
  const colleagues = (await rowsWith(tx, actor, 'users', { active: 1 })).filter(({ role }) => role !== 'client')
  const losing = colleagues.filter(({ id }) => id !== actor.userId && !left.has(id) && (before === 'everyone' || before.has(id)))
  const author = losing.find(({ id }) => id === row.authorId)
  const may = actor.role === 'admin' || row.authorId === actor.userId
  if (!may && (losing.length || before === 'everyone')) {
    const who = losing.length ? named(losing) : 'other people'
    throw forbidden(`“${title}” would no longer be visible to ${who}. Only its author or an administrator can do this.`)
  }
  if (!author) return
  const message = `${author.name} created “${title}” and would lose access. Give ${author.name} access to both contacts first.`
  throw field === undefined ? refuse(409, 'creator', message) : unacceptable(field, 'creator', message)
}

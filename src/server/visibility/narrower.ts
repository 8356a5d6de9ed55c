import type { Actor } from '../actor.ts'
import type { Guarded } from '../store/rows/kept.ts'
import type { ReadTx } from '../store/store.ts'
import { viewersOf } from './visibility.ts'

type Authored = Guarded & { authorId: string }
/** The people of a workgroup. */
export type Members = (groupId: string) => string[]
const guardOf = ({ visibility, groupId, allowedUsers }: Guarded): Guarded => ({ visibility, groupId, allowedUsers })

/** Who is in which workgroup of the account. */
export const membersOf = async (tx: ReadTx, actor: Actor): Promise<Members> => {
  const rows = await tx.db.selectFrom('workgroupUsers').select(['workgroupId', 'userId']).where('accountId', '=', actor.accountId).execute()
  const groups = Map.groupBy(rows, (row) => row.workgroupId)
  return (groupId) => (groups.get(groupId) ?? []).map((row) => row.userId)
}

/** Whether everybody who sees one record sees the other, too. */
export const seenByAllOf = (members: Members, one: Authored, other: Authored): boolean => {
  const [seeing, also] = [viewersOf(one, members), viewersOf(other, members)]
  return also === 'everyone' || (seeing !== 'everyone' && seeing.isSubsetOf(also))
}

/** The guard under which a record is seen by those alone who see both; undefined where its own creator is not one of them. */
export const narrower = (members: Members, own: Authored, other: Authored): Guarded | undefined => {
  if (other.visibility === 'public') return guardOf(own)
  const [ours, theirs] = [viewersOf(own, members), viewersOf(other, members)]
  if (theirs === 'everyone') return guardOf(own)
  if (!theirs.has(own.authorId)) return undefined
  if (ours !== 'everyone' && [...ours].every((id) => theirs.has(id))) return guardOf(own)
  const shared = ours === 'everyone' ? theirs : theirs.intersection(ours)
  if (shared.size === 1) return { visibility: 'only-me', groupId: null, allowedUsers: '[]' }
  const sameGroup =
    ours === 'everyone' &&
    other.visibility === 'group' &&
    (members(other.groupId ?? '').includes(other.authorId) || other.authorId === own.authorId)
  if (sameGroup) return guardOf(other)
  const allowed = [...shared].filter((id) => id !== own.authorId).toSorted((a, b) => Number(BigInt(a) - BigInt(b)))
  return { visibility: 'selected-people', groupId: null, allowedUsers: JSON.stringify(allowed) }
}

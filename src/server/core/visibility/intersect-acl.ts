import type { Actor } from '../actor.ts'
import { rowsWith } from '../rows/rows.ts'
import type { Acl } from '../store/common-columns.ts'
import type { ReadTx } from '../store/store.ts'
import { viewersOf } from './visibility.ts'

type Authored = Acl & { authorId: string }
/** Returns the user ids of a workgroup. */
export type Members = (groupId: string) => string[]
const aclOf = ({ visibility, groupId, allowedUsers }: Acl): Acl => ({ visibility, groupId, allowedUsers })

/** Returns the members of each workgroup. */
export const membersOf = async (tx: ReadTx, actor: Actor): Promise<Members> => {
  const groups = Map.groupBy(await rowsWith(tx, actor, 'workgroupUsers', {}), (row) => row.workgroupId)
  return (groupId) => (groups.get(groupId) ?? []).map((row) => row.userId)
}

/** Returns whether all readers of one record also have access to the other. */
export const seenByAllOf = (members: Members, one: Authored, other: Authored): boolean => {
  const [seeing, also] = [viewersOf(one, members), viewersOf(other, members)]
  return also === 'everyone' || (seeing !== 'everyone' && seeing.isSubsetOf(also))
}

/** Returns the visibility for the common readers of both records, and for the author of the first in any case. */
export const narrowedAcl = (members: Members, own: Authored, other: Authored): Acl => {
  const [ours, theirs] = [viewersOf(own, members), viewersOf(other, members)]
  if (theirs === 'everyone') return aclOf(own)
  if (ours !== 'everyone' && [...ours].every((id) => theirs.has(id) || id === own.authorId)) return aclOf(own)
  const shared = ours === 'everyone' ? theirs : theirs.intersection(ours)
  const allowed = [...shared].filter((id) => id !== own.authorId).toSorted((a, b) => Number(BigInt(a) - BigInt(b)))
  if (!allowed.length) return { visibility: 'only-me', groupId: null, allowedUsers: [] }
  const isOfGroup = ours === 'everyone' && other.visibility === 'group'
  if (isOfGroup && (members(other.groupId ?? '').includes(other.authorId) || other.authorId === own.authorId)) return aclOf(other)
  return { visibility: 'selected-people', groupId: null, allowedUsers: allowed }
}

/** Returns the visibility for the common readers of both records, or undefined if the author of the first is not one of them. */
export const intersectAcl = (members: Members, own: Authored, other: Authored): Acl | undefined => {
  const theirs = viewersOf(other, members)
  return theirs === 'everyone' || theirs.has(own.authorId) ? narrowedAcl(members, own, other) : undefined
}

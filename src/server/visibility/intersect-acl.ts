import type { Actor } from '../actor.ts'
import { rowsWith } from '../resources/rows.ts'
import type { Acl } from '../store/kept.ts'
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

/** Returns a visibility for the common readers of both records, or undefined if it would exclude the author. */
export const intersectAcl = (members: Members, own: Authored, other: Authored): Acl | undefined => {
  if (other.visibility === 'public') return aclOf(own)
  const [ours, theirs] = [viewersOf(own, members), viewersOf(other, members)]
  if (theirs === 'everyone') return aclOf(own)
  if (!theirs.has(own.authorId)) return undefined
  if (ours !== 'everyone' && [...ours].every((id) => theirs.has(id))) return aclOf(own)
  const shared = ours === 'everyone' ? theirs : theirs.intersection(ours)
  if (shared.size === 1) return { visibility: 'only-me', groupId: null, allowedUsers: '[]' }
  const sameGroup =
    ours === 'everyone' &&
    other.visibility === 'group' &&
    (members(other.groupId ?? '').includes(other.authorId) || other.authorId === own.authorId)
  if (sameGroup) return aclOf(other)
  const allowed = [...shared].filter((id) => id !== own.authorId).toSorted((a, b) => Number(BigInt(a) - BigInt(b)))
  return { visibility: 'selected-people', groupId: null, allowedUsers: JSON.stringify(allowed) }
}

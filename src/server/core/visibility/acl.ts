import type { Visibility } from '../../../contract/visibility.ts'
import type { Actor } from '../actor.ts'
import { forbidden, noAccess, unacceptable, unknownId } from '../errors.ts'
import { changeIds } from '../id-list.ts'
import { rowsWith, rowWith } from '../rows/rows.ts'
import { seenName } from '../rows/seen-name.ts'
import type { Acl } from '../store/common-columns.ts'
import type { ReadTx } from '../store/store.ts'

/** The workgroup of contacts and deals is `groupId`, that of cases and notes `workgroupId`. */
interface AclChange {
  visibility?: Visibility | undefined
  groupId?: string | undefined
  workgroupId?: string | undefined
  allowedUsers?: string[] | undefined
}
/** The field names in the request. */
interface Fields {
  root: string
  group: 'group-id' | 'workgroup-id'
}

const open: Acl = { visibility: 'public', groupId: null, allowedUsers: [] }

/** Refuses added users who are not colleagues. `asked` is the list of the request. */
const membersOnly = async (tx: ReadTx, actor: Actor, ids: string[], asked: string[], field: string) => {
  if (!ids.length) return
  const found = await rowsWith(tx, actor, 'users', { id: ids })
  for (const id of ids) {
    const user = found.find((row) => row.id === id)
    const at = `${field}.${asked.indexOf(id)}`
    if (!user) throw unknownId(at)
    if (user.role === 'client') throw noAccess(at)
  }
}

/** Returns the allowed users of a new or changed record. The author is always one of them, but not stored. */
const changeAllowed = async (
  tx: ReadTx,
  actor: Actor,
  before: string[] | undefined,
  authorId: string,
  changes: string[] | undefined,
  field: string,
) => {
  if (!changes) return before ?? []
  const listed = before && [authorId, ...before.filter((id) => id !== authorId)]
  const after = await changeIds(listed, changes, field, seenName(tx, actor, 'users'))
  if (before && !after.includes(authorId))
    throw unacceptable(`${field}.${changes.indexOf(`-${authorId}`)}`, 'creator', 'The creator always has access.')
  return after.filter((id) => id !== authorId)
}

/** Returns the visibility after a request. Checks its three fields together. */
export const changeAcl = async (
  tx: ReadTx,
  actor: Actor,
  change: AclChange,
  fields: Fields,
  current?: Acl & { authorId: string },
): Promise<Acl> => {
  const before = current ?? open
  const asked = change.groupId ?? change.workgroupId
  const visibility = change.visibility ?? before.visibility
  const at = (field: string) => `${fields.root}.${field}`
  if (asked !== undefined && visibility !== 'group')
    throw unacceptable(at(fields.group), 'not-group', 'A workgroup requires the visibility "group".')
  if (change.allowedUsers !== undefined && visibility !== 'selected-people')
    throw unacceptable(at('allowed-users'), 'not-selected', 'A list of people requires the visibility "selected-people".')
  const groupId = visibility === 'group' ? (asked ?? before.groupId) : null
  if (visibility === 'group' && !groupId) throw unacceptable(at(fields.group), 'required', 'Choose the workgroup that can see this.')
  if (asked && !(await rowWith(tx, actor, 'workgroups', { id: asked }))) throw unknownId(at(fields.group))
  const known = current?.allowedUsers
  const authorId = current?.authorId ?? actor.userId
  const listed =
    visibility === 'selected-people' ? await changeAllowed(tx, actor, known, authorId, change.allowedUsers, at('allowed-users')) : []
  const added = listed.filter((id) => !known?.includes(id))
  await membersOnly(tx, actor, added, change.allowedUsers ?? [], at('allowed-users'))
  const after: Acl = { visibility, groupId, allowedUsers: listed }
  if (current && !sameAcl(current, after) && current.authorId !== actor.userId && actor.role !== 'admin')
    throw forbidden('Only the creator or an administrator can change who can see this.')
  return after
}

export const sameAcl = (a: Acl, b: Acl) =>
  a.visibility === b.visibility && a.groupId === b.groupId && a.allowedUsers.join() === b.allowedUsers.join()

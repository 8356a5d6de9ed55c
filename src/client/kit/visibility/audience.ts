import type { Visibility } from '../../../contract/visibility.ts'

/** Who can see a record. Some resources call the workgroup `workgroupId`; here it is always `groupId`. */
export interface Audience {
  readonly visibility: Visibility
  readonly groupId?: string | undefined
  readonly allowedUsers?: readonly string[] | undefined
}

/** A change of an audience: only what changes; the ids of removed people have a minus sign. */
export interface AudienceChange {
  visibility: Visibility
  groupId?: string
  allowedUsers?: string[]
}

export const everyone: Audience = { visibility: 'public' }

/** Returns the audience of a record, whichever name it has for its workgroup. */
export const audienceOf = ({
  visibility,
  groupId,
  workgroupId,
  allowedUsers,
}: Audience & { workgroupId?: string | undefined }): Audience => ({
  visibility,
  groupId: groupId ?? workgroupId,
  allowedUsers,
})

/** Returns the same text for audiences of the same people. */
export const audienceKey = ({ visibility, groupId, allowedUsers }: Audience): string =>
  JSON.stringify([visibility, visibility === 'group' && groupId, visibility === 'selected-people' && [...(allowedUsers ?? [])].toSorted()])

/** Names the option of a picker that an audience belongs to. */
export const audienceOption = ({ visibility, groupId }: Audience): string => (visibility === 'group' ? `group ${groupId}` : visibility)

/** Adds a person to the selected people, or removes one; the first person turns another audience into selected people. */
export const togglePerson = (audience: Audience, userId: string): AudienceChange => {
  const selected = audience.visibility === 'selected-people' && audience.allowedUsers?.includes(userId)
  return { visibility: 'selected-people', allowedUsers: [selected ? `-${userId}` : userId] }
}

/** Returns the audience after a change. */
export const changedAudience = (audience: Audience, change: AudienceChange): Audience => {
  if (change.visibility === 'group') return { visibility: 'group', groupId: change.groupId }
  if (change.visibility !== 'selected-people') return { visibility: change.visibility }
  const before = audience.visibility === 'selected-people' ? (audience.allowedUsers ?? []) : []
  const removed = new Set(change.allowedUsers?.filter((id) => id.startsWith('-')).map((id) => id.slice(1)))
  const added = change.allowedUsers?.filter((id) => !id.startsWith('-')) ?? []
  return { visibility: 'selected-people', allowedUsers: [...new Set([...before, ...added])].filter((id) => !removed.has(id)) }
}

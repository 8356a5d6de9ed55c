import type { Visibility } from '../../../contract/visibility.ts'

/** Who a record is for; contacts and notes name their workgroup differently, here it is one. */
export interface Audience {
  readonly visibility: Visibility
  readonly groupId?: string | undefined
  readonly allowedUsers?: readonly string[] | undefined
}

/** What is chosen anew: only what changes, ids with a minus sign taken away. */
export interface AudienceChange {
  visibility: Visibility
  groupId?: string
  allowedUsers?: string[]
}

/** Two audiences of one key are the same people. */
export const audienceKey = ({ visibility, groupId, allowedUsers }: Audience): string =>
  JSON.stringify([visibility, visibility === 'group' && groupId, visibility === 'selected-people' && [...(allowedUsers ?? [])].toSorted()])

export const everyone: Audience = { visibility: 'public' }

/** Adds a person to those chosen, or takes one out; choosing the first one makes it a matter of chosen people. */
export const togglePerson = (audience: Audience, userId: string): AudienceChange => {
  const chosen = audience.visibility === 'selected-people' && audience.allowedUsers?.includes(userId)
  return { visibility: 'selected-people', allowedUsers: [chosen ? `-${userId}` : userId] }
}

/** The audience after the change. */
export const changedAudience = (audience: Audience, change: AudienceChange): Audience => {
  if (change.visibility === 'group') return { visibility: 'group', groupId: change.groupId }
  if (change.visibility !== 'selected-people') return { visibility: change.visibility }
  const before = audience.visibility === 'selected-people' ? (audience.allowedUsers ?? []) : []
  const removed = new Set(change.allowedUsers?.filter((id) => id.startsWith('-')).map((id) => id.slice(1)))
  const added = change.allowedUsers?.filter((id) => !id.startsWith('-')) ?? []
  return { visibility: 'selected-people', allowedUsers: [...new Set([...before, ...added])].filter((id) => !removed.has(id)) }
}

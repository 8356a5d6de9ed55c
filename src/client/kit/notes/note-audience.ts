import type { Audience } from '../visibility/audience.ts'

/** Returns the fields of a note for an audience or a change of one. */
export const noteFieldsOf = ({ visibility, groupId, allowedUsers }: Audience) => ({
  visibility,
  workgroupId: groupId,
  allowedUsers: allowedUsers && [...allowedUsers],
})

import type { Case, CaseChange } from '../../../contract/cases.ts'
import type { Audience, AudienceChange } from '../../kit/visibility/audience.ts'

/** Who can see a case; the interface calls its workgroup `workgroup-id`. */
export const audienceOf = ({ visibility, workgroupId, allowedUsers }: Case): Audience => ({
  visibility,
  groupId: workgroupId,
  allowedUsers,
})

/** A change of the visibility in the keys of a case. */
export const toAudienceChange = ({ groupId, ...change }: AudienceChange): CaseChange => ({
  ...change,
  ...(groupId !== undefined && { workgroupId: groupId }),
})

import type { Deal } from '../../../contract/deals/deals.ts'
import type { Audience } from '../../kit/visibility/audience.ts'

/** Who can see a deal. */
export const audienceOf = ({ visibility, groupId, allowedUsers }: Deal): Audience => ({ visibility, groupId, allowedUsers })

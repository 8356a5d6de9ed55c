import type { Deal } from '../../../contract/deals/deals.ts'
import type { Me } from '../../../contract/x/people/me.ts'
import { storedChoice } from '../../ui/storage/stored-choice.ts'

/** Whether the user may start the project of a deal. Only administrators can create projects. */
export const mayStartProject = ({ dealStatus, projectId }: Deal, { role }: Me): boolean =>
  role === 'admin' && dealStatus === 'won' && !projectId

/** Whether a user has declined to start the project of a deal. */
export const offerAnswer = (userId: string, dealId: string) =>
  storedChoice(`tandem-project-offer:${userId}:${dealId}`, ['open', 'declined'])

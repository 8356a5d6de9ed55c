import { useNavigate } from 'react-router'
import type { Deal, DealStatus } from '../../../contract/deals/deals.ts'
import type { Me } from '../../../contract/x/people/me.ts'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import { changeStep } from '../../kit/bulk/record-steps.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { storedChoice } from '../../ui/storage/stored-choice.ts'
import { dealResource } from './deal-resource.ts'
import { statusWords } from './deal-words.ts'

/** Whether the user may start the project of a deal. Only administrators can create projects. */
export const mayStartProject = ({ dealStatus, projectId }: Deal, { role }: Me): boolean =>
  role === 'admin' && dealStatus === 'won' && !projectId

/** Whether a user has declined to start the project of a deal. */
export const offerAnswer = (userId: string, dealId: string) =>
  storedChoice(`tandem-project-offer:${userId}:${dealId}`, ['open', 'declined'])

/** Returns the step that gives deals a status. Those that have it already are left out. After a deal is won it offers to start its project. */
export const useStatusStep = () => {
  const me = useMe()
  const navigate = useNavigate()
  return (deals: readonly Deal[], dealStatus: DealStatus): BulkStep<Deal> => {
    const { verb, act, label } = statusWords[dealStatus]
    const others = deals.filter((deal) => deal.dealStatus !== dealStatus)
    const [only, another] = others
    const one = only && !another ? { one: `“${only.name}” moved to ${label}` } : {}
    return {
      ...changeStep(dealResource, others, () => ({ dealStatus }), { done: verb, short: verb, act, ...one }),
      next: ([deal, ...more]) => {
        if (!deal || more.length > 0 || !mayStartProject({ ...deal, dealStatus }, me)) return undefined
        const onClick = () => {
          // "Not now" was the answer to an earlier offer.
          offerAnswer(me.id, deal.id).set('open')
          void navigate(paths.deal(deal.id))
        }
        return { label: 'Start project', onClick }
      },
    }
  }
}

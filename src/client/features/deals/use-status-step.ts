import { useNavigate } from 'react-router'
import type { Deal, DealStatus } from '../../../contract/deals/deals.ts'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import { changeStep } from '../../kit/bulk/record-steps.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { dealResource } from './deal-resource.ts'
import { statusWords } from './deal-words.ts'
import { mayStartProject, offerAnswer } from './may-start-project.ts'

/** Returns the step that gives deals a status. Those that have it already are left out. After a deal is won it offers to start its project. */
export const useStatusStep = () => {
  const me = useMe()
  const navigate = useNavigate()
  return (deals: readonly Deal[], dealStatus: DealStatus): BulkStep<Deal> => {
    const { verb } = statusWords[dealStatus]
    const others = deals.filter((deal) => deal.dealStatus !== dealStatus)
    return {
      ...changeStep(dealResource, others, () => ({ dealStatus }), { done: verb, short: verb }),
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

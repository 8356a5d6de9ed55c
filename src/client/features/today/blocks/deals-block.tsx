import { Link } from 'react-router'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { dueWords } from '../../../kit/due/due-words.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { formatMoney } from '../../../ui/money/format-money.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { type DealSearch, dealSearch } from '../../deals/deal-search.ts'
import { partyName } from '../../deals/deal-words.ts'
import type { DealsToFollowUp } from '../today-queries.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'
import { BlockRow } from './block-row.tsx'

const shown = 5

const secondOf = (deal: Deal) =>
  [partyName(deal), deal.value !== undefined && formatMoney(deal.value, deal.currency)].filter(Boolean).join(' · ')

/** My pending deals that are due, or that have no open task. */
export const DealsBlock = (block: BlockOf<DealsToFollowUp>) => {
  const days = useDueDays()
  const { id: meId } = useMe()
  const listOf = (search: DealSearch) =>
    `${paths.deals}?view=table&${dealSearch.write({ status: 'pending', responsible: meId, ...search })}`
  return (
    <Block
      {...block}
      title="Deals to follow up"
      detail={({ deals, more }) => deals.length > 0 && `${formatCount(deals.length)}${more ? '+' : ''}`}
      noun="your deals"
      rowHeight={46}
      empty={({ deals, none }) => {
        if (deals.length > 0) return undefined
        return none ? 'You have no pending deals.' : 'Every deal of yours has a next task, and none is due.'
      }}
    >
      {({ deals, due }) => (
        <>
          <ul>
            {deals.slice(0, shown).map((deal) => (
              <BlockRow
                key={deal.id}
                name={deal.name}
                second={secondOf(deal)}
                when={deal.expectedOn ? dueWords(deal.expectedOn, days) : { label: 'No task' }}
                to={paths.deal(deal.id)}
              />
            ))}
          </ul>
          {deals.length > shown && (
            <Link className={classes.more ?? ''} to={listOf(due > shown ? { sort: 'expected' } : { withoutTask: true, sort: 'expected' })}>
              and {formatCount(deals.length - shown)} more
            </Link>
          )}
        </>
      )}
    </Block>
  )
}

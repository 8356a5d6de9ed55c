import { IconPlus } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Deal, DealStatus } from '../../../../contract/deals/deals.ts'
import { Board } from '../../../kit/board/board.tsx'
import type { BoardColumnList } from '../../../kit/board/board-column.tsx'
import { useBoardMove } from '../../../kit/board/board-move.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import type { ListViewProps } from '../../../kit/list/list-view.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { inSentence } from '../../../locale.ts'
import { paths } from '../../../paths.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { useDensity } from '../../../ui/media/density.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { dealResource } from '../deal-resource.ts'
import { type DealSearch, dealNoun, dealSearch } from '../deal-search.ts'
import { useStatusStep } from '../deal-status.ts'
import { statuses, statusWords, valueWords } from '../deal-words.ts'
import { cardHeights, dealCard } from './deal-card.tsx'
import { dealOrder } from './deal-order.ts'
import { sumsOf, useDealSums } from './deal-summary.ts'
import { DealSums } from './deal-sums.tsx'

/** "newest first" */
const orderWords = (sort: DealSearch['sort']) => {
  const { label = '' } = dealSearch.sorts.find(({ value }) => value === sort) ?? {}
  return inSentence(label)
}

const useColumn = (state: DealSearch, status: DealStatus): BoardColumnList<Deal> => {
  const { label, icon, tone } = statusWords[status]
  return { key: status, title: label, icon, tone, ...useRecordList(dealResource, { ...state, status }) }
}

const columnOf = ({ dealStatus }: Deal) => dealStatus
const statusOf = (column: string) => statuses.find((status) => status === column) ?? 'pending'

/** The pipeline: pending, won and lost deals side by side. Moving a card changes the status of its deal. */
export const DealBoard = ({ state, selection, enabled }: ListViewProps<DealSearch>) => {
  const navigate = useNavigate()
  const { nameOf } = useWorkspace()
  const { density } = useDensity()
  const phone = usePhone()
  const { openIn } = useNewRecord()
  const moveBy = useBoardMove(dealResource, dealNoun)
  const statusStep = useStatusStep()
  const { currencies, sumsIn, during } = useDealSums(state)
  const lists = [useColumn(state, 'pending'), useColumn(state, 'won'), useColumn(state, 'lost')]
  const columns = lists.map(
    (list): BoardColumnList<Deal> => ({
      ...list,
      summary: (moving) => (
        <DealSums
          currencies={currencies}
          sums={sumsIn(statusOf(list.key))}
          difference={sumsOf(moving?.records ?? [])}
          isIncoming={moving?.isIncoming ?? false}
        />
      ),
      action: <IconButton label={`Add a ${inSentence(list.title)} deal`} icon={IconPlus} size={28} onClick={() => openIn(list.key)} />,
    }),
  )
  const now = useNow()
  const renderCard = useCallback(
    (deal: Deal) =>
      dealCard(deal, {
        now,
        compact: density === 'compact',
        phone,
        responsible: deal.dealResponsibleId && nameOf(deal.dealResponsibleId),
      }),
    [now, density, phone, nameOf],
  )
  return (
    <Board
      label="Deals"
      columns={columns}
      columnOf={columnOf}
      compare={dealOrder(state.sort)}
      titleOf={dealResource.titleOf}
      labelOf={(deal) => [deal.name, 'deal', valueWords(deal)].filter((part) => part !== '').join(', ')}
      cardHeight={cardHeights[density]}
      enabled={enabled}
      selection={selection}
      onMove={(deals, column) => during({ deals, to: statusOf(column) }, moveBy(statusStep(deals, statusOf(column))))}
      describeMove={([first, ...others], column) => {
        const what = others.length > 0 ? countOf(others.length + 1, dealNoun) : `“${first?.name}”`
        return `Move ${what} to ${statusWords[statusOf(column)].label}`
      }}
      order={orderWords(state.sort)}
      onOpen={({ id }) => void navigate(paths.deal(id))}
      pathOf={paths.deal}
      empty={(column) => <EmptyState title={`No ${inSentence(statusWords[statusOf(column)].label)} deals`} />}
      renderCard={renderCard}
    />
  )
}

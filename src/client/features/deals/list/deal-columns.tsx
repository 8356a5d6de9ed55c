import { useMemo } from 'react'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { currentTime } from '../../../clock.ts'
import { audienceMark } from '../../../kit/list/audience-mark.tsx'
import type { Columns } from '../../../kit/list/columns.ts'
import { userCell } from '../../../kit/people/user-cell.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { dateWords, expectedWords, partyName, statusWords, valueWords } from '../deal-words.ts'
import classes from './deal-columns.module.css'

const status = ({ dealStatus }: Deal) => (
  <span className={classes.status} data-tone={statusWords[dealStatus].tone}>
    <Icon of={statusWords[dealStatus].icon} size={14} /> {statusWords[dealStatus].label}
  </span>
)

const expected = (deal: Deal) => {
  const day = deal.expectedOn && formatDate(deal.expectedOn)
  const near = expectedWords(deal, currentTime())
  if (!near) return day
  return (
    <span className={classes.status} data-tone={near.tone} title={day}>
      {near.icon && <Icon of={near.icon} size={14} />} {near.text}
    </span>
  )
}

const secondLine = (deal: Deal) => {
  const [party, date] = [partyName(deal), dateWords(deal, currentTime())?.text]
  return (
    <span className={classes.line}>
      <span>{valueWords(deal)}</span>
      {party && (
        <>
          <span>·</span>
          <bdi>{party}</bdi>
        </>
      )}
      {date && <span>· {date}</span>}
    </span>
  )
}

interface Names {
  readonly nameOf: (userId: string) => string
  readonly categoryOf: (categoryId: string) => string | undefined
}

const dealColumns = ({ nameOf, categoryOf }: Names): Columns<Deal> => ({
  className: classes.columns,
  title: {
    label: 'Deal',
    className: classes.name,
    sorts: ['name', '-name'],
    before: ({ dealStatus }, phone) =>
      phone && (
        <span className={classes.sign} data-tone={statusWords[dealStatus].tone}>
          <Icon of={statusWords[dealStatus].icon} size={20} />
        </span>
      ),
    after: ({ visibility }) => audienceMark(visibility),
  },
  others: [
    { label: 'Status', className: classes.state, cell: status },
    { label: 'With', className: classes.party, cell: partyName },
    { label: 'Value', className: classes.value, sorts: ['-value', 'value'], cell: valueWords },
    { label: 'Category', className: classes.category, cell: ({ dealCategoryId }) => dealCategoryId && categoryOf(dealCategoryId) },
    {
      label: 'Responsible',
      className: classes.responsible,
      cell: ({ dealResponsibleId }) => userCell(dealResponsibleId && nameOf(dealResponsibleId)),
    },
    { label: 'Expected', className: classes.expected, sorts: ['expected', '-expected'], cell: expected },
    { label: 'Created', className: classes.created, sorts: ['-created', 'created'], time: ({ createdAt }) => createdAt },
  ],
  secondLine,
})

/** The columns of the deal list. */
export const useDealColumns = (): Columns<Deal> => {
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useCategories(dealCategorySet)
  return useMemo(() => dealColumns({ nameOf, categoryOf }), [nameOf, categoryOf])
}

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { ContactSearch } from '../search/search.ts'
import { orderLabel } from '../search/search-words.ts'
import cells from './contact-cells.module.css'
import classes from './contact-list-head.module.css'

type Sort = ContactSearch['sort']

interface Column {
  name: string
  is: string | undefined
  /** The orders that a press on the head turns between, the usual one first. */
  orders?: readonly [Sort, Sort]
}

const columns: readonly Column[] = [
  { name: 'Name', is: cells.name, orders: ['name', '-name'] },
  { name: 'Title', is: cells.title },
  { name: 'Company', is: cells.company },
  { name: 'E-mail', is: cells.email },
  { name: 'Tags', is: cells.tags },
  { name: 'Changed', is: cells.changed, orders: ['-changed', 'changed'] },
]

const Head = ({ is, sort, children }: { is: string | undefined; sort?: Sort | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: nothing is done with a head but reading it
  <span role="columnheader" className={is} aria-sort={sort && (sort.startsWith('-') ? 'descending' : 'ascending')}>
    {children}
  </span>
)

/** The order by a column, turned round by another press; for the keys there is the menu of the filter line. */
const Order = ({
  name,
  orders,
  sort,
  onSort,
}: {
  name: string
  orders: readonly [Sort, Sort]
  sort: Sort
  onSort: (sort: Sort) => void
}) => {
  const next = sort === orders[0] ? orders[1] : orders[0]
  return (
    <button
      type="button"
      className={classes.order}
      tabIndex={-1}
      title={`Order: ${orderLabel(next).toLowerCase()}`}
      onClick={() => onSort(next)}
    >
      {name}
      {orders.includes(sort) && <Icon of={sort.startsWith('-') ? IconArrowDown : IconArrowUp} size={12} />}
    </button>
  )
}

interface ListHeadProps {
  selected: number
  of: number
  /** More than those are still to be read. */
  hasMore: boolean
  sort: Sort
  /** Left out where the list has an order of its own. */
  onSort?: ((sort: Sort) => void) | undefined
  onSelectAll: () => void
  onClear: () => void
}

/** The heads of the columns, with the box that selects all that has been read: ticked only when that is all there is. */
export const ContactListHead = ({ selected, of, hasMore, sort, onSort, onSelectAll, onClear }: ListHeadProps) => {
  const read = selected > 0 && selected >= of
  const all = read && !hasMore
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" className={`${cells.cells} ${classes.head}`}>
      <Head is={cells.pick}>
        <Checkbox
          checked={all}
          indeterminate={selected > 0 && !all}
          onChange={() => (read ? onClear() : onSelectAll())}
          label={hasMore ? `Select the ${formatCount(of)} read so far` : 'Select all'}
          hideLabel
          disabled={of === 0}
        />
      </Head>
      {columns.map(({ name, is, orders }) => (
        <Head key={name} is={is} sort={onSort && orders?.includes(sort) ? sort : undefined}>
          {orders && onSort ? <Order name={name} orders={orders} sort={sort} onSort={onSort} /> : name}
        </Head>
      ))}
    </div>
  )
}

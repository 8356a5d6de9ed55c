import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Row } from '../resource/list-page.ts'
import type { Columns } from './columns.ts'
import classes from './list-table.module.css'
import rows from './record-row.module.css'

/** The sort of a list, and how to change it. */
interface ListSort {
  value: string
  labelOf: (sort: string) => string
  /** Absent where the list has its own order. */
  onChange?: ((sort: string) => void) | undefined
}

const Head = ({ className, sort, children }: { className: string; sort?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
  <span role="columnheader" className={className} aria-sort={sort ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}>
    {children}
  </span>
)

interface ColumnHeadProps {
  label: string
  className: string
  sorts: readonly [string, string] | undefined
  sort: ListSort
}

/** A column's name; pressing it sorts by the column, pressing it again reverses the order. The sort menu does the same by keyboard. */
const ColumnHead = ({ label, className, sorts, sort }: ColumnHeadProps) => {
  const { value, labelOf, onChange } = sort
  if (!sorts || !onChange) return <Head className={className}>{label}</Head>
  const next = value === sorts[0] ? sorts[1] : sorts[0]
  const active = sorts.includes(value)
  return (
    <Head className={className} sort={active ? value : undefined}>
      <button type="button" className={classes.sort} tabIndex={-1} title={`Sort: ${labelOf(next)}`} onClick={() => onChange(next)}>
        {label}
        {active && <Icon of={value.startsWith('-') ? IconArrowDown : IconArrowUp} size={12} />}
      </button>
    </Head>
  )
}

interface ColumnHeadsProps<R extends Row> {
  columns: Columns<R>
  selected: number
  loaded: number
  hasMore: boolean
  sort: ListSort
  onSelectAll: () => void
  onClear: () => void
}

/** The heads of the columns, and the box that selects everything loaded: ticked only when that is all there is. */
export const ColumnHeads = <R extends Row>({ columns, selected, loaded, hasMore, sort, onSelectAll, onClear }: ColumnHeadsProps<R>) => {
  const allLoaded = selected > 0 && selected >= loaded
  const all = allLoaded && !hasMore
  const { className, title, others } = columns
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" className={`${rows.cells} ${className} ${classes.headRow}`}>
      <Head className={rows.pick ?? ''}>
        <Checkbox
          checked={all}
          indeterminate={selected > 0 && !all}
          onChange={() => (allLoaded ? onClear() : onSelectAll())}
          label={hasMore ? `Select the ${formatCount(loaded)} loaded so far` : 'Select all'}
          hideLabel
          disabled={loaded === 0}
        />
      </Head>
      <ColumnHead label={title.label} className={`${rows.title} ${title.className}`} sorts={title.sorts} sort={sort} />
      {others.map((column) => (
        <ColumnHead
          key={column.label}
          label={column.label}
          className={`${'time' in column ? rows.time : rows.cell} ${column.className}`}
          sorts={column.sorts}
          sort={sort}
        />
      ))}
    </div>
  )
}

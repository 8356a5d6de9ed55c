import { IconChevronDown } from '@tabler/icons-react'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ContactSearch } from '../search/search.ts'
import { orderLabel, orders } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'
import classes from './filters.module.css'

/** The order of the list, as a quiet word at the end of the filter line. */
export const SortMenu = ({ search, apply }: { search: ContactSearch; apply: ApplySearch }) => (
  <ActionsMenu
    label="Order"
    items={orders.map(({ sort, label }) => ({
      label,
      onClick: () => apply({ ...search, sort }),
      checked: sort === search.sort,
    }))}
    target={
      <button type="button" className={classes.sort} aria-label={`Order: ${orderLabel(search.sort)}`}>
        {orderLabel(search.sort)}
        <Icon of={IconChevronDown} size={14} />
      </button>
    }
  />
)

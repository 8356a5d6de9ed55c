import type { Deal, DealChange } from '../../../contract/deals/deals.ts'
import type { RecordEdit } from '../../kit/record/use-record-edit.ts'
import { CategoryProperty } from '../categories/category-field.tsx'
import { dealCategorySet } from '../categories/category-sets.ts'
import { useDealCategories } from './use-deal-categories.ts'

/** The property "Category" of a deal. */
export const DealCategory = ({ edit }: { edit: RecordEdit<Deal, DealChange> }) => {
  const categoryOf = useDealCategories()
  const { dealCategoryId } = edit.record
  return (
    <CategoryProperty
      set={dealCategorySet}
      name={dealCategoryId && (categoryOf(dealCategoryId) ?? '…')}
      onPick={(id, name) => edit.apply({ dealCategoryId: id }, { message: `Changed the category to ${name}` })}
      onRemove={(removed) => edit.apply({ dealCategoryId: '' }, { message: `Removed the category ${removed}`, quiet: false })}
    />
  )
}

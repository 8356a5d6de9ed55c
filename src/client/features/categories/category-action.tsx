import { IconCategory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import { PickPanel } from '../../kit/search/panels/pick-panel.tsx'
import { attempt } from '../../kit/undo/attempt.ts'
import { changeGroup } from '../../lib/request-keys.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { useCategoryField } from './category-field.tsx'
import { noCategory } from './category-filter.ts'
import type { CategorySet } from './category-sets.ts'
import { findCategoriesOrNone } from './category-source.ts'
import { createCategory } from './create-category.ts'

/** Called with the id of a category, an empty text for none, and with the group of changes of one that was created for it. */
type Pick = (id: string, name: string, group?: string) => void

const CategoryPanel = ({ set, onPick }: { set: CategorySet; onPick: Pick }) => {
  const client = useQueryClient()
  const { createLabel } = useCategoryField(set)
  const pick = (option: ComboOption) => {
    const { id, label } = option
    if (id !== undefined) return onPick(id === noCategory ? '' : id, label)
    const group = changeGroup()
    void attempt(`add ${label}`, async () => {
      const named = await createCategory(client, set, option, group)
      onPick(named.id, named.label, group)
    })
  }
  return (
    <PickPanel
      label="Category"
      find={(client, term) => findCategoriesOrNone(client, set, term)}
      onPick={pick}
      {...(createLabel && { createLabel })}
    />
  )
}

/** Gives the selected records a category. */
export const categoryAction = (set: CategorySet, onPick: Pick): BulkAction => ({
  label: 'Category',
  longLabel: 'Change the category of',
  keys: 't',
  icon: IconCategory,
  panel: { width: 280, content: <CategoryPanel set={set} onPick={onPick} /> },
})

/** The words of a step that gives records a category. */
export const categoryVerb = (id: string, name: string) => ({
  done: id === '' ? 'now without a category' : `now in ${name}`,
  short: 'changed',
  act: 'change',
})

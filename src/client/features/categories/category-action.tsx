import { IconCategory } from '@tabler/icons-react'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import { PickPanel } from '../../kit/search/panels/pick-panel.tsx'
import { noCategory } from './category-filter.ts'
import type { CategorySet } from './category-sets.ts'
import { findCategoriesOrNone } from './category-source.ts'

/** Gives the selected records a category. `onPick` gets its id, or an empty text for none. */
export const categoryAction = (set: CategorySet, onPick: (id: string, name: string) => void): BulkAction => ({
  label: 'Category',
  longLabel: 'Change the category of',
  keys: 't',
  icon: IconCategory,
  panel: {
    width: 280,
    content: (
      <PickPanel
        label="Category"
        find={(client, term) => findCategoriesOrNone(client, set, term)}
        onPick={({ id = noCategory, label }) => onPick(id === noCategory ? '' : id, label)}
      />
    ),
  },
})

/** The words of a step that gives records a category. */
export const categoryVerb = (id: string, name: string) => ({
  done: id === '' ? 'now without a category' : `now in ${name}`,
  short: 'changed',
  act: 'change',
})

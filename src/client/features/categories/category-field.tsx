import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PickedProperty } from '../../kit/record/picked-property.tsx'
import type { Made } from '../../kit/record/use-record-edit.ts'
import { changeGroup } from '../../lib/request-keys.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import type { Category, CategorySet } from './category-sets.ts'
import { categoryOptions, categorySource } from './category-source.ts'
import { createCategory } from './create-category.ts'

/**
 * The props that both category fields share. Administrators can add a category of the workspace and open the settings, all colleagues can add one
 * of a project.
 */
export const useCategoryField = (set: CategorySet) => {
  const client = useQueryClient()
  const search = (term: string) => categorySource(set).find(client, term)
  const { role } = useMe()
  const ofWorkspace = set.scope === undefined
  if (ofWorkspace ? role !== 'admin' : role === 'client') return { search }
  return {
    search,
    createLabel: (term: string) => `New category “${term}”`,
    hint: ofWorkspace && (
      // Keeps the focus in the field: the list would close before the click.
      <Link className="t-link" to={paths.categories} onMouseDown={(event) => event.preventDefault()}>
        Manage categories
      </Link>
    ),
  }
}

interface CategoryPropertyProps {
  set: CategorySet
  /** The name of the category; undefined without one. */
  name: string | undefined
  /** `made` says that the category was created for this. */
  onPick: (id: string, name: string, made?: Made) => void
  onRemove: (name: string) => void
}

/** The property "Category" of a record. */
export const CategoryProperty = ({ set, name, onPick, onRemove }: CategoryPropertyProps) => {
  const field = useCategoryField(set)
  const client = useQueryClient()
  const pick = async (option: ComboOption) => {
    const { id, label } = option
    try {
      if (id) return onPick(id, label)
      const group = changeGroup()
      const named = await createCategory(client, set, option, group)
      onPick(named.id, named.label, named.isNew ? { changeGroup: group, touched: { resource: set.resource, id: named.id } } : undefined)
    } catch (error) {
      notify({ message: `Couldn't add ${label}. ${errorMessage(error)}`, tone: 'red' })
    }
  }
  return (
    <PickedProperty
      label="Category"
      field="Category"
      {...field}
      picked={name ? { name, shown: <bdi>{name}</bdi> } : undefined}
      onPick={(option) => void pick(option)}
      onRemove={onRemove}
    />
  )
}

interface CategoryFieldProps {
  set: CategorySet
  /** A category without an id is new. */
  value: ComboOption | undefined
  error: string | undefined
  onChange: (category: ComboOption | undefined) => void
}

/** The field "Category" of a new record. */
export const CategoryField = ({ set, value, error, onChange }: CategoryFieldProps) => {
  const { hint, ...field } = useCategoryField(set)
  return (
    <ComboField
      label="Category"
      description={value && !value.id ? 'This creates a new category.' : undefined}
      error={error}
      value={value}
      {...field}
      {...(hint && { hint, nothing: hint })}
      onChange={(category) => onChange(category && { label: category.label, ...(category.id && { id: category.id }) })}
    />
  )
}

interface CategorySelectProps {
  categories: readonly Category[]
  /** The id of the category; empty without one. */
  value: string
  onChange: (id: string, name: string) => void
}

/** The category in a row of a list, as a select. */
export const CategorySelect = ({ categories, value, onChange }: CategorySelectProps) => (
  <InlineSelect
    label="Category"
    value={value}
    options={categoryOptions(categories)}
    onChange={(id) => onChange(id, categories.find((category) => category.id === id)?.name ?? '')}
  />
)

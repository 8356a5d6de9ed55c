import { recordField } from '../../kit/search/fields.ts'

/** The value of a filter by category that finds records without one. */
export const noCategory = 'none'

/** The filter of records that may have no category. */
export const categoryOrNoneFilter = recordField({
  param: 'category',
  label: 'Category',
  placeholder: 'Find a category',
  none: noCategory,
})

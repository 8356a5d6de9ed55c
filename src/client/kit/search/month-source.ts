import type { FieldSource } from './field-source.ts'
import { findByName } from './find-by-name.ts'

/** The data of a filter by month. `months` returns those that it offers, `nameOf` names one. */
export const monthSource = (months: () => readonly string[], nameOf: (month: string) => string): FieldSource => ({
  find: async (_, term) =>
    findByName(
      months().map((id) => ({ id, name: nameOf(id) })),
      term,
    ),
  name: async (_, month) => nameOf(month),
})

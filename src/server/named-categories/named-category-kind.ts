import type { Kind } from '../kinds/kind.ts'
import { uniqueName } from '../kinds/names.ts'
import type { NamedCategoryRow } from '../store/rows/projects.ts'
import { ownPeople } from '../visibility/visibility.ts'

/** Categories that the whole workspace shares, of one kind of record each. */
export const namedCategoryKind = (noun: string): Kind<NamedCategoryRow> => ({
  noun,
  titleOf: (row) => row.name,
  sees: ownPeople,
  editedBy: 'administrators',
  links: {},
  unique: uniqueName(),
  derived: [],
})

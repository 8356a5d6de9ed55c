import type { Kind } from '../kind.ts'
import type { UserRow } from '../store/rows/people.ts'
import { everybody } from '../visibility.ts'

export const userKind: Kind<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
  editedBy: 'self',
  historySeenBy: 'administrators',
  links: { companyId: 'contacts' },
  derived: [],
  unique: 'emailKey',
}

import type { Kind } from '../kinds/kind.ts'
import type { UserRow } from '../store/rows/people.ts'
import { everybody } from '../visibility/visibility.ts'

export const userKind: Kind<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
  editedBy: 'self',
  historySeenBy: 'administrators',
  links: { companyId: 'contacts' },
  derived: [],
  unique: { among: ['emailKey'] },
}

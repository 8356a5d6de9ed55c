import type { Kind } from '../kinds/kind.ts'
import type { Guarded, Kept } from '../store/rows/kept.ts'
import { seesGuarded } from '../visibility/visibility.ts'
import { involvements } from './involvements.ts'

type CustomerRow = Kept & Guarded & { name: string; involvedPeople: string }
type Own<Row> = Partial<Kind<Row>> & { noun: string; counted: 'deals' | 'cases' }

/** What deals and cases have in common: a name, people they are about (and `others`), and a visibility of their own; who sees one changes it. */
export const customerKind = <Row extends CustomerRow>(
  { links, ...own }: Own<Row>,
  others?: (row: Row) => (string | null)[],
): Kind<Row> => ({
  titleOf: (row) => row.name,
  titleColumns: ['name'],
  sees: seesGuarded,
  editedBy: 'everyone',
  recorded: 'all',
  searched: (row) => row.name,
  links: { ...links, groupId: 'workgroups' },
  linkLists: { involvedPeople: 'contacts' },
  derived: [involvements(own.counted, others)],
  ...own,
})

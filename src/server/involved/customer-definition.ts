import type { ResourceDefinition } from '../resources/resource-definition.ts'
import type { Acl, Kept } from '../store/kept.ts'
import { seesByAcl } from '../visibility/visibility.ts'
import { involvements } from './involvements.ts'

type CustomerRow = Kept & Acl & { name: string; involvedPeople: string }
type Own<Row> = Pick<ResourceDefinition<Row>, 'noun' | 'links' | 'attachments'> & {
  table: 'deals' | 'cases'
  columns: { [column: string]: (row: Row) => string }
}

/**
 * Creates the definition of deals and cases: they have a name, contacts they are about (and `others`), and their own visibility.
 * Everyone with access may edit them.
 */
export const customerDefinition = <Row extends CustomerRow>(
  { table, links, columns, ...own }: Own<Row>,
  others?: (row: Row) => (string | null)[],
): ResourceDefinition<Row> => ({
  titleOf: (row) => row.name,
  sees: seesByAcl,
  rights: { edit: 'everyone' },
  recorded: 'all',
  searched: ['name'],
  links: { ...links, groupId: 'workgroups', involvedPeople: ['contacts'] },
  derived: { tables: [involvements(table, others)], columns },
  ...own,
})

import type { Acl, CommonColumns } from '../../core/store/common-columns.ts'
import type { Derived, ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import { seesByAcl } from '../../core/visibility/visibility.ts'

type CustomerRow = CommonColumns & Acl & { name: string; involvedPeople: string[] }
type Own<Row> = Pick<ResourceDefinition<Row>, 'noun' | 'links' | 'attachments'> & {
  table: 'deals' | 'cases'
  columns: { [column: string]: (row: Row) => string }
}

/** Derives the contacts that a row is with or about, to find it by them. */
const involvements = <Row extends CustomerRow>(ownerKind: 'deals' | 'cases', others: (row: Row) => (string | null)[]): Derived<Row> => ({
  table: 'involvedContacts',
  owner: (row) => ({ ownerKind, ownerId: row.id }),
  rows: (row) => {
    const ids = new Set([...others(row), ...row.involvedPeople])
    return [...ids].flatMap((contactId) => (contactId === null ? [] : [{ contactId }]))
  },
})

/**
 * Creates the definition of deals and cases: they have a name, contacts they are about (and `others`), and their own visibility.
 * Everyone with access may edit them.
 */
export const customerDefinition = <Row extends CustomerRow>(
  { table, links, columns, ...own }: Own<Row>,
  others: (row: Row) => (string | null)[] = () => [],
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

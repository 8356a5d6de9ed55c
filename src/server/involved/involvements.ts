import type { Derived } from '../kinds/kind.ts'

/** Who a row is with or about, kept for finding it by them. */
export const involvements = <Row extends { id: string; involvedPeople: string }>(
  ownerKind: 'deals' | 'cases',
  others: (row: Row) => (string | null)[] = () => [],
): Derived<Row> => ({
  table: 'involvedContacts',
  owner: (row) => ({ ownerKind, ownerId: row.id }),
  rows: (row) => {
    const ids = new Set([...others(row), ...(JSON.parse(row.involvedPeople) as string[])])
    return [...ids].flatMap((contactId) => (contactId === null ? [] : [{ contactId }]))
  },
})

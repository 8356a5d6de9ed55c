import type { Derived } from '../resources/resource-definition.ts'

/** Derives the contacts that a row is with or about, to find it by them. */
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

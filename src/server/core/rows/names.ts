import { compareText, nameKey } from '../../../contract/name-order.ts'
import type { Unique } from '../store/definitions/resource-definition.ts'

/** Sorts by name, then by age. */
export const byName = <Row extends { id: string; name: string }>(rows: Row[]): Row[] => {
  const keyed = rows.map((row) => ({ row, key: nameKey(row.name) }))
  keyed.sort((a, b) => compareText(a.key, b.key) || Number(BigInt(a.row.id) - BigInt(b.row.id)))
  return keyed.map(({ row }) => row)
}

/** Requires a unique name within an account and these columns. */
export const uniqueName = (...among: string[]): Unique<{ name: string }> => ({
  among: ['accountId', ...among],
  key: (row) => nameKey(row.name),
})

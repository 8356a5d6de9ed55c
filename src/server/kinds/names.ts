import { unacceptable } from '../errors.ts'

interface Named {
  id: string
  name: string
}

/** In the order of their names; of one name, the older first. */
export const byName = <Row extends Named>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => a.name.localeCompare(b.name) || Number(BigInt(a.id) - BigInt(b.id)))

/** Those of a name, however it is capitalised. */
export const withName = <Row extends Named>(rows: Row[], name: string): Row[] =>
  rows.filter((row) => row.name.toLowerCase() === name.toLowerCase())

/** 422 where another has what only one may have; `own` is the id of who may keep it. */
export const refuseTaken = (holders: { id: string }[], own: string | undefined, field: string, message: string) => {
  if (holders.some(({ id }) => id !== own)) throw unacceptable(field, 'taken', message)
}

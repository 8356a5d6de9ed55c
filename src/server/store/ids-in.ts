import type { ReadTx } from './store.ts'

/** Ids as one parameter, for `idsIn` in a query that is asked again and again. */
export const asIds = (ids: Iterable<string>) => `[${Array.from(ids).join()}]`

/** Ids as a list that SQL looks in: one parameter, however many there are. */
export const idsIn = ({ dialect }: ReadTx, ids: string[] | string) => dialect.idsOf(Array.isArray(ids) ? asIds(ids) : ids)

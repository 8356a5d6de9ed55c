import type { ReadTx } from './store.ts'

/** Ids as a list that SQL looks in: one parameter, however many there are. */
export const idsIn = ({ dialect }: ReadTx, ids: string[]) => dialect.idsOf(`[${ids.join()}]`)

import type { ReadTx } from './store.ts'

/** Returns ids as a list for `in`, with one parameter for any number of them. */
export const idsIn = ({ dialect }: ReadTx, ids: string[]) => dialect.idsOf(`[${ids.join()}]`)

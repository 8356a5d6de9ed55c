import * as z from 'zod/mini'

const most = 20

/** The words of a search, of which a name has to contain all, in any order. */
export const searchWords = z
  .string()
  .check(z.refine((value) => value.trim().split(/[\s,;\p{Pd}]+/u, most + 1).length <= most, { error: `Search by at most ${most} words.` }))

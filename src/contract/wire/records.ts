import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, text } from './values.ts'
import { type Schema, type Shape, wireObject } from './wire.ts'

/** By whom a record was made, and when it was made and last changed (UTC). */
export const stamps = { author: id, createdAt: text, updatedAt: text }

/** The answer of a paged list: `continuedAt` is the path of the next page, absent on the last. */
export const pageOf = <S extends Shape>(shape: S) => wireObject({ continuedAt: z.optional(text), ...shape })

/** The same for a list that counts its matches where that is asked for. */
export const countedPageOf = <S extends Shape>(shape: S) => pageOf({ xTotal: z.optional(count), ...shape })

/** The two lists of what a project holds of one kind: all of it, and that of one category. */
export const projectLists = <Resource extends string, Reply>(resource: Resource, reply: Schema<Reply>) => ({
  all: endpoint('GET', `/projects/:projectId/${resource}/:page?`, { paged: 'path', access: 'signed-in', reply }),
  ofCategory: endpoint('GET', `/projects/:projectId/cat/:categoryId/${resource}/:page?`, { paged: 'path', access: 'signed-in', reply }),
})

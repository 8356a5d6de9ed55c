import * as z from 'zod/mini'
import { type Endpoint, endpoint } from './endpoint.ts'
import { count, id, text } from './values.ts'
import type { Shape } from './wire.ts'

/** The author of a record, and its creation and last update times (UTC). */
export const stamps = { author: id, createdAt: text, updatedAt: text }

/** The reply of a paged list: `continuedAt` is the path of the next page, absent on the last. */
export const pageOf = <S extends Shape>(shape: S) => ({ continuedAt: z.optional(text), ...shape })

/** The reply of a paged list that can also return the number of matches. */
export const countedPageOf = <S extends Shape>(shape: S) => pageOf({ xTotal: z.optional(count), ...shape })

/** The endpoint that creates a record and answers with its id, in `field`. */
export const creates = <Path extends string, Body extends Shape, Field extends string>(
  path: Path,
  body: Body,
  field: Field,
  access: Endpoint['access'] = 'member',
) => endpoint('POST', path, { access, body, reply: { [field]: id } as { [F in Field]: typeof id } })

/** The two lists of a resource in a project: all of it, and one category. */
export const projectLists = <Resource extends string, Reply extends Shape>(resource: Resource, reply: Reply) => ({
  all: endpoint('GET', `/projects/:projectId/${resource}/:page?`, { paged: 'path', access: 'signed-in', reply }),
  ofCategory: endpoint('GET', `/projects/:projectId/cat/:categoryId/${resource}/:page?`, { paged: 'path', access: 'signed-in', reply }),
})

import * as z from 'zod/mini'
import { id, idChange, listOf } from './wire/values.ts'

/** The audience of a record. `only-me` is its creator, `group` a workgroup and the creator, `selected-people` the listed users and the creator. */
export const visibility = z.enum(['public', 'only-me', 'group', 'selected-people'])
export type Visibility = z.output<typeof visibility>

/** The visibility of a contact or deal, which call the workgroup `group-id`. */
export const groupShown = { visibility, groupId: z.optional(id), allowedUsers: z.optional(z.array(id)) }
/** The visibility of a case or note, which call the workgroup `workgroup-id`. */
export const workgroupShown = { visibility, workgroupId: z.optional(id), allowedUsers: z.optional(z.array(id)) }

/** The request form for contacts and deals. */
export const groupVisibility = {
  visibility: z.optional(visibility),
  groupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

/** The request form for cases and notes. */
export const workgroupVisibility = {
  visibility: z.optional(visibility),
  workgroupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

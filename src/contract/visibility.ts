import * as z from 'zod/mini'
import { id, idChange, listOf } from './wire/values.ts'

/** Who may see a record. `only-me` is its creator alone, `group` a workgroup and the creator, `selected-people` the listed users and the creator. */
export const visibility = z.enum(['public', 'only-me', 'group', 'selected-people'])
export type Visibility = z.output<typeof visibility>

/** Contacts and deals name the workgroup `group-id`. */
export const groupVisibility = {
  visibility: z.optional(visibility),
  groupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

/** Cases and notes name the workgroup `workgroup-id`. */
export const workgroupVisibility = {
  visibility: z.optional(visibility),
  workgroupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

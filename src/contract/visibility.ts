import * as z from 'zod/mini'
import { id, idChange, listOf } from './wire/values.ts'

/** Who may see a record. `only-me` is its creator alone, `group` a workgroup and the creator, `selected-people` the listed users and the creator. */
export const visibility = z.enum(['public', 'only-me', 'group', 'selected-people'])
export type Visibility = z.output<typeof visibility>

/** Who may see a contact or a deal: they name the workgroup `group-id`. */
export const groupShown = { visibility, groupId: z.optional(id), allowedUsers: z.optional(z.array(id)) }
/** Who may see a case or a note: they name the workgroup `workgroup-id`. */
export const workgroupShown = { visibility, workgroupId: z.optional(id), allowedUsers: z.optional(z.array(id)) }

/** What is sent of the former. */
export const groupVisibility = {
  visibility: z.optional(visibility),
  groupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

/** What is sent of the latter. */
export const workgroupVisibility = {
  visibility: z.optional(visibility),
  workgroupId: z.optional(id),
  allowedUsers: z.optional(listOf(idChange)),
}

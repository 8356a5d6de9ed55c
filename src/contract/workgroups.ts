import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'
import { filledLine, id, idChange, listOf, text } from './wire/values.ts'
import { bodyObject, wireObject } from './wire/wire.ts'

/** A named set of people that records can be shown to. On the wire it is a `group`, in a list `groups`, in a create answer `workgroup-id`. */
const workgroup = wireObject({
  id,
  name: text,
  users: z.array(id),
  author: z.optional(id),
  createdAt: z.optional(text),
  updatedAt: z.optional(text),
})
export type Workgroup = z.output<typeof workgroup>

const users = z.optional(listOf(idChange))
export const listWorkgroups = endpoint('GET', '/workgroups', { reply: wireObject({ groups: z.array(workgroup) }) })
export const getWorkgroup = endpoint('GET', '/workgroups/:id', { reply: wireObject({ group: workgroup }) })
export const createWorkgroup = endpoint('POST', '/workgroups', {
  body: bodyObject({ group: bodyObject({ name: filledLine(), users }) }),
  reply: wireObject({ workgroupId: id }),
})
export const updateWorkgroup = endpoint('PUT', '/workgroups/:id', {
  body: bodyObject({ group: bodyObject({ name: z.optional(filledLine()), users }) }),
})
export const deleteWorkgroup = endpoint('DELETE', '/workgroups/:id')

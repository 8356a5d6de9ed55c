import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'
import { creates } from './wire/records.ts'
import { filledLine, id, idChange, listOf, text } from './wire/values.ts'
import { bodyObject, wireObject } from './wire/wire.ts'

/** A named group of users that records can be shared with. Its key on the wire is `group`, in lists `groups`, in the create reply `workgroup-id`. */
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
export const listWorkgroups = endpoint('GET', '/workgroups', { reply: { groups: z.array(workgroup) } })
export const getWorkgroup = endpoint('GET', '/workgroups/:id', { versioned: true, reply: { group: workgroup } })
export const createWorkgroup = creates('/workgroups', { group: bodyObject({ name: filledLine(), users }) }, 'workgroupId')
export const updateWorkgroup = endpoint('PUT', '/workgroups/:id', {
  body: { group: bodyObject({ name: z.optional(filledLine()), users }) },
})
export const deleteWorkgroup = endpoint('DELETE', '/workgroups/:id')

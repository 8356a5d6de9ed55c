import type * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { count } from '../../wire/values.ts'
import { wireObject } from '../../wire/wire.ts'

/** The number of visible records shared with a workgroup. */
const workgroupUses = wireObject({ contacts: count, deals: count, cases: count, notes: count })
export type WorkgroupUses = z.output<typeof workgroupUses>

export const countWorkgroupUses = endpoint('GET', '/x/workgroups/:id/uses', { reply: { uses: workgroupUses } })

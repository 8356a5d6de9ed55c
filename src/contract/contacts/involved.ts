import * as z from 'zod/mini'
import { id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'
import { contactType } from './contacts.ts'

/** A person or company whose id is in `deal-with` or `involved-people`. */
export const involvedContact = wireObject({ id, type: contactType, name: text, lastName: z.optional(text) })
export type InvolvedContact = z.output<typeof involvedContact>

/** People and companies that a deal or case involves: their ids and the records. Both omit contacts that the user cannot see. */
export const involved = { involvedPeople: z.array(id), people: z.array(involvedContact) }

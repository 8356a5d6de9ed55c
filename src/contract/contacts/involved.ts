import * as z from 'zod/mini'
import { id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'
import { contactType } from './contacts.ts'

/** What an id in `deal-with` or `involved-people` stands for. */
export const involvedContact = wireObject({ id, type: contactType, name: text, lastName: z.optional(text) })
export type InvolvedContact = z.output<typeof involvedContact>

/** People and companies that a deal or case is about: the ids, and what they stand for; whom the reader may not see is in neither. */
export const involved = { involvedPeople: z.array(id), people: z.array(involvedContact) }

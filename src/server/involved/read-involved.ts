import type { InvolvedContact } from '../../contract/contacts/involved.ts'

/** Contacts by their id, those alone whom the reader may see. */
export type People = Map<string, InvolvedContact>

/** What a record says of the people it is about: nobody whom the reader may not see. */
export const readInvolved = (involvedPeople: string, people: People, first?: string) => {
  const ids = (JSON.parse(involvedPeople) as string[]).filter((id) => people.has(id))
  const all = new Set(first === undefined ? ids : [first, ...ids])
  return { involvedPeople: ids, people: [...all].flatMap((id) => people.get(id) ?? []) }
}

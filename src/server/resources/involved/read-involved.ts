import type { InvolvedContact } from '../../../contract/contacts/involved.ts'

/** The contacts that the reader can see, by id. */
export type People = Map<string, InvolvedContact>

/** A record with involved contacts; a deal also has one that it is with. */
export interface Involved {
  involvedPeople: string[]
  dealWith?: string | null
}

/** Returns the ids of the contacts that records are with or about. */
export const contactsIn = (records: Involved[]): Set<string> => {
  const ids = new Set<string>()
  for (const { dealWith, involvedPeople } of records) {
    if (dealWith) ids.add(dealWith)
    for (const id of involvedPeople) ids.add(id)
  }
  return ids
}

/** Returns the involved contacts of a record that the reader sees. */
export const readInvolved = (involvedPeople: string[], people: People, first?: string) => {
  const ids = involvedPeople.filter((id) => people.has(id))
  const all = new Set(first === undefined ? ids : [first, ...ids])
  return { involvedPeople: ids, people: [...all].flatMap((id) => people.get(id) ?? []) }
}

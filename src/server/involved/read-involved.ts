import type { InvolvedContact } from '../../contract/contacts/involved.ts'
import { Encoded } from '../../contract/wire/encode.ts'

/** Contacts by their id, those alone whom the reader may see, as they are or as their JSON. */
export type People<Shown = InvolvedContact> = Map<string, Shown>

/** A record that is about people, and with one where it is a deal. */
export interface Involved {
  involvedPeople: string
  dealWith?: string | null
}

/** The contacts that records are with or about. */
export const contactsIn = (records: Involved[]): Set<string> => {
  const ids = new Set<string>()
  for (const { dealWith, involvedPeople } of records) {
    if (dealWith) ids.add(dealWith)
    for (const id of JSON.parse(involvedPeople) as string[]) ids.add(id)
  }
  return ids
}

/** What a record says of the people it is about: nobody whom the reader may not see. */
export const readInvolved = (involvedPeople: string, people: People, first?: string) => {
  const ids = (JSON.parse(involvedPeople) as string[]).filter((id) => people.has(id))
  const all = new Set(first === undefined ? ids : [first, ...ids])
  return { involvedPeople: ids, people: [...all].flatMap((id) => people.get(id) ?? []) }
}

/** The same in JSON, for lists: where all are seen, the ids are written as they are kept. */
export const writeInvolved = (involvedPeople: string, people: People<Encoded<InvolvedContact>>, first?: string) => {
  const ids = JSON.parse(involvedPeople) as string[]
  const shown: Encoded<InvolvedContact>[] = []
  const lead = first === undefined ? undefined : people.get(first)
  if (lead) shown.push(lead)
  let seen = 0
  for (const id of ids) {
    const one = people.get(id)
    if (one) seen += 1
    if (one && one !== lead) shown.push(one)
  }
  const all = seen === ids.length ? new Encoded<string[]>(involvedPeople) : ids.filter((id) => people.has(id))
  return { involvedPeople: all, people: shown }
}

import type { Moments } from '../model/moments.ts'
import type { ContactIndex, DemoContact, Key } from '../model/types.ts'
import { clientCompanies } from './client-companies.ts'
import { clients } from './clients.ts'
import { duplicates } from './duplicates.ts'
import { contactsOf } from './entry.ts'
import { fjordlys } from './fjordlys.ts'
import { leadCompanies, leads } from './leads.ts'

export type Story = { contacts: DemoContact[]; placeOf: (key: Key) => ContactIndex | undefined }

/** The main contacts, last changed first. */
export const story = (moments: Moments): Story => {
  const entries = [fjordlys, clients, clientCompanies, leads, leadCompanies, duplicates]
    .flatMap((chapter) => chapter(moments))
    .toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
  const places = new Map(entries.map(({ key }, place) => [key, place]))
  return { contacts: contactsOf(entries), placeOf: (key) => places.get(key) }
}

import type { NoteRow } from '../../store/rows/notes.ts'
import type { TableName } from '../../store/tables.ts'
import type { ContactIndex, DemoVisibility, DemoWorkspace, DemoWritten, Key, Moment } from '../types.ts'

/** What the filling of a workspace lends. */
interface Filling {
  /** The ids of its contacts, in the order of the story. */
  contacts: string[]
  person: (key: Key) => string
  put: (table: TableName, author: string, row: object, createdAt: Moment, updatedAt?: Moment) => Promise<{ id: string }>
  putNote: (note: DemoWritten, ownerKind: NoteRow['ownerKind'], ownerId: string) => Promise<void>
  guardOf: (of: DemoVisibility) => object
}

/** Writes the categories, deals and cases of the story, the oldest first, with the notes on them; gives their ids by their names. */
export const putCustomers = async (story: DemoWorkspace, { contacts, person, put, putNote, guardOf }: Filling) => {
  const [founder] = story.people
  const categories = new Map<string, string>()
  for (const name of story.dealCategories) {
    const row = await put('dealCategories', person(founder?.key ?? ''), { name }, story.account.createdAt)
    categories.set(name, row.id)
  }
  const involving = (places: ContactIndex[]) => JSON.stringify(places.flatMap((at) => contacts[at] ?? []))
  const oldestFirst = <T extends { createdAt: Moment }>(records: T[]) => records.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const [deals, cases] = [new Map<string, string>(), new Map<string, string>()]
  for (const deal of oldestFirst(story.deals)) {
    const { name, currency, price, priceType, duration, backgroundInfo, status, statusSince } = deal
    const money = { currency, price, priceType, duration }
    const referring = {
      dealWith: contacts[deal.with] ?? null,
      dealCategoryId: categories.get(deal.category) ?? null,
      dealResponsibleId: person(deal.responsible),
      involvedPeople: involving(deal.involved),
    }
    const values = { name, ...guardOf(deal), ...money, backgroundInfo, dealStatus: status, statusSince, ...referring }
    const row = await put('deals', person(deal.author), values, deal.createdAt, statusSince)
    deals.set(name, row.id)
    for (const note of deal.notes) await putNote(note, 'deals', row.id)
  }
  for (const one of oldestFirst(story.cases)) {
    const { name, status, statusSince } = one
    const values = { name, ...guardOf(one), caseStatus: status, statusSince, attachment: '[]', involvedPeople: involving(one.involved) }
    const row = await put('cases', person(one.author), values, one.createdAt, statusSince)
    cases.set(name, row.id)
    for (const note of one.notes) await putNote(note, 'cases', row.id)
  }
  return { deals, cases }
}

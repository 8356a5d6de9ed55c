import type { FillingOn, Ids } from '../model/filling.ts'
import type { ContactIndex, Moment } from '../model/types.ts'
import type { DemoWorkspace } from '../model/workspace.ts'
import { putNote } from '../notes/put-note.ts'

/** Writes the deal categories, deals and cases with their notes, oldest first. Returns their ids by name. */
export const putCustomers = async (story: DemoWorkspace, projects: Ids, filling: FillingOn) => {
  const { contacts, person, put, aclOf } = filling
  const [founder] = story.people
  const categories: Ids = new Map()
  for (const name of story.dealCategories) {
    const row = await put('dealCategories', person(founder?.key ?? ''), { name }, story.account.createdAt)
    categories.set(name, row.id)
  }
  const involving = (places: ContactIndex[]) => places.flatMap((at) => contacts[at] ?? [])
  const oldestFirst = <T extends { createdAt: Moment }>(records: T[]) => records.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const [deals, cases]: [Ids, Ids] = [new Map(), new Map()]
  for (const deal of oldestFirst(story.deals)) {
    const { name, currency, price, priceType, duration, backgroundInfo, status, statusSince, expectedOn } = deal
    const money = { currency, price, priceType, duration }
    const referring = {
      dealWith: contacts[deal.with] ?? null,
      dealCategoryId: categories.get(deal.category) ?? null,
      dealResponsibleId: person(deal.responsible),
      projectId: projects.get(deal.project ?? '') ?? null,
      involvedPeople: involving(deal.involved),
    }
    const values = {
      name,
      ...aclOf(deal),
      ...money,
      expectedOn,
      backgroundInfo,
      attachment: [],
      dealStatus: status,
      statusSince,
      ...referring,
    }
    const row = await put('deals', person(deal.author), values, deal.createdAt, statusSince)
    deals.set(name, row.id)
    for (const note of deal.notes) await putNote(note, 'deals', row.id, filling)
  }
  for (const one of oldestFirst(story.cases)) {
    const { name, backgroundInfo, status, statusSince } = one
    const referring = { caseResponsibleId: person(one.responsible), attachment: [], involvedPeople: involving(one.involved) }
    const values = { name, ...aclOf(one), caseStatus: status, statusSince, backgroundInfo, ...referring }
    const row = await put('cases', person(one.author), values, one.createdAt, statusSince)
    cases.set(name, row.id)
    for (const note of one.notes) await putNote(note, 'cases', row.id, filling)
  }
  return { deals, cases }
}

import { createCase, deleteCase, updateCase } from '../../../contract/cases.ts'
import { createDeal, deleteDeal, updateDeal } from '../../../contract/deals/deals.ts'
import { caseNotes, dealNotes } from '../../../contract/notes/notes.ts'
import { dealCategories } from '../../../contract/x/named-categories.ts'
import type { Answer, Caller } from '../caller.ts'
import type { Living } from './living.ts'

/** Possible writes to deals and cases. */
export const customerWrites = [
  'deal',
  'price a deal',
  'close a deal',
  'sort a deal',
  'involve in a deal',
  'attach to a deal',
  'note on a deal',
  'undeal',
  'category',
  'uncategory',
  'case',
  'close a case',
  'assign a case',
  'involve in a case',
  'attach to a case',
  'note on a case',
  'uncase',
] as const

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length]
const either = (people: string[], id: string) => [people.includes(id) ? `-${id}` : id]

/** Runs one of them. Returns undefined if there is no record for it. */
export const doCustomerWrite = (
  { kind, first, second }: { kind: string; first: number; second: number },
  living: Living,
  name: string,
  call: Caller['call'],
): Promise<Answer<unknown>> | undefined => {
  const [deal, found] = [pick(living.deals, first), pick(living.cases, first)]
  const [person, group, file] = [pick(living.contacts, second), pick(living.groups, second), pick(living.files, second)]
  const category = pick(living.categories, second)
  const involved = person ? { involvedPeople: [person.id] } : {}
  const own = { visibility: second % 3 === 0 ? ('only-me' as const) : ('public' as const) }
  if (kind === 'deal')
    return call(createDeal, { body: { case: { name, ...own, ...involved, ...(person ? { dealWith: person.id } : {}) } } })
  if (kind === 'case') return call(createCase, { body: { case: { name, ...own, ...involved, attachment: file ? [file.id] : [] } } })
  if (kind === 'category') return call(dealCategories.create, { body: { category: { name: `${name} ${first}` } } })
  if (kind === 'uncategory' && category) return call(dealCategories.remove, { params: { id: category.id } })
  if (deal) {
    const params = { id: deal.id }
    const change = (to: object) => call(updateDeal, { params, body: { case: to } })
    if (kind === 'price a deal') return change({ price: `${second}.50`, priceType: 'hour', duration: String(first), name })
    if (kind === 'close a deal') return change({ dealStatus: second % 2 ? 'won' : 'lost' })
    if (kind === 'sort a deal') return change({ dealCategoryId: category?.id ?? '' })
    if (kind === 'involve in a deal' && person)
      return change({ dealWith: second % 2 ? person.id : '', involvedPeople: either(deal.people, person.id) })
    if (kind === 'attach to a deal' && file) return change({ attachment: [file.id], expectedOn: '2026-12-04' })
    if (kind === 'note on a deal') return call(dealNotes.create, { params: { ownerId: deal.id }, body: { note: { body: name, ...own } } })
    if (kind === 'undeal') return call(deleteDeal, { params })
  }
  if (!found) return undefined
  const params = { id: found.id }
  const change = (to: object) => call(updateCase, { params, body: { case: to } })
  if (kind === 'close a case') return change({ caseStatus: 'closed', ...(group ? { visibility: 'group', workgroupId: group.id } : {}) })
  if (kind === 'assign a case') return change({ caseResponsibleId: group?.users[0] ?? '', backgroundInfo: name })
  if (kind === 'involve in a case' && person) return change({ involvedPeople: either(found.people, person.id) })
  if (kind === 'attach to a case' && file) return change({ attachment: [file.id] })
  if (kind === 'note on a case') return call(caseNotes.create, { params: { ownerId: found.id }, body: { note: { body: name, ...own } } })
  return kind === 'uncase' ? call(deleteCase, { params }) : undefined
}

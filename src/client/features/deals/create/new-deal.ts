import type { QueryClient } from '@tanstack/react-query'
import { type DealStatus, dealFields, type NewDeal } from '../../../../contract/deals/deals.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import type { Faults } from '../../../kit/create/create-faults.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { deadlineFormat } from '../../../kit/due/day-formats.ts'
import { rememberCurrency } from '../../../kit/money/currencies.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { sendKeyed } from '../../../lib/request-keys.ts'
import { paths } from '../../../paths.ts'
import { contactNamed } from '../../../records/contacts/contact-named.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { createCategory } from '../../categories/create-category.ts'
import { type MoneyDraft, moneyFaults, readMoney } from '../money-fields.tsx'

/** A deal before it is created. A party without an id is a new company, a category without an id a new category. */
interface DealDraft {
  name: string
  party?: ComboOption | undefined
  money: MoneyDraft
  status: DealStatus
  /** A day as people type it. */
  expected: string
  category?: ComboOption | undefined
  /** The id of a user; empty for nobody. */
  responsible: string
  audience: Audience
}
type Field = 'name' | 'party' | 'currency' | 'price' | 'duration' | 'status' | 'expected' | 'category' | 'responsible' | 'audience'

/** Whether the draft says more than the fields that every deal needs, or is refused there. */
export const hasMore = ({ money, status, expected, category, audience }: DealDraft, faults: Faults<Field>): boolean => {
  const isFilled = money.priceType !== 'fixed' || status !== 'pending' || expected !== '' || category !== undefined
  const isRefused = (['duration', 'status', 'expected', 'category', 'audience'] as const).some((field) => faults[field] !== undefined)
  return isFilled || audience.visibility !== everyone.visibility || isRefused
}

const check = ({ name, money, expected }: DealDraft) => {
  const wrongName = faultMessage(dealFields.name, name)
  const wrongDay = expected.trim() !== '' && deadlineFormat.parse(expected) === undefined
  return {
    ...(wrongName && { name: wrongName }),
    ...moneyFaults(money),
    ...(wrongDay && { expected: deadlineFormat.faultOf(expected) }),
  }
}

const toNew = ({ name, party, money, status, expected, category, responsible, audience }: DealDraft): NewDeal => {
  const { visibility, groupId, allowedUsers } = audience
  const { price, duration, ...kind } = readMoney(money)
  const day = deadlineFormat.parse(expected)
  return {
    name: name.trim(),
    ...(party?.id && { dealWith: party.id }),
    ...kind,
    dealStatus: status,
    ...(price && { price }),
    ...(duration && kind.priceType !== 'fixed' && { duration }),
    ...(day && { expectedOn: day }),
    ...(category?.id && { dealCategoryId: category.id }),
    ...(responsible && { dealResponsibleId: responsible }),
    visibility,
    ...(visibility === 'group' && groupId !== undefined && { groupId }),
    ...(visibility === 'selected-people' && { allowedUsers: [...(allowedUsers ?? [])] }),
  }
}

/** Finds the contact that a deal is with by its name, or creates the company. A retry of the same name creates it once. */
const createParty = async (client: QueryClient, { label }: ComboOption, changeGroup: string): Promise<ComboOption> => {
  const company = { type: 'company', name: label } as const
  const { id } = await sendKeyed('deals:new:party', company, (idempotencyKey) =>
    contactNamed(client, 'company', label, { changeGroup, idempotencyKey }),
  )
  return { id, label }
}

/** How an empty draft begins. */
interface Usual {
  currency: string
  status: DealStatus
  /** The id of a user. */
  responsible: string
}

/** How a new deal is drafted and sent. */
export const newDealOf = (client: QueryClient, { currency, responsible, status }: Usual): NewRecord<DealDraft, Field, NewDeal> => {
  const money = { currency, price: '', priceType: 'fixed', duration: '' } as const
  const empty: DealDraft = { name: '', money, status, expected: '', responsible, audience: everyone }
  return {
    root: 'case',
    empty,
    keys: {
      name: ['name'],
      party: ['dealWith'],
      currency: ['currency'],
      price: ['price'],
      duration: ['duration'],
      status: ['dealStatus'],
      expected: ['expectedOn'],
      category: ['dealCategoryId'],
      responsible: ['dealResponsibleId'],
      audience: ['visibility', 'groupId', 'allowedUsers'],
    },
    load: ({ expected }) => deadlineFormat.load?.(expected),
    check,
    prepare: async ({ party, category, money: { currency: code } }, changeGroup) => {
      rememberCurrency(code)
      const newParty = party && !party.id && (await createParty(client, party, changeGroup))
      const newCategory = category && !category.id && (await createCategory(client, dealCategorySet, category, changeGroup))
      return newParty || newCategory ? { ...(newParty && { party: newParty }), ...(newCategory && { category: newCategory }) } : undefined
    },
    toNew,
    next: (now, sent) => ({ ...empty, status: now.status, name: now.name === sent.name ? '' : now.name }),
    nameOf: ({ name }) => name,
    pathOf: paths.deal,
  }
}

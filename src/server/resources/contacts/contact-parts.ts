import { type Address, type ContactDatum, type EntityType, entityValues } from '../../../contract/contacts/contacts.ts'
import { type ImportantDate, isMonthDay } from '../../../contract/contacts/important-dates.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { wireName } from '../../../contract/wire/wire.ts'
import { Refusal, unacceptable } from '../../core/errors.ts'

type Change = Record<string, unknown>
/** Returns an entry of a nested list after a request, before it gets its id. `at` is the path of the entry in the request. */
export type ChangePart<Part> = (change: Change, before: Part | undefined, at: string) => Change
const given = (change: Change) => Object.fromEntries(Object.entries(change).filter(([key, value]) => key !== 'id' && value !== undefined))
const needed = (item: Change, at: string, ...keys: string[]) => {
  for (const key of keys) if (item[key] === undefined) throw unacceptable(`${at}.${wireName(key)}`, 'required', 'This is required.')
}

/** Reads one phone number, e-mail address or website. */
export const contactDatum: ChangePart<ContactDatum> = (change, before, at) => {
  const item: Change = { kind: 'work', ...before, ...given(change) }
  needed(item, at, 'entityType', 'entityValue')
  const { entityType, entityValue } = item as Omit<ContactDatum, 'id'>
  // A value from before a rule existed stays valid until it is changed.
  if (entityType !== before?.entityType || entityValue !== before.entityValue) {
    const read = decode(entityValues[entityType as EntityType], entityValue, `${at}.entity-value`)
    if (!read.ok) throw new Refusal(422, read.faults)
    item.entityValue = read.value
  }
  return item
}

export const importantDate: ChangePart<ImportantDate> = (change, before, at) => {
  const asked = given(change)
  const item: Change = { isEveryYear: false, ...before, ...asked }
  needed(item, at, 'type', 'date')
  if (!isMonthDay(String(item.date))) return item
  if (asked.isEveryYear === false)
    throw unacceptable(`${at}.is-every-year`, 'year', 'A date without a year comes every year. Add the year first.')
  return { ...item, isEveryYear: true }
}

export const postalAddress: ChangePart<Address> = (change, before, at) => {
  const item: Change = { kind: 'other', ...before, ...given(change) }
  const written = ['address', 'city', 'state', 'country', 'zipCode'].some((key) => item[key])
  if (!written) throw unacceptable(`${at}.address`, 'required', 'An address needs at least one line.')
  return item
}

import { type Address, type ContactDatum, type entityTypes, entityValues, type ImportantDate } from '../../contract/contacts/contacts.ts'
import { decode } from '../../contract/wire/decode.ts'
import { Refusal, unacceptable } from '../errors.ts'
import type { WriteTx } from '../store/store.ts'

type Change = Record<string, unknown>
type EntityType = (typeof entityTypes)[number]
const given = (change: Change) => Object.fromEntries(Object.entries(change).filter(([key, value]) => key !== 'id' && value !== undefined))
const needed = (item: Change, keys: [key: string, wire: string][], at: string) => {
  for (const [key, wire] of keys) if (item[key] === undefined) throw unacceptable(`${at}.${wire}`, 'required', 'This is required.')
}

/** Reads one phone number, e-mail address or website. */
export const contactDatum =
  (tx: WriteTx) =>
  async (change: Change, before: ContactDatum | undefined, at: string): Promise<ContactDatum> => {
    const item: Change = { kind: 'work', ...before, ...given(change) }
    needed(
      item,
      [
        ['entityType', 'entity-type'],
        ['entityValue', 'entity-value'],
      ],
      at,
    )
    const { entityType, entityValue } = item as Omit<ContactDatum, 'id'>
    // A value from before a rule existed stays valid until it is changed.
    if (entityType !== before?.entityType || entityValue !== before.entityValue) {
      const read = decode(entityValues[entityType as EntityType], entityValue, `${at}.entity-value`)
      if (!read.ok) throw new Refusal(422, read.faults)
    }
    return { ...item, id: before?.id ?? (await tx.nextId()) } as ContactDatum
  }

export const importantDate =
  (tx: WriteTx) =>
  async (change: Change, before: ImportantDate | undefined, at: string): Promise<ImportantDate> => {
    const item: Change = { isEveryYear: false, ...before, ...given(change) }
    needed(
      item,
      [
        ['type', 'type'],
        ['date', 'date'],
      ],
      at,
    )
    return { ...item, id: before?.id ?? (await tx.nextId()) } as ImportantDate
  }

export const postalAddress =
  (tx: WriteTx) =>
  async (change: Change, before: Address | undefined, at: string): Promise<Address> => {
    const item: Change = { kind: 'other', ...before, ...given(change) }
    const written = ['address', 'city', 'state', 'country', 'zipCode'].some((key) => item[key])
    if (!written) throw unacceptable(`${at}.address`, 'required', 'An address needs at least one line.')
    return { ...item, id: before?.id ?? (await tx.nextId()) } as Address
  }

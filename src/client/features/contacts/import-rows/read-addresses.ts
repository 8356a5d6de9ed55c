import { contactFields, kinds, type NewContact } from '../../../../contract/contacts/contacts.ts'
import type { Schema } from '../../../../contract/wire/wire.ts'
import type { Kind, Part } from '../import-columns/file-fields.ts'
import { splitParts } from './split-values.ts'

const schemas = {
  street: contactFields.longText,
  zip: contactFields.zipCode,
  city: contactFields.line,
  state: contactFields.line,
  country: contactFields.line,
}
const parts = Object.keys(schemas) as (keyof typeof schemas)[]

/** A cell that has text. */
export interface Entry {
  readonly column: number
  readonly kind: Kind
  readonly text: string
  /** What the column of kinds says. */
  readonly says: string
}

/** Reads the postal addresses of a row, and checks each part. */
export const addressesOf = (
  entries: (part: Part) => readonly Entry[],
  check: <T>(schema: Schema<T>, value: unknown, column: number) => void,
): Pick<NewContact, 'addresses'> => {
  const addresses = kinds.flatMap((kind) => {
    const own = parts.map((part) => ({ part, cells: entries(part).filter((entry) => entry.kind === kind) }))
    const texts = own.map(({ cells }) => cells.map(({ text }) => text).join('\n'))
    const counts = new Set(texts.filter(Boolean).map((text) => splitParts(text).length))
    const [count = 0] = counts
    const several = counts.size === 1 ? count : Math.min(counts.size, 1)
    return Array.from({ length: several }, (_, at) => {
      const [address, zipCode, city, state, country] = own.map(({ part, cells }, index) => {
        const whole = texts[index] ?? ''
        const text = (counts.size === 1 ? splitParts(whole)[at] : whole)?.trim() ?? ''
        if (text) check(schemas[part], text, cells[0]?.column ?? 0)
        return text
      })
      return {
        kind,
        ...(address && { address }),
        ...(zipCode && { zipCode }),
        ...(city && { city }),
        ...(state && { state }),
        ...(country && { country }),
      }
    })
  })
  return addresses.length > 0 ? { addresses } : {}
}

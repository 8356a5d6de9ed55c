import { type entityTypes, entityValues } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'

type EntityType = (typeof entityTypes)[number]

/** Where a phone, an e-mail address or a website leads; undefined where that is not sure. Never another protocol than these. */
export const hrefOf = (type: EntityType, value: string): string | undefined => {
  if (type === 'phone') {
    const digits = value.replace(/(?!^\+)\D/g, '')
    return /\d{3}/.test(digits) ? `tel:${digits}` : undefined
  }
  if (type === 'e-mail') return validateDatum(type, value) ? undefined : `mailto:${value}`
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`
  return /^[^\s:]+(?::\d+)?(?:\/\S*)?$/.test(value.replace(/^https?:\/\//i, '')) && URL.canParse(address) ? address : undefined
}

/** What is wrong with a value, in the words the service would use. */
export const validateDatum = (type: EntityType, value: string): string | undefined => {
  const reading = decode(entityValues[type], value)
  return reading.ok ? undefined : reading.faults[0]?.message
}
